#include "internal.h"

#include <wchar.h>

static WINDOW *keys;

/* The sequences of keys that are missing from terminfo entries. */
static const struct {
  const char *sequence;
  int code;
} usual[] = {
  {"\033[A", KEY_UP}, {"\033[B", KEY_DOWN}, {"\033[C", KEY_RIGHT}, {"\033[D", KEY_LEFT},
  {"\033OA", KEY_UP}, {"\033OB", KEY_DOWN}, {"\033OC", KEY_RIGHT}, {"\033OD", KEY_LEFT},
  {"\033[H", KEY_HOME}, {"\033[F", KEY_END}, {"\033OH", KEY_HOME}, {"\033OF", KEY_END},
  {"\033[1~", KEY_HOME}, {"\033[4~", KEY_END}, {"\033[7~", KEY_HOME}, {"\033[8~", KEY_END},
  {"\033[3~", KEY_DC}, {"\033[5~", KEY_PPAGE}, {"\033[6~", KEY_NPAGE}, {"\033[Z", KEY_BTAB},
  {"\033[5;2~", KEY_SPREVIOUS}, {"\033[6;2~", KEY_SNEXT},
  {"\033[5$", KEY_SPREVIOUS}, {"\033[6$", KEY_SNEXT},
  {"\033OP", KEY_F(1)}, {"\033OM", KEY_ENTER},
  {"\033[200~", CODE_PASTE_BEGINS}, {"\033[201~", CODE_PASTE_ENDS},
  {"\033[I", CODE_FOCUS}, {"\033[O", CODE_FOCUS},
};

int flipside_keys_open(void) {
  keys = newpad(1, 1);
  if (!keys) return 0;
  keypad(keys, TRUE);
  nodelay(keys, TRUE);
  for (unsigned i = 0; i < sizeof usual / sizeof usual[0]; i++)
    if (key_defined(usual[i].sequence) == 0) define_key(usual[i].sequence, usual[i].code);
  return 1;
}

void flipside_keys_close(void) {
  if (keys) delwin(keys);
  keys = NULL;
}

static struct flipside_terminal_input key(int32_t value) {
  return (struct flipside_terminal_input){FLIPSIDE_KEY, value, 0, 0};
}

static struct flipside_terminal_input plain(int kind) {
  return (struct flipside_terminal_input){kind, 0, 0, 0};
}

/* Reads the next mouse event that is used, on the used part of the window; otherwise returns
   whether there was any. One KEY_MOUSE may be for several. */
static struct flipside_terminal_input next_mouse(void) {
  MEVENT event;
  int kind = FLIPSIDE_NOTHING;
  while (getmouse(&event) == OK) {
    kind = FLIPSIDE_OTHER;
    int action = event.bstate & BUTTON1_PRESSED ? 0
      : event.bstate & BUTTON4_PRESSED ? 1
      : event.bstate & BUTTON5_PRESSED ? 2 : -1;
    int is_inside = event.x < flipside_terminal_columns() && event.y < flipside_terminal_rows();
    if (action >= 0 && is_inside)
      return (struct flipside_terminal_input){FLIPSIDE_MOUSE, action, event.x, event.y};
  }
  return plain(kind);
}

/* A mouse key without an event is the start of a report that arrived in two parts, as over a slow
   line. */
static struct flipside_terminal_input of_mouse(void) {
  struct flipside_terminal_input found = next_mouse();
  return found.kind == FLIPSIDE_NOTHING ? plain(FLIPSIDE_CUT_REPORT) : found;
}

static struct flipside_terminal_input of_code(wint_t code) {
  if (code >= KEY_F(1) && code <= KEY_F(12))
    return key(FLIPSIDE_KEY_FUNCTION + (int)(code - KEY_F(0)));
  switch (code) {
  case KEY_UP: return key(FLIPSIDE_KEY_UP);
  case KEY_DOWN: return key(FLIPSIDE_KEY_DOWN);
  case KEY_LEFT: return key(FLIPSIDE_KEY_LEFT);
  case KEY_RIGHT: return key(FLIPSIDE_KEY_RIGHT);
  case KEY_HOME: case KEY_A1: case KEY_FIND: return key(FLIPSIDE_KEY_HOME);
  case KEY_END: case KEY_C1: case KEY_SELECT: return key(FLIPSIDE_KEY_END);
  case KEY_PPAGE: case KEY_A3: return key(FLIPSIDE_KEY_PAGE_UP);
  case KEY_NPAGE: case KEY_C3: return key(FLIPSIDE_KEY_PAGE_DOWN);
  case KEY_SPREVIOUS: return key(FLIPSIDE_KEY_SHIFT_PAGE_UP);
  case KEY_SNEXT: return key(FLIPSIDE_KEY_SHIFT_PAGE_DOWN);
  case KEY_DC: return key(FLIPSIDE_KEY_DELETE);
  case KEY_BACKSPACE: return key(FLIPSIDE_KEY_BACKSPACE);
  case KEY_ENTER: return key(FLIPSIDE_KEY_ENTER);
  case KEY_BTAB: return key(FLIPSIDE_KEY_BACK_TAB);
  case KEY_MOUSE: return of_mouse();
  case CODE_PASTE_BEGINS: return plain(FLIPSIDE_PASTE_BEGINS);
  case CODE_PASTE_ENDS: return plain(FLIPSIDE_PASTE_ENDS);
  default: return plain(FLIPSIDE_OTHER);  /* also KEY_RESIZE, which SIGWINCH has reported */
  }
}

struct flipside_terminal_input flipside_terminal_read(void) {
  if (!keys) return plain(FLIPSIDE_NOTHING);
  struct flipside_terminal_input waiting = next_mouse();
  if (waiting.kind == FLIPSIDE_MOUSE) return waiting;
  wint_t value;
  switch (wget_wch(keys, &value)) {
  case OK:
    return (struct flipside_terminal_input){FLIPSIDE_SCALAR, (int32_t)value, 0, 0};
  case KEY_CODE_YES: return of_code(value);
  default: return plain(FLIPSIDE_NOTHING);
  }
}
