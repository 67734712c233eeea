#include "internal.h"

#include <poll.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

/* What a terminal tells of itself looks like typing that begins with an escape. It may come late,
   in parts, or to somebody else's question; none of it may arrive as keys. */

enum {
  /* Milliseconds that the next byte of an answer is waited for. */
  patience = 50,
  /* Milliseconds in which a terminal that was asked is expected to answer. */
  expectation = 1500,
  /* More than this of an answer is read and forgotten. */
  longest = 128
};

static char answer[longest + 1];
static int outstanding;
static long long asked;

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

void flipside_terminal_ask(const char *question) {
  asked = now();
  outstanding++;
  unsigned long length = 0;
  while (question[length]) length++;
  flipside_write(question, length);
}

const char *flipside_terminal_answer(void) { return answer; }

void flipside_terminal_settle(int count) {
  outstanding = count < outstanding ? outstanding - count : 0;
}

void flipside_answers_forget(void) { outstanding = 0; }

int flipside_answers_expected(void) {
  if (outstanding > 0 && now() - asked > expectation) outstanding = 0;
  return outstanding > 0;
}

/* The next byte, or ERR where none comes in time or somebody presses a key in between. */
static int next(WINDOW *keys, int milliseconds) {
  wint_t value;
  wtimeout(keys, milliseconds);
  int found = wget_wch(keys, &value);
  nodelay(keys, TRUE);
  if (found == KEY_CODE_YES) ungetch((int)value);
  return found == OK ? (int)value : ERR;
}

static int is_in(int value, const char *set) {
  while (*set)
    if (*set++ == value) return 1;
  return 0;
}

/* Whether an answer may go on so; a key with Alt may begin like one. */
static int begins(int kind, int value) {
  const int is_digit = value >= '0' && value <= '9';
  switch (kind) {
  /* A 6 begins the size of a cell. */
  case '[': return is_in(value, ">?6");
  case ']': return is_digit || is_in(value, "lLI");
  case 'P': return is_digit || is_in(value, "$>+!");
  case '_': return value == 'G';
  default: return 0;
  }
}

/* Whether `value` ends an answer. A string ends with a bell or an escape and a backslash. */
static int ends(WINDOW *keys, int kind, int value) {
  if (kind == '[') return value >= 0x40 && value <= 0x7e;
  if (value == 7 || value == 0x9c) return 1;
  if (value != 27) return 0;
  int after = next(keys, patience);
  if (after != '\\' && after != ERR) {
    unget_wch((wchar_t)after);
    unget_wch(27);
  }
  return 1;
}

int flipside_answers_take(WINDOW *keys, int kind) {
  int length = 0;
  if (!is_in(kind, "[]P_")) return 0;
  int value = next(keys, flipside_answers_expected() ? patience : 0);
  if (value == ERR) return 0;
  if (!begins(kind, value)) {
    unget_wch((wchar_t)value);
    return 0;
  }
  answer[length++] = (char)kind;
  while (1) {
    if (length < longest && value >= ' ' && value < 127) answer[length++] = (char)value;
    value = next(keys, patience);
    if (value == ERR) break;
    if (ends(keys, kind, value)) {
      if (kind == '[' && length < longest) answer[length++] = (char)value;
      break;
    }
  }
  answer[length] = 0;
  /* Keys that begin like the size of a cell end otherwise. */
  if (outstanding > 0 && answer[length - 1] != '~') outstanding--;
  return 1;
}

void flipside_answers_drain(void) {
  /* A terminal that is silent so long is taken for one that does not answer. */
  const long long end = now() + 100;
  while (flipside_answers_expected() && now() < end) {
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    if (poll(&input, 1, (int)(end - now())) <= 0) break;
    while (flipside_terminal_read().kind != FLIPSIDE_NOTHING) continue;
  }
  outstanding = 0;
}
