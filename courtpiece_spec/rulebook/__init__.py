"""What people read, made from the compiled book."""
