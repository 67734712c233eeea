/* Here only for the flags that pkg-config gives; CChafa wraps what is used. */
