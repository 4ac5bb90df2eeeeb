"""Ring War: the war for Middle-earth on a board of areas."""
