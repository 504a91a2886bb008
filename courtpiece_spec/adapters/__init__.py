"""Adapters to start from, one folder a language: data, which `courtpiece adapter new` copies."""
