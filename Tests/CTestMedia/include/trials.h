/* Trials of the sandbox that pictures are decoded in, each in a child process. */
#ifndef FLIPSIDE_CTESTSANDBOX_H
#define FLIPSIDE_CTESTSANDBOX_H

#include <stddef.h>
#include <stdint.h>

/* Enters the sandbox, decodes a picture, and does what `act` names, which may be "nothing". Returns
   the signal that ended the child; 0 where none did; -1 where it did not get as far as the act. */
int flipside_try_in_sandbox(const uint8_t *picture, size_t count, const char *act);

/* Decodes a picture as the program does. Returns the child's line of this name in
   /proc/PID/status as a number, read when it is done; -1 where there is none. */
int flipside_status_of_decoder(const uint8_t *picture, size_t count, const char *name);

#endif
