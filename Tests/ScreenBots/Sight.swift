import PseudoTerminal

/// A state of the screen to wait for.
enum Sight: Hashable, Sendable {
  case shows(String)
  /// A text below the line of tabs.
  case showsBelow(String)
  /// A leaderboard with the player of this name, or without any other.
  case leaderboard(String)
  case gone(String)
  /// A text on two rows.
  case showsTwice(String)
  /// A running game.
  case table
  case cursor(Int)
  /// A face-up card, or the dialog after the last one.
  case face(Int)
  /// The dialog about a saved result.
  case saved
  /// None: the program ends instead.
  case never

  func holds(on screen: TerminalScreen) -> Bool {
    switch self {
    case .shows(let text): screen.shows(text)
    case .showsBelow(let text): screen.shows(text, below: 2)
    case .leaderboard(let name):
      screen.shows(name, below: 2) || screen.shows("No one else has a result here yet")
    case .showsTwice(let text): screen.lines.count { $0.contains(text) } == 2
    case .gone(let text): !screen.shows(text)
    case .table: EasyTable(screen) != nil
    case .cursor(let place): EasyTable(screen)?.cursor == place
    case .face(let place):
      EasyTable(screen)?.face(at: place) != nil || screen.shows(button: "New game")
        || screen.shows(button: "Try again")
    case .saved: Self.isSaved(on: screen)
    case .never: false
    }
  }

  /// Returns whether the dialog about a result shows its effect.
  static func isSaved(on screen: TerminalScreen) -> Bool {
    [
      "Now you have a score to beat", "Previous best:", "short of your best",
      "You matched your best",
    ]
    .contains { screen.shows($0) }
  }
}

extension ScreenBot.Wish {
  init(_ text: String, _ sight: Sight, _ purpose: ScreenBot.Purpose = .key) {
    self.text = text
    self.sight = sight
    self.purpose = purpose
  }
}
