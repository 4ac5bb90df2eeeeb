"""The module `development-cards`: cards that are bought, capitals and peasants."""
