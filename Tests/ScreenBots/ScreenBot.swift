public import PseudoTerminal

/// A player of the real program who only reads its screen and types keys.
///
/// It expects 80 columns and 24 rows, English, `--ascii --no-motion`. It is a pure value: its
/// driver types what it wants and shows it the screen again.
public struct ScreenBot: Sendable {
  /// The purpose of a key, by which the time until its effect is measured.
  public enum Purpose: Hashable, Sendable {
    /// A key that only the program itself handles.
    case key
    /// Saving a finished game.
    case save
    /// Reading the leaderboard.
    case board
    /// Hashing a password and creating an account.
    case register
    /// Dealing a game.
    case deal
    /// Reading players, a card or statistics.
    case people
  }

  /// The keys that the bot wants typed, and the expected effect.
  public struct Wish: Sendable {
    public let text: String
    public let purpose: Purpose
    let sight: Sight
  }

  /// A result that the screen reported as saved.
  public struct Saved: Hashable, Sendable {
    public let points: Int
  }

  public let name: String
  /// Whether the bot leaves at the end of the current or its first game.
  public var isLeaving = false
  public internal(set) var saved: [Saved] = []
  public internal(set) var looksAtBoard = 0
  /// The number of times that the bot went through the screens about people.
  public internal(set) var looksAtPeople = 0
  /// The visible flips of the current game; nil without a running one.
  public internal(set) var flips: Int?

  var memory: Memory
  /// The next screen about people, or nil.
  var stop: PeopleStop?
  /// The open card of the current turn.
  var first: (place: Int, face: Unicode.Scalar)?

  /// The number of games of other programs that this player resumed.
  public internal(set) var resumed = 0
  /// Whether the player stays logged in for the next program.
  let stays: Bool
  /// Whether the table has to be read before continuing, because another program was there.
  var isNewHere = false

  /// Creates a player who remembers `recall` of 100 cards.
  public init(name: String, recall: Int, seed: UInt64, stays: Bool = false) {
    self.name = name
    self.stays = stays
    memory = Memory(recall: recall, seed: seed)
  }

  /// Returns what to type now; nil if the screen shows nothing to act on yet.
  public mutating func wish(on screen: TerminalScreen) -> Wish? {
    if screen.shows("Resume the saved game?") {
      isNewHere = true
      resumed += 1
      return Wish("\r", .gone("Resume the saved game?"))
    }
    if screen.shows(button: "New game") { return afterGame(screen) }
    if let wish = passedBy(screen) ?? goOnAmongPeople(screen) { return wish }
    if screen.shows("New account") { return register(screen) }
    // The menu, and the form whose buttons have letters if one of them is focused.
    let isLettered = screen.shows("Play as guest") && screen.shows("r register")
    if isLettered || screen.shows(button: "Log in") {
      // The session is about to be restored.
      if stays, !saved.isEmpty { return nil }
      return isLettered
        ? Wish("r", .shows("New account")) : Wish("\u{1B}[Z", .shows("r register"))
    }
    if screen.shows(button: "Start") {
      if isLeaving, !saved.isEmpty { return Wish("q", .never) }
      // A saved game is about to be offered.
      if isNewHere { return nil }
      flips = 0
      first = nil
      memory.forgetAll()
      return Wish("\r", .table, .deal)
    }
    if screen.shows("1 Rules"), screen.shows(" Points "),
      Sight.leaderboard(" Player ").holds(on: screen)
    {
      return lookedAtBoard(screen)
    }
    guard let table = EasyTable(screen) else { return nil }
    return play(table)
  }

  /// Returns the keys that pass dialogs.
  private func passedBy(_ screen: TerminalScreen) -> Wish? {
    if screen.shows("Space to continue") { return Wish(" ", .gone("Space to continue")) }
    // Copies the code, then closes it.
    if screen.shows("Write this code down.") {
      return Wish("\u{1B}[C\r\r", .gone("Write this code"))
    }
    if screen.shows(button: "Not now") { return Wish("\u{1B}", .gone("Not now")) }
    return nil
  }

  /// Prepares for another program, after this one has ended with a saved game of `flips` flips.
  public mutating func continues(from flips: Int) {
    self.flips = flips
    stop = nil
    isNewHere = true
  }

  /// Prepares for another program, after this one has ended without a saved game; with points if it
  /// was recorded.
  public mutating func hasLostSight(recorded points: Int?) {
    if let points { saved.append(Saved(points: points)) }
    flips = nil
    stop = nil
  }

  /// Records that the effect that `wish` waits for is on the screen. Returns whether it is.
  public mutating func isContent(_ wish: Wish, with screen: TerminalScreen) -> Bool {
    guard wish.sight.holds(on: screen) else { return false }
    if case .face(let place) = wish.sight { turned(place, screen) }
    return true
  }
}
