"""`python -m feldzug` does what the command `feldzug` does."""

from feldzug.cli import main

if __name__ == "__main__":
    main()
