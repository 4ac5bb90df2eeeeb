"""How fast the server and its page are: `make bench-server`. Nothing here passes or fails; it measures."""
