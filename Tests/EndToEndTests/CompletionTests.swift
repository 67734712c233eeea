import Testing

/// The completion files as the package gets them, in the shells themselves.
@Suite(.sideBySide) struct CompletionTests {
  /// A shell, and the keys for completion.
  struct Shell: Sendable, CustomTestStringConvertible {
    let name: String
    let start: [String]
    var testDescription: String { name }
  }

  private static let shells = [
    Shell(
      name: "bash",
      start: [
        "bind 'set enable-bracketed-paste off'",
        "source ./flipside.bash",
      ]),
    Shell(
      name: "zsh",
      start: [
        "exec zsh -f",
        "fpath=($PWD $fpath); autoload -Uz compinit; compinit -D -u",
        "PS1='zsh$ '",
      ]),
    Shell(
      name: "fish",
      start: [
        "exec env XDG_CONFIG_HOME=$PWD XDG_DATA_HOME=$PWD fish --private",
        "set fish_complete_path; source ./flipside.fish",
      ]),
  ]

  /// The text before the Tab, and the end of the line after it.
  private static let lines = [
    ("flipside sc", "scores"), ("flipside --la", "--lang"), ("flipside --lang r", "ru"),
    ("flipside --cursor f", "focus"), ("flipside --no-tu", "--no-tutorial"),
    ("flipside --seed 7 --as", "--ascii"), ("flipside scores --g", "--game"),
    ("flipside scores --game c", "color-match"), ("flipside scores --game=m", "--game=movie-quiz"),
    ("flipside scores --game color-match --level 9", "90"),
    ("flipside scores --game=pairs --level ha", "hard"), ("flipside stats --level to", "top"),
    ("flipside --color n", "never"), ("flipside cache c", "clear"), ("flipside replay e", "export"),
    ("flipside verify --a", "--all"), ("flipside verify rec", "record\\ of\\ anna.txt"),
    ("flipside --data ta", "table/"), ("flipside recover --he", "--help"),
    // Nothing is added if nothing matches: options of other commands, levels of other games.
    ("flipside scores --no", "--no"), ("flipside --lim", "--lim"),
    ("flipside scores --game pairs --level 9", "--level 9"), ("flipside cache show c", "show c"),
  ]

  @Test("A shell offers commands, options, values, files and nothing else", arguments: shells)
  func offers(_ shell: Shell) throws {
    let desk = try Desk()
    try Command.run(
      [
        "sh", "-c",
        "cd '\(desk.path)' && mkdir table && touch 'record of anna.txt' table.txt",
      ])
    let written = try Command.run([try Desk.program() + "-completions", desk.path])
    try #require(written.status == 0, "\(written.output)")
    let player = try Player(columns: 100, desk: desk, in: .shell)
    try player.see("ready$")
    try player.type("cd '\(desk.path)'")
    try player.press("Enter")
    for line in shell.start {
      try player.type(line)
      try player.press("Enter")
    }
    for (number, (typed, completed)) in Self.lines.enumerated() {
      try player.type("echo begin-\(number)-")
      try player.press("Enter")
      try player.wait(until: "begin-\(number)-") {
        try player.screen.contains("begin-\(number)-")
      }
      try player.type(typed)
      try player.press("Tab")
      try player.type("!")
      try player.wait(until: "\(completed)! for \(typed)") {
        try player.screen.contains { line in
          let words = line.split(separator: " ", omittingEmptySubsequences: true)
          let text = words.joined(separator: " ")
          return ["!", " !", "=!"].contains { text.hasSuffix(completed + $0) }
        }
      }
      try player.press("C-u")
    }
  }
}
