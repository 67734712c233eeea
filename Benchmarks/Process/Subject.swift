import Glibc

/// A program to be measured.
struct Subject {
  let name: String
  let command: [String]
  /// The keys from its first screen to where the cursor moves on a board.
  var toBoard: [KeyScript.Step] = []

  static let memoblocks = Subject(name: "memoblocks", command: ["/usr/games/nbmemoblocks"])

  /// The game with an empty data directory of its own.
  static func flipside(_ program: String) -> Subject {
    let data = "/tmp/flipside-bench-\(getpid())"
    return Subject(
      name: "flipside",
      command: [program, "--data", data, "--no-motion", "--lang", "en"],
      toBoard: KeyScript.flipsideToBoard)
  }
}
