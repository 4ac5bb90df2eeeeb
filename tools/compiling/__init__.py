"""Compiles a copy of the package with mypyc, after writing out what Python would make at run time."""
