"""How Empires is played well."""
