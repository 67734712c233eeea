import GameCore

/// A guest's finished game, which nothing keeps.
struct GuestRound: Hashable, Sendable {
  let record: ReplayRecord
  /// Nil until the clock has been read.
  var finishedAt: Timestamp?
}

/// Who plays, and what is known of them.
struct Person: Sendable {
  /// What is known of the stored settings.
  private enum Stored: Sendable {
    /// They have not been read yet; meanwhile those given here are shown.
    case unknown(shown: Settings)
    case read
    /// They cannot be read, so nothing is stored over them.
    case unreadable(StoreFault, isTold: Bool)
  }

  /// Who is logged in; nobody on the title, and while a guest plays.
  var player: Player?
  private(set) var settings: Settings
  private var stored: Stored
  /// The best points known of each leaderboard.
  var bests: [LeaderboardKey: Int] = [:]
  /// What a guest has played since the program was started.
  private var guestRounds: [GuestRound] = []
  /// A guest's result that will be recorded after logging in.
  var pendingGuestResult: ReplayRecord?
  /// The albums whose covers can be cards.
  var covers = AlbumsAtHand()
  /// Whether nobody has played here before, as far as is known: a returning player is not stopped
  /// by the tutorial.
  var isNewHere = false

  /// A guest whose settings are not known yet; `settings` show meanwhile.
  init(showing settings: Settings = Settings()) {
    self.settings = settings
    stored = .unknown(shown: settings)
  }

  var owner: Owner { player.map { .player($0.id) } ?? .guest }

  /// Takes over what is stored; where it could not be read, what is in force stays.
  mutating func restore(_ found: Result<Settings, StoreFault>) {
    switch found {
    case .success(let settings):
      self.settings = settings
      stored = .read
    case .failure(let fault): stored = .unreadable(fault, isTold: false)
    }
  }

  /// Takes over a guest's stored settings. What the guest has chosen before they came stays; gives
  /// the settings where they are to be stored for that.
  mutating func restoreGuest(_ found: Result<Settings, StoreFault>) -> Settings? {
    guard case .unknown(let shown) = stored, shown != settings else {
      if case .unknown = stored { restore(found) }
      return nil
    }
    let chosen = settings
    restore(found)
    guard case .read = stored else { return nil }
    settings = settings.taking(over: chosen, changedFrom: shown)
    return settings
  }

  /// Changes the settings; gives them where they can be stored, and nil where what is stored is not
  /// known.
  mutating func change(to settings: Settings) -> Settings? {
    self.settings = settings
    if case .read = stored { return settings }
    return nil
  }

  /// Why the stored settings cannot be read, once.
  mutating func unreadToTell() -> StoreFault? {
    guard case .unreadable(let fault, isTold: false) = stored else { return nil }
    stored = .unreadable(fault, isTold: true)
    return fault
  }

  /// Takes note of what a guest has played.
  mutating func noteGuest(_ record: ReplayRecord) {
    guard !guestRounds.contains(where: { $0.record == record }) else { return }
    guestRounds.append(GuestRound(record: record))
  }

  /// Takes note of when a guest has played it, once.
  mutating func dateGuest(_ record: ReplayRecord, at instant: Timestamp) {
    guard let index = guestRounds.firstIndex(where: { $0.record == record }),
      guestRounds[index].finishedAt == nil
    else { return }
    guestRounds[index].finishedAt = instant
  }

  /// What a guest has played of a game since the program was started.
  func guestRounds(of game: GameID) -> [GuestRound] {
    guestRounds.filter { $0.record.transcript.game == game }
  }

  /// Takes note of points; the best of a leaderboard stays.
  mutating func note(_ points: Int, on board: LeaderboardKey) {
    bests[board] = max(bests[board] ?? 0, points)
  }
}
