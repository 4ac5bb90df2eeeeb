"""One policy a game: what is known about playing it well."""
