"""What is called from outside: the HTTP API, the web socket, pages and files."""
