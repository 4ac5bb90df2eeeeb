"""Build the web page into the wheel, and compile it with mypyc where that is possible.

Without a C compiler or mypyc the wheel is plain Python: slower, otherwise the same. The environment
variable FELDZUG_COMPILE decides otherwise: 0 never compiles, 1 makes a failure an error. An
editable install always stays plain Python.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface[Any]):
    """Adds the page of tools/web.py and the compiled modules of tools/compile.py."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page and compile before the wheel is packed."""
        if version == "editable":
            return
        root = Path(self.root)
        if subprocess.run([sys.executable, str(root / "tools" / "web.py")], check=False).returncode:
            sys.exit("The wheel needs its web page, and building that failed: see above.")
        wish = os.environ.get("FELDZUG_COMPILE", "")
        if wish == "0":
            return
        done = subprocess.run([sys.executable, str(root / "tools" / "compile.py")], check=False)
        if done.returncode == 0:
            compiled = root / "build" / "compiled"
            for binary in compiled.rglob("*.so"):
                build_data["force_include"][str(binary)] = str(binary.relative_to(compiled))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        elif wish == "1":
            sys.exit(
                "FELDZUG_COMPILE=1 asks for a compiled wheel, and compiling failed: see above."
            )
        else:
            print("The wheel is plain Python: it plays the same games, only slower.")
