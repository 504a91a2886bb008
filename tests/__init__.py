"""The tests: units, properties, the rules as features, and the house itself."""
