import GameCore

/// Who plays, and what is known of them.
struct Person: Sendable {
  /// Who is logged in; nobody on the title, and while a guest plays.
  var player: Player?
  private(set) var settings = Settings()
  /// Why the stored settings could not be read: then nothing is stored over them.
  private(set) var unread: StoreFault?
  /// Whether the settings were changed in this run.
  private var hasChosen = false
  /// The best points known of each leaderboard.
  var bests: [LeaderboardKey: Int] = [:]
  /// A guest's result that will be recorded after logging in.
  var pendingGuestResult: ReplayRecord?

  /// Whether the profile is still to be looked at: it is offered to be filled once in a visit.
  var mayLackProfile = false

  var owner: Owner { player.map { .player($0.id) } ?? .guest }

  /// Takes over what is stored; where it could not be read, what is in force stays.
  mutating func restore(_ stored: Result<Settings, StoreFault>) {
    switch stored {
    case .success(let settings):
      self.settings = settings
      unread = nil
    case .failure(let fault): unread = fault
    }
  }

  /// Takes over a guest's stored settings, unless the guest has chosen already.
  mutating func restoreGuest(_ stored: Result<Settings, StoreFault>) {
    if !hasChosen { restore(stored) }
  }

  /// Changes the settings; gives them where they can be stored, and nil where what is stored could
  /// not be read.
  mutating func change(to settings: Settings) -> Settings? {
    self.settings = settings
    hasChosen = true
    return unread == nil ? settings : nil
  }

  /// Takes note of points; the best of a leaderboard stays.
  mutating func note(_ points: Int, on board: LeaderboardKey) {
    bests[board] = max(bests[board] ?? 0, points)
  }
}
