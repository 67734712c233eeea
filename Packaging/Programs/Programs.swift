// Nothing: building this target builds what it depends on, the two programs.
