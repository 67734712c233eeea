import GameCore
import GameUI
import SystemStrings

/// The format of queued results: a heading, a line for each field, and the content in any number of
/// lines.
enum QueuedResultFormat {
  /// The heading of the first format, without the time of a round and the program.
  private static let firstHeading = "flipside-held 1"
  private static let heading = "flipside-held 2"

  static func of(
    _ earned: PendingResult, finishedAt: Timestamp, by program: ProgressID
  ) -> String {
    """
    \(heading)
    \(finishedAt.milliseconds)
    \(program.rawValue)
    \(fields(of: earned))
    """
  }

  /// Returns a text that identifies a result.
  static func identity(of earned: PendingResult) -> String {
    "\(firstHeading)\n\(fields(of: earned))"
  }

  static func waiting(from bytes: [UInt8]) -> ResultOutbox.QueuedResult? {
    guard let claim = claim(from: bytes), let earned = try? claim.earned.get() else { return nil }
    return ResultOutbox.QueuedResult(
      earned: earned, finishedAt: claim.finishedAt, program: claim.program)
  }

  /// Returns whether this version knows the format, game, ruleset and setup of a file; a later
  /// version may have left others.
  static func isKnown(_ bytes: [UInt8]) -> Bool {
    let headings = [firstHeading, heading]
    guard headings.contains(where: { bytes.starts(with: ($0 + "\n").utf8) }) else { return false }
    guard case .failure(let error)? = claim(from: bytes)?.earned else { return true }
    return !error.needsNewerVersion
  }

  /// The claim of a file, and the result of verifying it.
  private struct Claim {
    let finishedAt: Timestamp?
    let program: ProgressID?
    let earned: Result<PendingResult, ReplayError>
  }

  private static func fields(of earned: PendingResult) -> String {
    let transcript = earned.round.record.transcript
    return """
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

  /// Reads a claim; nil if it is not the file of a result.
  private static func claim(from bytes: [UInt8]) -> Claim? {
    let text = String(outside: bytes)
    let lines = text.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false)
    if lines[0] == firstHeading {
      return earned(from: text.dropFirst(firstHeading.count + 1)).map {
        Claim(finishedAt: nil, program: nil, earned: $0)
      }
    }
    guard lines.count == 4, lines[0] == heading, let time = Int(lines[1]), time >= 0
    else { return nil }
    return earned(from: lines[3]).map {
      Claim(
        finishedAt: Timestamp(milliseconds: time), program: ProgressID(String(lines[2])),
        earned: $0)
    }
  }

  /// Reads a result; nil if a field cannot be read.
  private static func earned(from text: Substring) -> Result<PendingResult, ReplayError>? {
    let lines = text.split(separator: "\n", maxSplits: 7, omittingEmptySubsequences: false)
      .map(String.init)
    guard lines.count == 8, let player = Int(lines[0]), let revision = Int(lines[2]),
      let seed = UInt64(lines[4]), let eligibility = Eligibility(rawValue: lines[5])
    else { return nil }
    let transcript = Transcript(
      game: GameID(lines[1]), revision: revision, setup: lines[3], seed: seed, content: lines[7],
      eligibility: eligibility, moves: lines[6])
    return Result { () throws(ReplayError) in
      let result = try Catalog.result(of: transcript)
      let record = ReplayRecord(transcript: transcript, claimed: result)
      return PendingResult(try Catalog.prove(record), by: PlayerID(player))
    }
  }
}
