import Glibc
import MediaProtocol

/// The programs that are tortured, as the command line names them.
struct Programs {
  /// The game as it is released.
  var game: String
  /// Builds with a sanitizer, by its name; those that were not built are left out.
  var sanitized: [(name: String, path: String)] = []
  /// Builds of the picture helper: the released one, and with a sanitizer.
  private(set) var helpers = [(name: "release", path: helper)]
  /// Fuzz targets.
  var fuzzers: [String] = []
  /// A library that makes the data directory a disk that cannot be written.
  var readOnlyDisk: String?

  /// The game's programs beside the torture's own.
  init(beside torture: String) {
    game = Self.beside(torture, "flipside")
  }

  /// Notes the build of the helper beside one of the game.
  mutating func addHelper(_ name: String, beside game: String) {
    helpers.append((name: name, path: Self.beside(game, "flipside-media")))
  }

  /// The helper for pictures and services as it is released, with which every build of the game is
  /// played.
  fileprivate static var helper: String { beside(CommandLine.arguments[0], "flipside-media") }

  private static func beside(_ program: String, _ name: String) -> String {
    let words = program.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (words.map(String.init) + [name]).joined(separator: "/")
  }
}

/// The game in a terminal of its own, on a data directory that is given.
enum Seat {
  /// Two threads that wait for each other at a Mutex hand it over inside the kernel, where the
  /// thread sanitizer does not look, so that it takes what they do within for a race. Nothing else
  /// can reach the value of a Mutex. This is how the compiler writes the type of what is done
  /// within: a function of one `inout sending` value.
  private static let suppressions = "race:zYu\n"

  /// Where the sanitizers find what gives their reports names.
  static var path: String { getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin" }

  /// A crash ends the program and leaves its report in the data directory: nobody is there to
  /// talk to a debugger. Nobody outside is asked for anything.
  static func environment(
    _ directory: String, type: String = "xterm-256color", locale: String = "C.UTF-8"
  ) -> [String: String] {
    [
      "FLIPSIDE_DATA": directory, "FLIPSIDE_MEDIA": Programs.helper,
      "HOME": directory, "TERM": type, "LANG": locale,
      "ASAN_OPTIONS": "exitcode=99:detect_leaks=0:handle_segv=0:handle_abort=0"
        + ":log_path=\(directory)/report",
      "PATH": path,
      "TSAN_OPTIONS": "exitcode=99:halt_on_error=1:handle_segv=0"
        + ":log_path=\(directory)/report:suppressions=\(directory)/\(suppressionsName)",
      "SWIFT_BACKTRACE": "enable=no",
    ].merging(nowhere) { $1 }
  }

  /// Where nobody answers, in place of every service that the game knows.
  private static var nowhere: [String: String] {
    let services = NetworkDeck.all.map(\.environment) + WebService.allCases.map(\.environment)
    return services.reduce(into: [:]) { $0[$1] = "http://127.0.0.1:9/" }
  }

  private static let suppressionsName = "thread-suppressions"

  /// Puts down what the thread sanitizer has to know where `environment` says.
  static func prepare(_ directory: String) {
    let file = open("\(directory)/\(suppressionsName)", O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    _ = Array(suppressions.utf8).withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    close(file)
  }

  /// What bots need: 80x24, ASCII, no motion.
  static let plain = [
    "--ascii", "--no-motion", "--no-mouse", "--no-tutorial", "--color", "never",
  ]

  /// Milliseconds within which any screen comes on any machine; who waits longer waits in vain.
  static let patience = 60_000
}
