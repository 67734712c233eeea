import Canvas
import Glibc

/// The least a terminal program can do: C programs of ncurses that draw the first screen of the
/// game, cell for cell, made and compiled by the benchmark itself.
enum Yardstick {
  /// The program alone, and the one that opens the game's database before it draws.
  static func build(drawing canvas: Canvas, in directory: String, mark: String) throws -> [Subject]
  {
    let source = "\(directory)/yardstick.c"
    guard let file = fopen(source, "w") else { throw CannotMeasure("no place for \(source)") }
    fputs(program(drawing: canvas), file)
    fclose(file)
    return try [("C ncurses", [String]()), ("C with database", ["-DDATABASE", "-lsqlite3"])].map {
      let path = "\(directory)/yardstick\($0.1.count)"
      try compile(["cc", "-O2", "-o", path, source] + $0.1 + ["-lncursesw", "-ltinfo"])
      return Subject(
        name: $0.0, path: path, arguments: ["\(directory)/data/flipside.db"], mark: mark)
    }
  }

  private static func compile(_ words: [String]) throws {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for text in arguments { free(text) } }
    var child: pid_t = 0
    var status: Int32 = 0
    guard posix_spawnp(&child, words[0], nil, nil, &arguments, environ) == 0,
      waitpid(child, &status, 0) == child, status == 0
    else { throw CannotMeasure("the C program cannot be compiled") }
  }

  private static func program(drawing canvas: Canvas) -> String {
    var pairs: [[Int]] = []
    var calls = ""
    for (index, cell) in canvas.cells.enumerated()
    where cell != .blank && cell.character != Cell.covered {
      let colors = [number(of: cell.style.ink), number(of: cell.style.paper)]
      if !pairs.contains(colors) { pairs.append(colors) }
      let pair = (pairs.firstIndex(of: colors) ?? 0) + 1
      let row = index / canvas.size.columns
      let column = index % canvas.size.columns
      let scalars = cell.character.unicodeScalars.map { "\\x\(String($0.value, radix: 16))" }
      calls += "  attr_set(\(attributes(cell.style)), \(pair), NULL);"
      calls += " mvaddwstr(\(row), \(column), L\"\(scalars.joined())\");\n"
    }
    let setting = pairs.enumerated().map { "  init_pair(\($0 + 1), \($1[0]), \($1[1]));\n" }
    let cursor = canvas.cursor ?? Point(column: 0, row: 0)
    return """
      #define NCURSES_WIDECHAR 1
      #include <curses.h>
      #include <locale.h>
      #ifdef DATABASE
      #include <sqlite3.h>
      static int number(void *sum, int count, char **values, char **names) {
        (void)count; (void)names; if (values[0]) *(int *)sum += values[0][0]; return 0;
      }
      static int open_database(const char *path) {
        sqlite3 *database; int sum = 0;
        int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
        if (sqlite3_open_v2(path, &database, flags, 0)) return 0;
        const char *sql = "PRAGMA user_version; PRAGMA application_id; PRAGMA journal_mode=WAL;"
          "PRAGMA synchronous=FULL; SELECT key, value FROM setting WHERE owner='guest:0'";
        return !sqlite3_exec(database, sql, number, &sum, 0);
      }
      #endif
      int main(int count, char **words) {
        (void)count; (void)words;
      #ifdef DATABASE
        if (!open_database(words[1])) return 1;
      #endif
        setlocale(LC_CTYPE, "");
        initscr(); raw(); noecho(); keypad(stdscr, TRUE); start_color(); use_default_colors();
      \(setting.joined())\(calls)  move(\(cursor.row), \(cursor.column)); refresh();
        while (getch() != 'q') continue;
        endwin();
        return 0;
      }
      """
  }

  private static func number(of color: Color) -> Int {
    if case .indexed(let index) = color { Int(index) } else { -1 }
  }

  private static func attributes(_ style: Style) -> String {
    let names: [(Style.Attributes, String)] = [
      (.bold, "A_BOLD"), (.dim, "A_DIM"), (.underline, "A_UNDERLINE"), (.reverse, "A_REVERSE"),
    ]
    let used = names.filter { style.attributes.contains($0.0) }.map(\.1)
    return used.isEmpty ? "A_NORMAL" : used.joined(separator: " | ")
  }
}
