"""What the kernel says, in every language."""
