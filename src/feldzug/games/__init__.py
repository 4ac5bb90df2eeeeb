"""The games of Feldzug."""
