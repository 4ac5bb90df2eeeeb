"""The tactics cards: one class a title, grouped by their moment."""
