"""Records of rounds: read, written and audited (record.md)."""
