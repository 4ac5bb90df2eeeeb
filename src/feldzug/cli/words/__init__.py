"""What the command line itself says, in every language."""
