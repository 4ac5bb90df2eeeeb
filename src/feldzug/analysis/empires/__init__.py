"""What is computed, drawn and printed of a campaign of Empires."""
