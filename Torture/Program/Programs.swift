/// The programs that are tortured, as the command line names them.
struct Programs {
  /// The game as it is released.
  var game: String
  /// Builds with a sanitizer, by its name; those that were not built are left out.
  var sanitized: [(name: String, path: String)] = []
  /// Fuzz targets.
  var fuzzers: [String] = []

  /// The game's programs beside the torture's own.
  init(beside torture: String) {
    let words = torture.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    game = (words + ["flipside"]).joined(separator: "/")
  }
}

/// The game in a terminal of its own, on a data directory that is given.
enum Seat {
  static func environment(
    _ directory: String, type: String = "xterm-256color", locale: String = "C.UTF-8"
  ) -> [String: String] {
    [
      "FLIPSIDE_DATA": directory, "HOME": directory, "TERM": type, "LANG": locale,
      "ASAN_OPTIONS": "exitcode=99:detect_leaks=0:handle_segv=0:handle_abort=0"
        + ":log_path=\(directory)/report",
      "TSAN_OPTIONS": "exitcode=99:halt_on_error=1:handle_segv=0:log_path=\(directory)/report",
    ]
  }

  /// What bots need: 80x24, ASCII, no motion.
  static let plain = ["--ascii", "--no-motion", "--no-mouse", "--color", "never"]
}
