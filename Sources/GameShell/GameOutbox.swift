public import GameCore
import Synchronization
public import SystemStrings

/// A queue of unfinished games that could not be saved in the store: a file for each, in a private
/// directory of this system user.
public final class GameOutbox: Sendable {
  /// A queued game, with the program that played it.
  struct Game: Hashable {
    let program: ProgressID
    let owner: Owner
    let savedAt: Timestamp
    let round: SavedRound
  }

  private let folder: OutboxFolder
  private let own: ProgressID
  private let isRunning: @Sendable (ProgressID) -> Bool?
  private struct State {
    /// This program's games, and whether their files were written.
    var games: [KeptDeal: Bool] = [:]
    /// Whether the program has queued its games at its end; later answers of the store are about
    /// older states.
    var isOver = false
  }

  /// A change of a game of this program.
  enum Change: Hashable {
    case queue(SavedRound, Owner, at: Timestamp)
    case release(KeptDeal)
  }

  private let state = Mutex(State())

  private static let heading = "flipside-game 1"
  private static let ending = ".game"

  /// Creates a queue in `directory`, which is created when needed; `own` is the id of this program.
  public init(
    directory: SystemString, own: ProgressID,
    isRunning: @escaping @Sendable (ProgressID) -> Bool?
  ) {
    folder = OutboxFolder(directory: directory) { $0.hasSuffix(Self.ending) }
    self.own = own
    self.isRunning = isRunning
  }

  /// The number of this program's queued games.
  public var queuedCount: Int { state.withLock { $0.games.values.count { $0 } } }

  /// The number of this program's games whose last state is saved nowhere.
  public var lostCount: Int { state.withLock { $0.games.values.count { !$0 } } }

  /// Queues a game, replacing an earlier state of it.
  func queue(_ round: SavedRound, of owner: Owner, at now: Timestamp) {
    change(.queue(round, owner, at: now))
  }

  /// Removes this program's game of a deal after it was recorded, saved or dropped.
  func release(_ deal: KeptDeal) { change(.release(deal)) }

  /// Makes the last changes of an ending program; later ones are ignored.
  func end(with changes: [Change]) {
    state.withLock { state in
      for change in changes { make(change, in: &state) }
      state.isOver = true
    }
  }

  /// Removes a game of any program.
  func release(_ game: Game) {
    folder.remove(Self.name(of: game.round.transcript.deal, by: game.program))
    if game.program == own { release(game.round.transcript.deal) }
  }

  private func change(_ change: Change) {
    state.withLock { state in
      if !state.isOver { make(change, in: &state) }
    }
  }

  /// Makes a change while the lock is held, so that no two threads write one file.
  private func make(_ change: Change, in state: inout State) {
    switch change {
    case .queue(let round, let owner, let now):
      let game = Game(program: own, owner: owner, savedAt: now, round: round)
      let deal = round.transcript.deal
      state.games[deal] = folder.write(
        game.text(under: Self.heading), as: Self.name(of: deal, by: own))
    case .release(let deal):
      guard state.games.removeValue(forKey: deal) != nil else { return }
      folder.remove(Self.name(of: deal, by: own))
    }
  }

  /// Returns the queued games of `owner` that no program is playing here, oldest first.
  func loose(of owner: Owner) -> [Game] {
    folder.names.compactMap(game)
      .filter { $0.owner == owner && ($0.program == own || isRunning($0.program) == false) }
      .sorted { $0.savedAt < $1.savedAt }
  }

  /// Returns the directory if it contains a damaged file; each is reported once and not removed.
  func takeCorrupt() -> String? {
    folder.takeCorrupt { name, content in
      content.starts(with: (Self.heading + "\n").utf8) && game(name) == nil
    }
  }

  private func game(_ name: String) -> Game? {
    folder.content(of: name).flatMap { Game($0, under: Self.heading) }
      .flatMap { Self.name(of: $0.round.transcript.deal, by: $0.program) == name ? $0 : nil }
  }

  /// Returns the name of a game's file.
  private static func name(of deal: KeptDeal, by program: ProgressID) -> String {
    let words = [program.rawValue, "\(deal.game)", deal.setup, deal.eligibility.rawValue]
    let text = words.joined(separator: "\n") + "\n\(deal.seed)"
    return SystemString(text).fileNameDigits + ending
  }
}

extension GameOutbox.Game {
  /// The heading, a line for each field, then the appearance and the content, of any number of
  /// lines.
  fileprivate func text(under heading: String) -> String {
    let transcript = round.transcript
    var player = "guest"
    if case .player(let id) = owner { player = "\(id.rawValue)" }
    return """
      \(heading)
      \(program.rawValue)
      \(player)
      \(savedAt.milliseconds)
      \(round.elapsed.milliseconds)
      \(transcript.game)
      \(transcript.revision)
      \(transcript.setup)
      \(transcript.seed)
      \(transcript.eligibility.rawValue)
      \(transcript.moves)
      \(round.appearance.utf8.count)
      \(round.appearance)\(transcript.content)
      """
  }

  fileprivate init?(_ bytes: [UInt8], under heading: String) {
    let lines = String(outside: bytes)
      .split(separator: "\n", maxSplits: 12, omittingEmptySubsequences: false).map(String.init)
    guard lines.count == 13, lines[0] == heading, let savedAt = Int(lines[3]),
      let elapsed = Int(lines[4]), let revision = Int(lines[6]), let seed = UInt64(lines[8]),
      let eligibility = Eligibility(rawValue: lines[9]), let length = Int(lines[11]), length >= 0,
      length <= lines[12].utf8.count
    else { return nil }
    let rest = lines[12].utf8
    program = ProgressID(lines[1])
    if lines[2] == "guest" {
      owner = .guest
    } else {
      guard let number = Int(lines[2]) else { return nil }
      owner = .player(PlayerID(number))
    }
    self.savedAt = Timestamp(milliseconds: savedAt)
    round = SavedRound(
      transcript: Transcript(
        game: GameID(lines[5]), revision: revision, setup: lines[7], seed: seed,
        content: String(decoding: rest.dropFirst(length), as: UTF8.self), eligibility: eligibility,
        moves: lines[10]),
      elapsed: Elapsed(milliseconds: elapsed),
      appearance: String(decoding: rest.prefix(length), as: UTF8.self))
  }
}
