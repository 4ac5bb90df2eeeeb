"""The browser: Debian's Chromium, or whatever of its kind is there."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from feldzug.server.api import page
from tests.debian import program

# What no test needs. For the first three each window loads two more pages, which suggest addresses and cost
# more than ours. The others Playwright leaves out, too: of several such flags only the last counts.
UNUSED = [
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
# Nothing is fetched from anywhere else, and no screen is needed.
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(UNUSED)}",
]


def find() -> Path | None:
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    return Path(found) if found else None


@contextmanager
def launched() -> Iterator[Browser]:
    assert (page.FOLDER / "index.html").exists(), "The page is not built: run `make web` first."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program("chromium", find), args=FLAGS, chromium_sandbox=False
        )
        yield browser
        browser.close()
