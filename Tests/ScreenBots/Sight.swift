import PseudoTerminal

/// Something to be seen on a screen.
enum Sight: Hashable, Sendable {
  case shows(String)
  /// As `shows`, below the line of tabs.
  case showsBelow(String)
  /// A leaderboard with the player of this name, or one that nobody else stands on.
  case leaderboard(String)
  case gone(String)
  /// As `shows`, on two rows.
  case showsTwice(String)
  /// A running game.
  case table
  case cursor(Int)
  /// A card turned up; or the alert that the last one brings.
  case face(Int)
  /// The alert about a result that is saved.
  case saved
  /// The program ends instead.
  case never

  func holds(on screen: TerminalScreen) -> Bool {
    switch self {
    case .shows(let text): screen.shows(text)
    case .showsBelow(let text): screen.shows(text, below: 2)
    case .leaderboard(let name):
      screen.shows(name, below: 2) || screen.shows("Nobody else has played here yet")
    case .showsTwice(let text): screen.lines.count { $0.contains(text) } == 2
    case .gone(let text): !screen.shows(text)
    case .table: EasyTable(screen) != nil
    case .cursor(let place): EasyTable(screen)?.cursor == place
    case .face(let place):
      EasyTable(screen)?.face(at: place) != nil || screen.shows("[ Play again ]")
        || screen.shows("[ Try again ]")
    case .saved: Self.isSaved(on: screen)
    case .never: false
    }
  }

  /// Whether the alert about a result says what it changed.
  static func isSaved(on screen: TerminalScreen) -> Bool {
    ["Your first result on", "Your old one was", "Your record stays"]
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
