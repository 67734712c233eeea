import PseudoTerminal

extension ScreenBot {
  /// The bot's position on its way through the screens about people.
  enum PeopleStop: Hashable, Sendable {
    case players, card, list, you, sessions, account, statistics, back

    /// The text that identifies the screen.
    var sign: String {
      switch self {
      case .players, .list: "Last played"
      case .card: "Member since"
      case .you, .account, .back: "Recovery code"
      case .sessions: "Last used"
      case .statistics: "Mean points"
      }
    }
  }

  /// Opens the list of players from the leaderboard.
  mutating func lookAtPeople() -> Wish {
    looksAtPeople += 1
    return go(to: .players, by: "5")
  }

  /// Moves to the next screen about people; nil if the bot is not on one.
  mutating func goOnAmongPeople(_ screen: TerminalScreen) -> Wish? {
    guard let stop else { return nil }
    self.stop = nil
    guard screen.shows(stop.sign) else { return nil }
    return switch stop {
    case .players: go(to: .card, by: "\r")
    case .card: go(to: .list, by: "\u{1B}")
    case .list: go(to: .you, by: "6")
    case .you: go(to: .sessions, by: Self.toSessions)
    case .sessions: go(to: .account, by: "\u{1B}")
    case .account: go(to: .statistics, by: "s")
    case .statistics: go(to: .back, by: "\u{1B}")
    case .back: Wish("3", .shows("[ Start ]"))
    }
  }

  /// The keys down the You page, whose cursor is where it was left.
  private static let toSessions = "\u{1B}OH\u{1B}OB\u{1B}OB\u{1B}OB\u{1B}OB\r"

  private mutating func go(to next: PeopleStop, by keys: String) -> Wish {
    stop = next
    return Wish(keys, .showsBelow(next.sign), .people)
  }
}
