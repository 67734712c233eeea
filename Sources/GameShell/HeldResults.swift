public import GameCore
public import GameUI
import Glibc
import Synchronization
public import SystemStrings

/// Results on their way to the records, kept on this machine until they are there: a file each, in
/// a directory of this system user's own.
public final class HeldResults: Sendable {
  /// A result that waits, and when its round ended; nil where an older program did not note it.
  struct Waiting: Hashable {
    let earned: EarnedRound
    let finishedAt: Timestamp?
    /// The program that held it.
    let program: ProgressID?
  }

  private struct Held {
    let finishedAt: Timestamp
    /// Whether this machine has taken it.
    let isKept: Bool
  }

  /// Whether a result is held before the records are asked, which may take long to say no: a
  /// server's do, a file's do not, and a second writing to the same disk would keep nothing more.
  let isFirst: Bool
  private let directory: SystemString
  private let own: ProgressID
  private let isRunning: @Sendable (ProgressID) -> Bool?
  /// Those of this program.
  private let held = Mutex<[EarnedRound: Held]>([:])

  /// For so many milliseconds a program that runs is taken to be recording what it holds.
  private static let patience = 60_000

  /// Held in `directory`, which is made when something is; `own` names this program.
  public init(
    directory: SystemString, own: ProgressID, isFirst: Bool = true,
    isRunning: @escaping @Sendable (ProgressID) -> Bool?
  ) {
    self.isFirst = isFirst
    self.directory = directory
    self.own = own
    self.isRunning = isRunning
  }

  /// Keeps a result whose round ended at `now`, unless it is held already. Gives when it ended.
  @discardableResult
  public func hold(_ earned: EarnedRound, at now: Timestamp) -> Timestamp {
    held.withLock { held in
      if let known = held[earned], known.isKept { return known.finishedAt }
      let before = held[earned]?.finishedAt ?? waiting(Self.name(of: earned))?.finishedAt
      let finishedAt = before ?? now
      _ = directory.withCString { mkdir($0, 0o700) }
      let bytes = Array(HeldText.of(earned, finishedAt: finishedAt, by: own).utf8)
      let isKept =
        bytes.count <= HeldText.longest && SmallFile.replace(path(of: earned), with: bytes)
      held[earned] = Held(finishedAt: finishedAt, isKept: isKept)
      return finishedAt
    }
  }

  /// Lets go of a result that is recorded, or never will be.
  public func release(_ earned: EarnedRound) {
    held.withLock {
      _ = path(of: earned).withCString(unlink)
      SpoiltFiles.forget(path(of: earned))
      $0[earned] = nil
    }
  }

  /// How many results wait here, but for those that other programs are recording just now.
  public func count(at now: Timestamp) -> Int { waiting(at: now).count }

  /// What waits here, by whichever program, but for what others are recording just now.
  func waiting(at now: Timestamp) -> [Waiting] {
    names.compactMap(waiting).filter { !isOnItsWay($0, at: now) }
  }

  /// The directory, where a file in it claims to be a result and proves none; each is told of once
  /// and left as it is.
  func takeSpoilt() -> String? {
    let spoilt = names.filter { name in
      let bytes = SmallFile.read("\(directory)/\(name)", limit: HeldText.longest)
      return bytes.map(HeldText.isKnown) == true && waiting(name) == nil
    }
    return SpoiltFiles.untold(among: spoilt, in: directory) ? directory.text : nil
  }

  /// How many results are neither recorded nor held.
  public var lostCount: Int { held.withLock { $0.values.count { !$0.isKept } } }

  private func isOnItsWay(_ waiting: Waiting, at now: Timestamp) -> Bool {
    guard let program = waiting.program, let finishedAt = waiting.finishedAt, program != own,
      isRunning(program) == true
    else { return false }
    return (0..<Self.patience).contains(now.milliseconds - finishedAt.milliseconds)
  }

  /// What is held under a name; nil for what cannot be proved, or hands have put there.
  private func waiting(_ name: String) -> Waiting? {
    let waiting = SmallFile.read("\(directory)/\(name)", limit: HeldText.longest)
      .flatMap(HeldText.waiting)
    return waiting.flatMap { Self.name(of: $0.earned) == name ? $0 : nil }
  }

  private func path(of earned: EarnedRound) -> SystemString {
    "\(directory)/\(Self.name(of: earned))"
  }

  /// The same for a result however often it is held, and in every version.
  private static func name(of earned: EarnedRound) -> String {
    SystemString(HeldText.identity(of: earned)).fileNameDigits
  }

  private var names: [String] {
    // No drafts, no games, and nothing that somebody else has put there.
    (directory.directoryNames() ?? []).map(\.text).filter {
      $0.utf8.count == 16 && !$0.contains(".")
    }.sorted()
  }
}
