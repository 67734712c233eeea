import Glibc

/// The least a terminal program can do: a C program of ncurses that draws a first screen and moves
/// the cursor, compiled by the benchmark itself.
enum Yardstick {
  /// Compiles it; nil, with a note, where there is no C compiler.
  static func build() -> Subject? {
    let base = "/tmp/flipside-yardstick-\(getpid())"
    guard let file = fopen(base + ".c", "w") else { return nil }
    fputs(source, file)
    fclose(file)
    let words = ["/usr/bin/cc", "-O2", "-o", base, base + ".c", "-lncursesw", "-ltinfo"]
    defer { unlink(base + ".c") }
    guard run(words) else {
      Report.note("no C compiler or no ncurses: no yardstick")
      return nil
    }
    return Subject(name: "C ncurses", command: [base])
  }

  private static func run(_ words: [String]) -> Bool {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for text in arguments { free(text) } }
    var child: pid_t = 0
    var status: Int32 = 0
    guard posix_spawn(&child, words[0], nil, nil, &arguments, environ) == 0,
      waitpid(child, &status, 0) == child
    else { return false }
    return status == 0
  }

  private static let source = """
    #include <curses.h>
    #include <locale.h>
    int main(void) {
      int key, x = 2;
      setlocale(LC_ALL, "");
      initscr(); raw(); noecho(); keypad(stdscr, TRUE); start_color();
      box(stdscr, 0, 0);
      mvaddstr(2, 36, "Flipside");
      mvaddstr(4, 24, "A pack of card games for the terminal");
      mvaddstr(8, 20, "E-mail or player name  [                    ]");
      mvaddstr(10, 20, "Password               [                    ]");
      mvaddstr(12, 20, "[ ] Stay logged in");
      mvaddstr(14, 20, "< Log in >   < Register >   < Play as guest >");
      mvaddstr(22, 2, "Tab next  Enter choose  ? help  q leave");
      move(20, x); refresh();
      while ((key = getch()) != 'q') {
        mvaddch(20, x, ' ');
        x += key == 'l' ? 1 : key == 'h' ? -1 : 0;
        mvaddch(20, x, '>'); move(20, x); refresh();
      }
      endwin();
      return 0;
    }
    """
}
