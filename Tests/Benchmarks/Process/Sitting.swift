import Canvas
import GameCore
import PseudoTerminal

/// The game on a board in a terminal, and the same board without one.
struct Sitting: ~Copyable {
  var terminal: PseudoTerminal
  var model: Screens

  /// Plays from the title to a running board, as a guest.
  static func open(program: String, data: String, settings: Settings) throws -> Sitting {
    try open(.flipside(program, data: data), data: data, settings: settings)
  }

  /// Plays from the title of a program.
  static func open(_ subject: Subject, data: String, settings: Settings) throws -> Sitting {
    let store = try Scratch.store(in: data)
    try store.save(settings, of: .guest)
    // A board left by an earlier run would be offered.
    let own = ProgressID("bench")
    while let left = try store.claim(of: .guest, as: own) {
      try store.drop(own, of: left.transcript.deal)
    }
    var sitting = Sitting(terminal: try subject.start(), model: Screens(settings: settings))
    try sitting.terminal.expect(subject.mark)
    try sitting.enterTabs()
    sitting.press("\r", .enter)
    try sitting.terminal.expect("Space flip")
    let isAsMade = sitting.terminal.screen.lines == sitting.model.canvas.lines
    guard isAsMade else {
      throw CannotMeasure("the board is another than expected:\n\(sitting.terminal.picture)")
    }
    return sitting
  }

  /// Opens the tabs as a guest.
  private mutating func enterTabs() throws {
    press("\u{1B}[Z", .backTab)
    press("g", .character("g"))
    try terminal.expect("[ Start ]")
  }

  private mutating func press(_ text: String, _ key: Key) {
    terminal.type(text)
    model.press(key)
    _ = terminal.answer()
  }
}
