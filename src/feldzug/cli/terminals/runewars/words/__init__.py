"""What the terminal of Runewars says, one Fluent file a language."""
