/* Functions that test the decoder's sandbox, each in a child process. */
#ifndef FLIPSIDE_CTESTSANDBOX_H
#define FLIPSIDE_CTESTSANDBOX_H

#include <stddef.h>
#include <stdint.h>

/* Enters the sandbox, decodes a picture, and performs the act named `act`, which may be "nothing".
   Returns the signal that ended the child, 0 if none did, or -1 if it did not reach the act. */
int flipside_try_in_sandbox(const uint8_t *picture, size_t count, const char *act);

/* Decodes a picture as the program does. Returns the number in the line `name` of the child's
   /proc/PID/status, read after the decoding, or -1 if there is none. */
int flipside_status_of_decoder(const uint8_t *picture, size_t count, const char *name);

#endif
