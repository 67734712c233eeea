public import PseudoTerminal

/// Somebody who plays the real program: reads its screen, types keys, knows nothing else.
///
/// It expects 80 columns and 24 rows, English, `--ascii --no-motion`. A pure value: whoever drives
/// it types what it wants and shows it the screen again.
public struct ScreenBot: Sendable {
  /// What a key is for, as the waiting after it is measured.
  public enum Purpose: Hashable, Sendable {
    /// Nothing but the program itself is waited for.
    case key
    /// A finished game is saved.
    case save
    /// The leaderboard is read.
    case board
    /// A password is hashed and an account made.
    case register
    /// A game is dealt.
    case deal
    /// Players, a card or statistics are read.
    case people
  }

  /// What the bot wants typed, and what it waits to see then.
  public struct Wish: Sendable {
    public let text: String
    public let purpose: Purpose
    let sight: Sight
  }

  /// A result that the screen called saved.
  public struct Saved: Hashable, Sendable {
    public let points: Int
  }

  public let name: String
  /// Set to end the evening: the bot leaves when the game at hand, or its first, is over.
  public var isLeaving = false
  public internal(set) var saved: [Saved] = []
  public internal(set) var looksAtBoard = 0
  /// Times that the bot went through the screens about people.
  public internal(set) var looksAtPeople = 0
  /// The flips of the game at hand that the screen has shown, and whether it still goes on.
  public internal(set) var flips: Int?

  var memory: Memory
  /// The screen about people that the bot is on its way to; nil for none.
  var stop: PeopleStop?
  /// The open card of the turn at hand.
  var first: (place: Int, face: Unicode.Scalar)?

  /// Games that another program had begun and this player went on with.
  public internal(set) var resumed = 0
  /// Whether the player stays logged in for the next program.
  let stays: Bool
  /// The table has to be looked at before going on: another program was there.
  var isNewHere = false

  /// A new player. `recall` of 100 cards seen are remembered.
  public init(name: String, recall: Int, seed: UInt64, stays: Bool = false) {
    self.name = name
    self.stays = stays
    memory = Memory(recall: recall, seed: seed)
  }

  /// What to type now; nil where the screen shows nothing to act on yet.
  public mutating func wish(on screen: TerminalScreen) -> Wish? {
    if screen.shows("[ Play again ]") { return afterGame(screen) }
    if screen.shows("A game is waiting") {
      isNewHere = true
      resumed += 1
      return Wish("\r", .shows("Any key goes on"))
    }
    if let wish = passedBy(screen) ?? goOnAmongPeople(screen) { return wish }
    if screen.shows("New player") { return register(screen) }
    if screen.shows("[ Play as guest ]") {
      // The session is about to be found.
      if stays, !saved.isEmpty { return nil }
      // The buttons have letters where the focus is on one of them.
      return screen.shows("r register")
        ? Wish("r", .shows("New player")) : Wish("\u{1B}[Z", .shows("r register"))
    }
    if screen.shows("[ Start ]") {
      if isLeaving, !saved.isEmpty { return Wish("q", .shows("[ Stay ]")) }
      // A game is known to wait here: it is about to be offered.
      if isNewHere { return nil }
      flips = 0
      first = nil
      memory.forgetAll()
      return Wish("\r", .table, .deal)
    }
    if screen.shows("[ Stay ]") { return Wish("q", .never) }
    if screen.shows("1 Rules"), screen.shows(" Points "),
      Sight.leaderboard(" Player ").holds(on: screen)
    {
      return lookedAtBoard(screen)
    }
    guard let table = EasyTable(screen) else { return nil }
    return play(table)
  }

  /// Goes on from what only stands in the way.
  private func passedBy(_ screen: TerminalScreen) -> Wish? {
    if screen.shows("Any key goes on") { return Wish(" ", .gone("Any key goes on")) }
    if screen.shows("Write this code down.") { return Wish("\r", .gone("Write this code")) }
    if screen.shows("[ Later ]") { return Wish("\u{1B}", .gone("[ Later ]")) }
    return nil
  }

  /// The program is gone and has kept a game of `flips` flips.
  public mutating func continues(from flips: Int) {
    self.flips = flips
    stop = nil
    isNewHere = true
  }

  /// The program is gone and the game with it, recorded if points are given.
  public mutating func hasLostSight(recorded points: Int?) {
    if let points { saved.append(Saved(points: points)) }
    flips = nil
    stop = nil
  }

  /// Takes note that what `wish` waits for is on the screen. Gives whether it is.
  public mutating func isContent(_ wish: Wish, with screen: TerminalScreen) -> Bool {
    guard wish.sight.holds(on: screen) else { return false }
    if case .face(let place) = wish.sight { turned(place, screen) }
    return true
  }
}
