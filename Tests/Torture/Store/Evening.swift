import Bots
import GameCore
import SystemStrings

/// A short evening of one player, who registers, plays three boards flip by flip and reads the
/// leaderboard.
///
/// Everything that the store acknowledges is entered in the ledger; the first refusal ends the
/// evening.
struct Evening {
  private let rounds: [VerifiedRound]

  init() throws {
    rounds = try (1...3).map { try VerifiedRound.expertly(.easy, seed: $0) }
  }

  /// Plays in `directory`, and returns the rejected round, if any.
  func play(in directory: String, _ ledger: inout Ledger) throws(StoreError) {
    let store = try Store.tortured(in: directory)
    let player = try Self.player(of: store)
    let progress = ProgressID("1:1")
    for round in rounds {
      let saved = SavedRound(transcript: round.record.transcript, elapsed: round.result.time)
      try store.keep(saved, as: progress, of: .player(player.id), at: .evening)
      _ = try store.record(round, by: player.id, at: .evening)
      ledger.note(round)
      _ = try store.page(
        of: LeaderboardKey(game: round.game, setup: round.setup), for: player.id, limit: 10)
    }
    var settings = Settings.defaults
    settings.bell = true
    try store.save(settings, of: .player(player.id))
  }

  /// Returns the player of these evenings, registered by the first.
  static func player(of store: Store) throws(StoreError) -> Player {
    guard let name = try? PlayerName("Evening"), let email = try? Email("evening@example.org")
    else {
      throw .notFound
    }
    if let known = try Accounts(store: store).account(LoginName("Evening")) { return known }
    let account = NewAccount(name: name, email: email, hash: PasswordHash(phc: "$none"))
    return try store.add(account, at: .evening)
  }
}

extension Store {
  /// Opens the store in a directory where no program counts as running.
  static func tortured(in directory: String) throws(StoreError) -> Store {
    try Store(
      SQLiteLocation(directory: SystemString(directory), guest: "torture"),
      isRunning: { _ in false })
  }
}

extension Timestamp {
  /// 2026-11-21 20:00 UTC.
  static let evening = Timestamp(milliseconds: 1_795_291_200_000)
}
