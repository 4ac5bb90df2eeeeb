"""The policy of Ring War: chances of fights, what things are worth, which action follows from it."""
