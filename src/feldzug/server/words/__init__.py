"""What the server itself says."""
