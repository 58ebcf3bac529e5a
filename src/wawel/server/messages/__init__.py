"""What travels between server and clients, as types: calls are checked against them, the description of the API is made
of them, and `tools/web_types.py` writes the browser's types from them.
"""
