import Canvas
import GameCore
import PseudoTerminal

/// The real program with a deck of photos from a folder, in a window of a given size.
struct PhotoSitting: ~Copyable {
  /// The program, data and window.
  struct Place {
    let program: String
    let data: String
    let cache: String
    let folder: String
    let level: String
    let size: Size

    var settings: Settings {
      var settings = Settings.defaults
      settings.deck = "folder"
      settings.setups = ["pairs": level]
      settings.sources = ["folder": folder]
      return settings
    }
  }

  var terminal: PseudoTerminal

  /// Plays from the title to the start of a game, as a guest.
  static func open(_ place: Place) throws -> PhotoSitting {
    let store = try Scratch.store(in: place.data)
    try store.save(place.settings, of: .guest)
    let own = ProgressID("bench")
    while let left = try store.claim(of: .guest, as: own) {
      try store.drop(own, of: left.transcript.deal)
    }
    let subject = Subject.flipside(place.program, data: place.data)
    var terminal = try PseudoTerminal(
      subject.path, subject.arguments,
      environment: [
        "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
        "XDG_CACHE_HOME": place.cache,
      ],
      columns: place.size.columns, rows: place.size.rows)
    try terminal.expect(subject.mark)
    terminal.type("\u{1B}[Zg")
    try terminal.expect("[ Start ]")
    return PhotoSitting(terminal: terminal)
  }

  /// Presses Start; returns the milliseconds until the board is shown.
  mutating func deal() throws -> Double {
    let began = ContinuousClock.now
    terminal.type("\r")
    while terminal.take(waiting: 10_000) {
      let took = (ContinuousClock.now - began) / .milliseconds(1)
      if terminal.screen.shows("Space flip") { return took }
    }
    throw CannotMeasure("no board is dealt:\n\(terminal.picture)")
  }

  /// Returns the milliseconds from a key to the first change on the screen.
  mutating func time(_ key: String) throws -> Double {
    let began = ContinuousClock.now
    terminal.type(key)
    guard terminal.take(waiting: 2_000) else { throw CannotMeasure("'\(key)' changes nothing") }
    let took = (ContinuousClock.now - began) / .milliseconds(1)
    while terminal.take(waiting: 4) {}
    return took
  }
}
