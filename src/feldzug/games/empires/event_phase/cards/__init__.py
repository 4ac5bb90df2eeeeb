"""The event cards, a class each."""
