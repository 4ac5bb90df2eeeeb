"""The command line: every game in a terminal, in German and English."""

from feldzug.cli.app import app, main

__all__ = ["app", "main"]
