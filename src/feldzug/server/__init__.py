"""The server: tables that people and bots play at over HTTP. The rules run here and nowhere else."""
