"""What the terminal of Ring War says, one Fluent file a language."""
