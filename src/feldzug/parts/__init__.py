"""What several games share: content files, words, dice."""
