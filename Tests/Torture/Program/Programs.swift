import Glibc
import MediaProtocol

/// The tortured programs, as the command line names them.
struct Programs {
  /// The release build of the game.
  var game: String
  /// The builds with a sanitizer, by name, as far as they exist.
  var sanitized: [(name: String, path: String)] = []
  /// The builds of the picture helper: the release, and those with a sanitizer.
  private(set) var helpers = [(name: "release", path: helper)]
  /// Fuzz targets.
  var fuzzers: [String] = []
  /// A library that makes the disk of the data directory read-only.
  var readOnlyDisk: String?

  /// Finds the game's programs next to the torture's.
  init(beside torture: String) {
    game = Self.beside(torture, "flipside")
  }

  /// Adds the helper next to a build of the game.
  mutating func addHelper(_ name: String, beside game: String) {
    helpers.append((name: name, path: Self.beside(game, "flipside-media")))
  }

  /// The path of this program.
  static let torture = absolute("/proc/self/exe")

  /// Returns a path that stays valid in another working directory.
  static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The release build of the helper, which is used with every build of the game.
  fileprivate static var helper: String { beside(torture, "flipside-media") }

  private static func beside(_ program: String, _ name: String) -> String {
    let words = program.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (words.map(String.init) + [name]).joined(separator: "/")
  }
}

/// The game in a separate terminal, with a given data directory.
enum Seat {
  /// The suppressions of the thread sanitizer. Two threads that wait for a Mutex hand it over
  /// inside the kernel, which the sanitizer does not see, so that it reports a race for the
  /// protected code. Nothing else can access the value of a Mutex. This is the compiler's mangling
  /// of that code's type: a function of one `inout sending` value.
  private static let suppressions = "race:zYu\n"

  /// The path with the symbolizer of the sanitizers.
  static var path: String { getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin" }

  /// Returns the environment. A crash ends the program and leaves its report in the data directory,
  /// without a debugger. No external service is used.
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

  /// The addresses without an answer, for every service of the game.
  private static var nowhere: [String: String] {
    let services = NetworkDeck.all.map(\.environment) + WebService.allCases.map(\.environment)
    return services.reduce(into: [:]) { $0[$1] = "http://127.0.0.1:9/" }
  }

  private static let suppressionsName = "thread-suppressions"

  /// Writes the suppressions to the file named by `environment`.
  static func prepare(_ directory: String) {
    let file = open("\(directory)/\(suppressionsName)", O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    _ = Array(suppressions.utf8).withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    close(file)
  }

  /// The options for bots: 80x24, ASCII, no animation.
  static let plain = [
    "--ascii", "--no-motion", "--no-mouse", "--no-tutorial", "--color", "never",
  ]

  /// The milliseconds within which any screen appears on any machine.
  static let patience = 60_000
}
