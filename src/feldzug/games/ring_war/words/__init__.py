"""What Ring War says, in every language."""
