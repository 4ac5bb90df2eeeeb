"""What the server keeps: matches, seats, journals, snapshots, secrets."""
