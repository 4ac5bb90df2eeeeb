"""What the practice game says, one Fluent file a language."""
