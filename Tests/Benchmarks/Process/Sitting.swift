import Canvas
import GameCore
import PseudoTerminal

/// The game on a board in a terminal, with the same board made without one beside it.
struct Sitting: ~Copyable {
  var terminal: PseudoTerminal
  var model: Screens

  /// From the title as guest to a running board.
  static func open(program: String, data: String, settings: Settings) throws -> Sitting {
    try open(.flipside(program, data: data), data: data, settings: settings)
  }

  /// From the title of a game that is started so.
  static func open(_ subject: Subject, data: String, settings: Settings) throws -> Sitting {
    let store = try Scratch.store(in: data)
    try store.save(settings, of: .guest)
    // A board left by an earlier sitting would be offered again.
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

  /// To the tabs as guest.
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
