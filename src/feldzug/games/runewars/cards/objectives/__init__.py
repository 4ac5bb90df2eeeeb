"""What each objective asks for."""
