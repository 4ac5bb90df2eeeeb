"""Runewars: four peoples fight for the dragon runes on a map that they build themselves."""
