/* Only for the flags from pkg-config; CChafa wraps the functions that are used. */
