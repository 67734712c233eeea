/* libsodium for Swift: Argon2id, random bytes, hashing of session tokens. */
#ifndef FLIPSIDE_CSODIUM_H
#define FLIPSIDE_CSODIUM_H

#include <sodium.h>

#endif
