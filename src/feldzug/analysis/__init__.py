"""Studies of the games: exact odds, arenas, ratings, statistics."""
