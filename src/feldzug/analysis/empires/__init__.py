"""What is measured and computed of Empires."""
