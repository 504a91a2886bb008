"""Judging another implementation: adapter processes, the protocol, drivers and reports.

Data flows one way: `process` talks to a program, `protocol` says what its lines may look like, `judge`
compares an answer with the reference, `fuzz` finds and shrinks a disagreement, `report` shows it.
"""
