"""What Banners of War says: a folder a language, a file a subject."""
