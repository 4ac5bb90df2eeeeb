"""Part of the rules of Empires."""
