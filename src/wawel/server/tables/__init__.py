"""Tables: the live table and its parts, all tables together, and the bots that sit at them."""
