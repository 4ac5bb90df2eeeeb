"""What each season card does: one class a card."""
