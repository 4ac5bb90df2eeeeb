"""What the eight orders do."""
