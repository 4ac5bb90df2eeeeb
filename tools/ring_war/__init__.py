"""Tools for Ring War: its board is drawn here, and its recorded games are played anew."""
