"""What bots know of Banners of War: one module a part of the expansion."""
