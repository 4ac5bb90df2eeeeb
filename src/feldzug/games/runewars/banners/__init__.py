"""Banners of War: an expansion of Runewars. Outside this folder only the list of the games names it."""
