"""The kernel: what every game shares. It knows no game and imports nothing of ours."""
