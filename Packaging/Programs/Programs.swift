// Empty: building this target builds both programs, on which it depends.
