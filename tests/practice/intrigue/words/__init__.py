"""What the expansion says."""
