"""The games. Each is a package of its own that imports the engine and nothing else of Wawel."""
