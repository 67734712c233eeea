import GameCore
public import GameUI
import Glibc
import Synchronization
public import SystemStrings

/// Results that the records did not take, kept on this machine until they do: a file each, in a
/// directory of this system user's own.
public final class HeldResults: Sendable {
  private let directory: SystemString
  /// Those that this machine does not take either.
  private let lost = Mutex<Set<EarnedRound>>([])

  /// Longer than any game's moves.
  private static let longest = 1 << 20
  private static let heading = "flipside-held 1"

  /// Held in `directory`, which is made when something is.
  public init(directory: SystemString) {
    self.directory = directory
  }

  /// Keeps a result, once however often it is held.
  public func hold(_ earned: EarnedRound) {
    _ = directory.withCString { mkdir($0, 0o700) }
    let text = Array(Self.text(of: earned).utf8)
    if text.count > Self.longest || !SmallFile.replace(path(of: earned), with: text) {
      lost.withLock { _ = $0.insert(earned) }
    }
  }

  /// Lets go of a result that is recorded, or never will be.
  public func release(_ earned: EarnedRound) {
    _ = path(of: earned).withCString(unlink)
    lost.withLock { _ = $0.remove(earned) }
  }

  /// What is held, by whichever program; nothing that cannot be proved, or that hands have put
  /// under another name.
  public var all: [EarnedRound] {
    names.sorted().compactMap { name in
      let earned = SmallFile.read("\(directory)/\(name)", limit: Self.longest)
        .flatMap(Self.earned)
      return earned.flatMap { Self.name(of: $0) == name ? $0 : nil }
    }
  }

  /// How many results are neither recorded nor held.
  public var lostCount: Int { lost.withLock { $0.count } }

  private func path(of earned: EarnedRound) -> SystemString {
    "\(directory)/\(Self.name(of: earned))"
  }

  private static func name(of earned: EarnedRound) -> String {
    SystemString(text(of: earned)).fileNameDigits
  }

  private var names: [String] {
    // No drafts, no games, and nothing that somebody else has put there.
    (directory.directoryNames() ?? []).map(\.text).filter {
      $0.utf8.count == 16 && !$0.contains(".")
    }
  }

  /// A heading, a line a field, and what the game was played on in as many lines as it has.
  private static func text(of earned: EarnedRound) -> String {
    let transcript = earned.round.record.transcript
    return """
      \(heading)
      \(earned.player.rawValue)
      \(transcript.game)
      \(transcript.revision)
      \(transcript.setup)
      \(transcript.seed)
      \(transcript.eligibility.rawValue)
      \(transcript.moves)
      \(transcript.content)
      """
  }

  private static func earned(from bytes: [UInt8]) -> EarnedRound? {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", maxSplits: 8, omittingEmptySubsequences: false).map(String.init)
    guard lines.count == 9, lines[0] == heading, let player = Int(lines[1]),
      let revision = Int(lines[3]), let seed = UInt64(lines[5]),
      let eligibility = Eligibility(rawValue: lines[6])
    else { return nil }
    let transcript = Transcript(
      game: GameID(lines[2]), revision: revision, setup: lines[4], seed: seed, content: lines[8],
      eligibility: eligibility, moves: lines[7])
    guard let result = try? Catalog.result(of: transcript),
      let proven = try? Catalog.prove(ReplayRecord(transcript: transcript, claimed: result))
    else { return nil }
    return EarnedRound(proven, by: PlayerID(player))
  }
}
