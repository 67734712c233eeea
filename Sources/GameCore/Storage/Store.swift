public import GameRules

/// The stored rounds and leaderboards. Calls block, so do not call them on the main thread.
public protocol RoundReader: Sendable {
  /// Returns the best `limit` players, and the rows around `player` if they are not among them.
  /// Each row is replayed unless it has not changed since the last replay; a row that does not
  /// verify is left out and removed from the board.
  func page(of board: LeaderboardKey, for player: PlayerID?, limit: Int) throws(StoreError)
    -> LeaderboardPage
  /// Returns the stored record of a round with its player's name; nil if it is unknown.
  func storedRound(_ id: RoundID) throws(StoreError) -> StoredRound?
  /// Calls `visit` for every stored round, oldest first, whether or not it verifies.
  func visitRounds(_ visit: (StoredRound) -> Void) throws(StoreError)
  /// Returns the attempts at daily boards that their rounds, seeds, dates or players contradict.
  func dailyFlaws() throws(StoreError) -> [StoreInconsistency]
}

/// All stored data but the accounts. Calls block, so do not call them on the main thread.
public protocol Store: RoundReader {
  // MARK: Settings

  /// Returns the settings of `owner`, with defaults for missing or unknown ones.
  func settings(of owner: Owner) throws(StoreError) -> Settings
  func save(_ settings: Settings, of owner: Owner) throws(StoreError)

  // MARK: Unfinished games: one for each running program, offered again after it has ended

  /// Saves `round` under `id`, replacing an earlier state of the same game; another game saved
  /// there stays and can be claimed later. Durable on return.
  func keep(_ round: SavedRound, as id: ProgressID, of owner: Owner, at now: Timestamp)
    throws(StoreError)
  /// Saves a game for a program that has ended, like `keep`, unless it was continued or finished.
  func restore(_ round: SavedRound, as id: ProgressID, of owner: Owner, at now: Timestamp)
    throws(StoreError)
  /// Returns the newest saved game of `owner` whose program has ended, and assigns it to this
  /// program under `id`; nil if there is none. At most one program gets it. A game saved under `id`
  /// itself can be claimed too, because a program calls this when it plays none.
  func claim(of owner: Owner, as id: ProgressID) throws(StoreError) -> SavedRound?
  /// Deletes the game of `deal` that is saved under `id`, or was until its owner began the one that
  /// is saved there now; other games stay.
  func drop(_ id: ProgressID, of deal: KeptDeal) throws(StoreError)
  /// Releases the game saved under `id`, so that its owner can claim it.
  func park(_ id: ProgressID) throws(StoreError)
  /// Ends this program's lease, so that its games are offered on other hosts at once.
  func endLease() throws(StoreError)

  // MARK: Results: only a verified ranked round can be recorded

  /// Records a finished round and deletes its unfinished game, in one transaction. A round that is
  /// recorded again is found, not added.
  func record(
    _ round: VerifiedRound, by player: PlayerID, at now: Timestamp
  ) throws(StoreError) -> RecordOutcome
  /// Returns the player's best on a board, verified as in `page`.
  func best(of player: PlayerID, on board: LeaderboardKey) throws(StoreError) -> ScoredRound?
  /// Counts the stored rounds and replays the newest `limit` of them.
  func census(replaying limit: Int) throws(StoreError) -> Census

  // MARK: Own rounds

  /// Saves a finished round for its player only and deletes its unfinished game, in one
  /// transaction. A round that is saved again is found, not added.
  func keep(_ round: VerifiedOwnRound, by player: PlayerID, at now: Timestamp)
    throws(StoreError) -> RoundSummary
  /// Returns at most `limit` of the player's rounds on a board, newest first, all older than
  /// `before`. Each is replayed. An unknown player has none.
  func rounds(
    of player: PlayerID, on board: LeaderboardKey, before: RoundID?, limit: Int
  ) throws(StoreError) -> OwnRoundsPage
  /// Returns the best points of the player's verified unranked rounds on a board, or nil.
  func bestUnranked(of player: PlayerID, on board: LeaderboardKey) throws(StoreError) -> Int?
  /// Replaces the note of a round. Throws `notFound` unless the round is the player's.
  func setNote(_ note: RoundNote, of round: RoundID, by player: PlayerID) throws(StoreError)
  /// Deletes a round permanently; the player's next best takes its position on the boards, in one
  /// transaction. Throws `notFound` if the round does not exist or is another player's.
  func delete(_ round: RoundID, by player: PlayerID) throws(StoreError)

  // MARK: Daily boards: a finished one is recorded like any ranked round, known by its seed

  /// Starts or resumes a player's one attempt at today's board of a game and setup, in one
  /// transaction. Throws `notFound` if the board or player does not exist.
  func beginDaily(
    of board: LeaderboardKey, by player: PlayerID, as id: ProgressID, at now: Timestamp
  ) throws(StoreError) -> DailyStartResult
  /// Returns the leaderboard of a daily board. Each row is replayed first.
  func dailyPage(
    of board: LeaderboardKey, on day: CalendarDate, for player: PlayerID?, limit: Int
  ) throws(StoreError) -> DailyPage
  /// Returns the states of a player's attempts at all of today's boards.
  func dailyStates(
    of player: PlayerID, at now: Timestamp
  ) throws(StoreError) -> [LeaderboardKey: AttemptState]
  /// Returns the number of consecutive days on which a player has finished a daily board.
  func dailyStreak(of player: PlayerID, at now: Timestamp) throws(StoreError) -> Int
  /// Returns the state of a player's unfinished attempt at the daily board with the deal of
  /// `transcript`, which a player who has seen the cards must not play; nil for any other deal.
  func dailyAhead(
    of transcript: Transcript, for player: PlayerID?, at now: Timestamp
  ) throws(StoreError) -> AttemptState?
  /// Returns whether practice on `seed` would reveal the cards of a player's unfinished attempt at
  /// a daily board; false for a `player` whose own attempt is over.
  func isAttemptUnderWay(on seed: UInt64, for player: PlayerID?) throws(StoreError) -> Bool

  // MARK: Profiles and players' own pictures

  /// Returns the player's profile, without modified values that cannot be shown.
  func profile(of player: PlayerID) throws(StoreError) -> OwnProfile
  /// Saves the fields of `changed` that differ from `old`, so that a field changed meanwhile by
  /// another program is overwritten only if both changed it. A picture that is no longer the avatar
  /// is deleted. Throws `notFound` if the player no longer exists.
  func save(
    _ changed: OwnProfile, insteadOf old: OwnProfile, of player: PlayerID
  ) throws(StoreError)
  /// Replaces the player's avatar. Throws `notFound` if the player no longer exists.
  func keepAvatar(_ picture: AvatarPicture, of player: PlayerID) throws(StoreError) -> Avatar
  /// Returns these players' avatars if every player may see them; the others are left out.
  func shownAvatars(of players: [PlayerID]) throws(StoreError) -> [PlayerID: Avatar]
  /// Returns a stored picture; nil if it is missing or has been modified.
  func picture(of avatar: AvatarName) -> AvatarPicture?

  // MARK: Players, with only what they show to every player

  /// Returns a page of the list of players, whose best rounds are replayed first.
  func players(_ request: PlayersRequest) throws(StoreError) -> PlayersPage
  /// Returns a player's public data. Throws `notFound` if the player no longer exists.
  func card(of player: PlayerID) throws(StoreError) -> PlayerCard
  /// Returns the id of the player with this name, or nil.
  func player(named name: PlayerName) throws(StoreError) -> PlayerID?
  /// Returns all rounds of a player in a game; each is replayed unless it has not changed since the
  /// last replay. `progress` receives the number of finished rounds and of all rounds.
  func playedRounds(
    of player: PlayerID, in game: GameID, progress: (_ done: Int, _ total: Int) -> Void
  ) throws(StoreError) -> PlayedRounds
  /// Returns all data about a player at one moment, except for the hashes of secrets, which would
  /// be of no use. Throws `notFound` if the player no longer exists.
  func contents(of player: PlayerID) throws(StoreError) -> AccountContents

  // MARK: Albums

  /// Returns a player's albums, newest first; none for an unknown player.
  func albums(of player: PlayerID) throws(StoreError) -> [KeptAlbum]
  /// Saves an album for a player, replacing the one with its id; beyond `KeptAlbum.most` the oldest
  /// ones are deleted. Throws `notFound` if the player no longer exists.
  func keep(_ album: KeptAlbum, of player: PlayerID, at now: Timestamp) throws(StoreError)
  /// Deletes an album of a player; does nothing if it is not saved.
  func forgetAlbum(_ id: Int, of player: PlayerID) throws(StoreError)
}
