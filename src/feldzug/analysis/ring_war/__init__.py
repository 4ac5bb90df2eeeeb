"""What can be computed about Ring War: the exact chances of its fights."""
