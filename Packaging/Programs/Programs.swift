// Empty: building this target builds the programs on which it depends.
