"""Benchmarks, run on demand: never timed tests."""
