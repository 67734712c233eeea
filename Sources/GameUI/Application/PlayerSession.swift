import GameCore
import MediaProtocol

/// A guest's finished game, which is not saved.
struct GuestResult: Hashable, Sendable {
  let record: ReplayRecord
  /// The time of its end; nil until the clock has been read.
  var finishedAt: Timestamp?
}

/// The current player and their data.
struct PlayerSession: Sendable {
  /// The state of the stored settings.
  private enum Stored: Sendable {
    /// They have not been loaded; meanwhile the defaults are used.
    case unknown
    case read
    /// They cannot be read, so they are not overwritten.
    case unreadable(StoreError, isReported: Bool)
  }

  /// The logged-in player; nil on the title and for a guest.
  var player: Player?
  private(set) var settings = Settings.defaults
  /// The settings as they were loaded.
  private var loaded = Settings.defaults
  private var stored = Stored.unknown
  /// The best known points on each leaderboard.
  var bests: [LeaderboardKey: Int] = [:]
  /// The best known points of rounds that are not ranked.
  private(set) var unrankedBests: [LeaderboardKey: Int] = [:]
  /// The games that a guest has played in this run.
  private var guestRounds: [GuestResult] = []
  /// A guest's result to be recorded after logging in.
  var pendingGuestResult: ReplayRecord?
  /// The results to be shown when the board is open again, after watching them or the form for the
  /// profile.
  var waitingResults: [GameResult] = []
  /// The saved game that was put off; it can be resumed from the start screen.
  var keptGame: KeptGame?
  /// The albums whose covers can be used.
  var covers = UsableCovers()
  /// Whether no earlier game is known, so that the tutorial is offered.
  var isNewHere = false

  var owner: Owner { player.map { .player($0.id) } ?? .guest }

  /// Loads the stored settings; if they cannot be read, the current ones stay.
  private mutating func restore(_ found: Result<Settings, StoreError>) {
    switch found {
    case .success(let settings):
      self.settings = settings
      loaded = settings
      stored = .read
    case .failure(let error): stored = .unreadable(error, isReported: false)
    }
  }

  /// Loads a guest's stored settings, but keeps changes made meanwhile; then returns the settings
  /// to store.
  mutating func restoreGuest(_ found: Result<Settings, StoreError>) -> Settings? {
    guard case .unknown = stored else { return nil }
    let chosen = settings
    restore(found)
    guard case .read = stored, chosen != .defaults else { return nil }
    settings = settings.taking(over: chosen, changedFrom: .defaults)
    return settings
  }

  /// Changes the settings; returns them if they can be stored, and nil if the stored ones are
  /// unknown.
  mutating func change(to settings: Settings) -> Settings? {
    self.settings = settings
    if case .read = stored { return settings }
    return nil
  }

  /// Returns the settings of a new account with those of `guest`, the session before it.
  func settings(of guest: PlayerSession, _ environment: App.LaunchEnvironment) -> Settings {
    var chosen = guest.settings
    // Keys, folders and addresses may be private.
    chosen.filmsKey = nil
    chosen.sources = [:]
    chosen.albumsCountry = nil
    chosen.filmsFromService = false
    chosen.profileOffer = .on
    // Guests of a shared system account may be different people.
    let before = environment.isAccountShared ? guest.loaded : .defaults
    return settings.taking(over: chosen, changedFrom: before)
  }

  /// Returns the reason why the stored settings cannot be read, once.
  mutating func takeUnreadError() -> StoreError? {
    guard case .unreadable(let error, isReported: false) = stored else { return nil }
    stored = .unreadable(error, isReported: true)
    return error
  }

  /// Adds a guest's game.
  mutating func noteGuest(_ record: ReplayRecord) {
    guard !guestRounds.contains(where: { $0.record == record }) else { return }
    guestRounds.append(GuestResult(record: record))
  }

  /// Sets the time of a guest's game, once.
  mutating func dateGuest(_ record: ReplayRecord, at instant: Timestamp) {
    guard let index = guestRounds.firstIndex(where: { $0.record == record }),
      guestRounds[index].finishedAt == nil
    else { return }
    guestRounds[index].finishedAt = instant
  }

  /// Returns the time when a guest's game ended; nil if it is unknown, or no guest's.
  func guestFinish(of record: ReplayRecord) -> Timestamp? {
    guestRounds.first { $0.record == record }?.finishedAt
  }

  /// Whether quitting loses results of a guest.
  var hasUnsavedResults: Bool { player == nil && !rankedOfGuest.isEmpty }

  /// The games of a guest that a new account keeps.
  private var rankedOfGuest: [GuestResult] {
    guestRounds.filter { round in
      round.record.transcript.eligibility == .ranked && !round.record.isOneAnswer
    }
  }

  /// Returns the ranked results of this run's guest, for a new account. The message with its
  /// recovery code says that they are saved, so none is shown again.
  mutating func takeEarlierResults() -> [PendingResult] {
    let earlier: [PendingResult] = rankedOfGuest.compactMap { round in
      guard let player, let proven = try? Catalog.prove(round.record), proven.ranked != nil
      else { return nil }
      return PendingResult(proven, by: player.id, finishedAt: round.finishedAt)
    }
    if earlier.contains(where: { $0.round.record == pendingGuestResult }) {
      pendingGuestResult = nil
    }
    return earlier
  }

  /// Returns a guest's games on a board in this run.
  func guestRounds(on board: LeaderboardKey) -> [GuestResult] {
    guestRounds.filter { $0.record.transcript.board == board }
  }

  /// Returns a guest's best points on the board of a ranked record before it; nil if it is the
  /// first or not ranked.
  func bestOfGuest(before record: ReplayRecord) -> Int? {
    let ranked = rankedOfGuest.map(\.record)
    guard let index = ranked.firstIndex(of: record) else { return nil }
    return ranked[..<index].filter { $0.transcript.board == record.transcript.board }
      .map(\.claimed.points).max()
  }

  /// Adds points; the best of a board stays.
  mutating func note(_ points: Int, on board: LeaderboardKey, isRanked: Bool = true) {
    if isRanked {
      bests[board] = max(bests[board] ?? 0, points)
    } else {
      unrankedBests[board] = max(unrankedBests[board] ?? 0, points)
    }
  }

  mutating func forgetBests() {
    bests = [:]
    unrankedBests = [:]
  }

  /// Replaces the guest by a player.
  mutating func logIn(_ welcome: Welcome) {
    player = welcome.player
    keptGame = nil
    forgetBests()
    covers = UsableCovers()
    // A recovery code means a new account; its player may have played as a guest.
    let playedPairs = guestRounds.contains { $0.record.transcript.game == GameKind.pairs.id }
    isNewHere = welcome.recovery != nil && !playedPairs
    restore(welcome.settings)
  }

  /// Stores what a reply tells about the player, whichever screen asked. One that arrives after a
  /// logout is another player's.
  mutating func note(_ answer: StoreAnswer) {
    guard let player else {
      if case (_, .success(false))? = answer.to(AnyAccountQuery.self) { isNewHere = true }
      return
    }
    if case (let change, .success)? = answer.to(AccountChange.self, of: player.id) {
      self.player = change.part.changed(player)
    }
    if case .success(let found?) = answer.to(OwnAccountQuery(player: player.id)),
      found.id == player.id
    {
      self.player = found
    }
    if case (let query, .success(let best?))? = answer.to(BestQuery.self), query.player == player.id
    {
      bests[query.board] = best.result.points
    }
    if case (let query, .success(let best))? = answer.to(UnrankedBestQuery.self),
      query.player == player.id
    {
      unrankedBests[query.board] = best
    }
    guard let (query, albums) = answer.to(AlbumsQuery.self, of: player.id) else { return }
    switch albums {
    case .success(let albums): covers.note(mine: albums.map(Album.init))
    // The deck counts as empty; a player who saves an album sees the reason.
    case .failure: if query.change == nil, covers.mine == nil { covers.note(mine: []) }
    }
  }

  /// Requests the player's own albums, once, if the chosen deck consists of them; other starts do
  /// not wait for it.
  mutating func askForAlbums(unicode: Bool) -> [Effect] {
    guard !covers.isAsked, let player = player?.id,
      Decks.shown(settings.deck, unicode: unicode) == .covers
    else { return [] }
    covers.isAsked = true
    return [.ask(AlbumsQuery(player: player))]
  }

  /// Returns whether a deal must wait until the player's own albums have been loaded.
  func awaitsAlbums(unicode: Bool) -> Bool {
    player != nil && covers.mine == nil && covers.origin == .mine
      && GameKind(in: settings).descriptor.settings.contains(.deck)
      && Decks.shown(settings.deck, unicode: unicode) == .covers
  }

  /// Returns whether the tutorial is offered: to players who are not known to have played.
  func isOfferedTutorial(_ environment: App.LaunchEnvironment) -> Bool {
    // Guests of a shared system account may be different people.
    let isKnownTaught = settings.isTaught && !(environment.isAccountShared && player == nil)
    return environment.tutorial && isNewHere && !isKnownTaught
  }

  /// Adds the points of a saved round, and of the best before it.
  mutating func note(_ outcome: RecordOutcome, on board: LeaderboardKey) {
    note(outcome.round.result.points, on: board)
    if let previous = outcome.previousBest { note(previous.result.points, on: board) }
  }

  /// Loads the best score on a board, or on that of the game and setup in the settings.
  func loadBest(on board: LeaderboardKey? = nil) -> [Effect] {
    guard let player else { return [] }
    return [settings.askBest(of: player.id, on: board ?? LeaderboardKey(chosenIn: settings))]
  }
}

extension Settings {
  /// Returns the question for the best of a player on a board.
  func askBest(of player: PlayerID, on board: LeaderboardKey) -> Effect {
    hasServiceFilms(in: GameKind(in: self))
      ? .ask(UnrankedBestQuery(board: board, player: player))
      : .ask(BestQuery(board: board, player: player))
  }
}
