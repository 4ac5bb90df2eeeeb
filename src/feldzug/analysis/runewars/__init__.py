"""What is measured and computed of Runewars."""
