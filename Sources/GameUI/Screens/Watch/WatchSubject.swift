import GameCore

/// A round to watch, and its player.
struct WatchSubject: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    /// A stored round, which is replayed first.
    case stored(RoundID)
    case replayed(ReplayedRound)
  }

  let source: Source
  let owner: Rival.Owner
  /// The time of its end; nil if unknown.
  var finishedAt: Timestamp?
  /// Whether it is raced as soon as it is loaded.
  private(set) var thenRaces = false

  /// Creates the subject for a stored round.
  init(_ id: RoundID, of owner: Rival.Owner, at finishedAt: Timestamp? = nil) {
    source = .stored(id)
    self.owner = owner
    self.finishedAt = finishedAt
  }

  init(
    _ round: ReplayedRound, of owner: Rival.Owner = .unnamed, at finishedAt: Timestamp? = nil
  ) {
    source = .replayed(round)
    self.owner = owner
    self.finishedAt = finishedAt
  }

  /// Creates the subject for the round of a file.
  init(_ file: WatchedFile) {
    self.init(
      file.round, of: file.player.map(Rival.Owner.player) ?? .unnamed, at: file.finishedAt)
  }
}

extension WatchSubject {
  var watch: Action { .go(.watch(self)) }

  var race: Action {
    var raced = self
    raced.thenRaces = true
    return raced.watch
  }

  /// Returns the buttons to watch a round of a game and, if possible, to race it.
  func buttons(_ game: GameID) -> [Dialog.Button] {
    [Dialog.Button(WatchPhrase.watch, watch)]
      + (game == PairsGame.id ? [Dialog.Button(RacePhrase.race, race)] : [])
  }
}

extension Context {
  /// Returns the choices for a game of the player, with the points to beat.
  func choices(of kind: GameKind, _ setup: String) -> DealChoices {
    choices(setup, best: best(on: LeaderboardKey(game: kind.id, setup: setup), of: kind))
  }

  /// Returns the choices for a game. A watched one has no points to beat, because the player's own
  /// best would be taken for that of its player.
  func choices(_ setup: String, best: Int?) -> DealChoices {
    DealChoices(
      setup: setup, deck: deck, inkTextures: settings.inkTextures, best: best,
      motion: settings.motion && environment.motion, duel: settings.duel,
      player: player?.name.description, isPlain: look.isPlain)
  }

  /// Returns the owner of a player's round, as seen by the current player.
  func owner(_ player: PlayerID, _ name: PlayerName) -> Rival.Owner {
    player == self.player?.id ? .own : .player(name)
  }
}
