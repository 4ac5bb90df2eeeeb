"""What each order does: one class an order."""
