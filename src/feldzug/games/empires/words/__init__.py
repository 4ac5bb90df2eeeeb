"""What Empires says: a folder a language, a file a subject."""
