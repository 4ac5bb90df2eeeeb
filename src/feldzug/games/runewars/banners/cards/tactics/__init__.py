"""The tactics cards of the expansion: one class a title."""
