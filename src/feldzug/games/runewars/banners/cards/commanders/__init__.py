"""The commander cards of the expansion."""
