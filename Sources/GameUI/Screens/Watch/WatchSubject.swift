import GameCore

/// A round that is to be watched, and whose it is.
struct WatchSubject: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    /// One that the store keeps: it is replayed before it is shown.
    case stored(RoundID)
    case replayed(ReplayedRound)
  }

  let source: Source
  let owner: Rival.Owner
  /// When it ended; nil where that is not known.
  var finishedAt: Timestamp?
  /// Whether it is raced as soon as it is there.
  var thenRaces = false

  /// A round that the store keeps.
  init(
    _ id: RoundID, of owner: Rival.Owner, at finishedAt: Timestamp? = nil, thenRaces: Bool = false
  ) {
    source = .stored(id)
    self.owner = owner
    self.finishedAt = finishedAt
    self.thenRaces = thenRaces
  }

  init(
    _ round: ReplayedRound, of owner: Rival.Owner = .nobody, at finishedAt: Timestamp? = nil
  ) {
    source = .replayed(round)
    self.owner = owner
    self.finishedAt = finishedAt
  }

  /// The round of a file.
  init(_ file: WatchedFile) {
    self.init(
      file.round, of: file.player.map(Rival.Owner.player) ?? .nobody, at: file.finishedAt)
  }
}

extension Context {
  /// What a game of a kind looks like that is only watched.
  func choices(of kind: GameKind, _ setup: String) -> Play.Choices {
    Play.Choices(
      setup: setup, deck: Decks.shown(settings.deck, unicode: look.unicode),
      inkTextures: settings.inkTextures,
      best: bests[LeaderboardKey(game: kind.id, setup: setup)],
      motion: settings.motion && conditions.motion, duel: settings.duel,
      player: player?.name.description)
  }

  /// Whose round a player's is, as seen from here.
  func owner(_ player: PlayerID, _ name: PlayerName) -> Rival.Owner {
    player == self.player?.id ? .own : .player(name)
  }
}
