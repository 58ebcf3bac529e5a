"""Steps that bring a stored database to the present form. Each is written once and never changed afterwards."""
