import Canvas
import Glibc

/// The minimum for a terminal program: C programs with ncurses that draw screens of the game, cell
/// for cell, generated and compiled by the benchmark.
enum Yardstick {
  /// Builds the plain program, and one that opens the game's database before drawing.
  static func build(drawing canvas: Canvas, in directory: String, mark: String) throws -> [Subject]
  {
    try [("C ncurses", [String]()), ("C with database", ["-DDATABASE", "-lsqlite3"])].map {
      try build(
        $0.0, drawing: [canvas], in: directory, options: $0.1, file: "yardstick\($0.1.count)",
        mark: mark)
    }
  }

  /// Builds a program that draws the next screen completely at each key, cyclically, and lets
  /// ncurses send the differences; `q` ends it.
  static func build(
    _ name: String, drawing screens: [Canvas], in directory: String, options: [String] = [],
    file: String, mark: String
  ) throws -> Subject {
    let path = "\(directory)/\(file)"
    guard let source = fopen("\(path).c", "w") else {
      throw CannotMeasure("no place for \(path).c")
    }
    fputs(program(drawing: screens), source)
    fclose(source)
    try Command.run(["cc", "-O2", "-o", path, "\(path).c"] + options + ["-lncursesw", "-ltinfo"])
    return Subject(
      name: name, path: path, arguments: ["\(directory)/data/flipside.db"], mark: mark)
  }

  private static func program(drawing screens: [Canvas]) -> String {
    var pairs: [[Int]] = []
    let functions = screens.enumerated().map { number, canvas in
      let cursor = canvas.cursor ?? Point(column: 0, row: 0)
      return """
        static void screen\(number)(void) {
        \(calls(drawing: canvas, &pairs))  move(\(cursor.row), \(cursor.column));
        }

        """
    }
    let setting = pairs.enumerated().map { "  init_pair(\($0 + 1), \($1[0]), \($1[1]));\n" }
    let names = screens.indices.map { "screen\($0)" }.joined(separator: ", ")
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
      \(functions.joined())
      static void (*const screens[])(void) = {\(names)};
      int main(int count, char **words) {
        (void)count; (void)words;
      #ifdef DATABASE
        if (!open_database(words[1])) return 1;
      #endif
        setlocale(LC_CTYPE, "");
        initscr(); raw(); noecho(); keypad(stdscr, TRUE); start_color(); use_default_colors();
      \(setting.joined())  screens[0](); refresh();
        for (int next = 1; getch() != 'q'; next++) {
          erase(); screens[next % \(screens.count)](); refresh();
        }
        endwin();
        return 0;
      }
      """
  }

  /// Returns calls for the pieces of one style in each row; blanks after clearing are left out.
  private static func calls(drawing canvas: Canvas, _ pairs: inout [[Int]]) -> String {
    var calls = ""
    for row in 0..<canvas.size.rows {
      var column = 0
      while column < canvas.size.columns {
        let start = column
        let style = canvas[column, row].style
        var text = ""
        while column < canvas.size.columns, canvas[column, row].style == style {
          let cell = canvas[column, row]
          if cell.character != Cell.covered { text.append(cell.character) }
          column += 1
        }
        if style == .plain, text.allSatisfy({ $0 == " " }) { continue }
        let colors = [number(of: style.foreground), number(of: style.background)]
        if !pairs.contains(colors) { pairs.append(colors) }
        let pair = (pairs.firstIndex(of: colors) ?? 0) + 1
        // Separately, because a following digit would be read as part of a number.
        let parts = text.unicodeScalars.map { "L\"\\x\(String($0.value, radix: 16))\"" }
        calls += "  attr_set(\(attributes(style)), \(pair), NULL);"
        calls += " mvaddwstr(\(row), \(start), \(parts.joined(separator: " ")));\n"
      }
    }
    return calls
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
