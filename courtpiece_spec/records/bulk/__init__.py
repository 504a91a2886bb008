"""Auditing very many records: as arrays, through the kernel; the reference engine explains what fails."""
