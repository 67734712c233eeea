public import GameCore
public import GameUI
import Synchronization
public import SystemStrings

/// A queue of results that are not recorded yet: a file for each, in a private directory of this
/// system user.
public final class ResultOutbox: Sendable {
  /// A queued result, and the time when its round ended; nil if an older program did not store it.
  struct QueuedResult: Hashable {
    let earned: PendingResult
    let finishedAt: Timestamp?
    /// The program that queued it.
    let program: ProgressID?
  }

  private struct QueueEntry {
    let finishedAt: Timestamp
    /// Whether its file was written.
    let isKept: Bool
  }

  /// Whether a result is queued before it is sent to the store: true for servers, which may fail
  /// after a long time; false for files, because a second file on the same disk would be no safer.
  let isFirst: Bool
  private let folder: OutboxFolder
  private let own: ProgressID
  private let isRunning: @Sendable (ProgressID) -> Bool?
  /// The results of this program.
  private let queued = Mutex<[PendingResult: QueueEntry]>([:])

  /// The time in milliseconds during which another running program is assumed to be recording its
  /// results.
  private static let patience = 60_000

  /// Creates a queue in `directory`, which is created when needed; `own` is the id of this program.
  public init(
    directory: SystemString, own: ProgressID, isFirst: Bool = true,
    isRunning: @escaping @Sendable (ProgressID) -> Bool?
  ) {
    self.isFirst = isFirst
    // Without drafts, games and other files.
    folder = OutboxFolder(directory: directory) { $0.utf8.count == 16 && !$0.contains(".") }
    self.own = own
    self.isRunning = isRunning
  }

  /// Queues a result whose round ended at `now`, unless it is already queued. Returns when it
  /// ended.
  @discardableResult
  public func queue(_ earned: PendingResult, at now: Timestamp) -> Timestamp {
    queued.withLock { queued in
      if let known = queued[earned], known.isKept { return known.finishedAt }
      let before = queued[earned]?.finishedAt ?? waiting(Self.name(of: earned))?.finishedAt
      let finishedAt = before ?? now
      let text = QueuedResultFormat.of(earned, finishedAt: finishedAt, by: own)
      let isKept = folder.write(text, as: Self.name(of: earned))
      queued[earned] = QueueEntry(finishedAt: finishedAt, isKept: isKept)
      return finishedAt
    }
  }

  /// Removes a result that was recorded, or never will be.
  public func release(_ earned: PendingResult) {
    queued.withLock {
      folder.remove(Self.name(of: earned))
      $0[earned] = nil
    }
  }

  /// Returns the number of queued results, without those that other programs are recording.
  public func count(at now: Timestamp) -> Int { waiting(at: now).count }

  /// Returns the queued results of all programs, without those that others are recording.
  func waiting(at now: Timestamp) -> [QueuedResult] {
    folder.names.compactMap(waiting).filter { !isOnItsWay($0, at: now) }
  }

  /// Returns the directory if it contains a result that does not verify; each is reported once and
  /// not removed.
  func takeCorrupt() -> String? {
    folder.takeCorrupt { name, content in
      QueuedResultFormat.isKnown(content) && waiting(name) == nil
    }
  }

  /// The number of results that are neither recorded nor queued.
  public var lostCount: Int { queued.withLock { $0.values.count { !$0.isKept } } }

  private func isOnItsWay(_ waiting: QueuedResult, at now: Timestamp) -> Bool {
    guard let program = waiting.program, let finishedAt = waiting.finishedAt, program != own,
      isRunning(program) == true
    else { return false }
    return (0..<Self.patience).contains(now.milliseconds - finishedAt.milliseconds)
  }

  /// Returns the queued result of a name; nil if it does not verify.
  private func waiting(_ name: String) -> QueuedResult? {
    folder.content(of: name).flatMap(QueuedResultFormat.waiting)
      .flatMap { Self.name(of: $0.earned) == name ? $0 : nil }
  }

  /// Returns the name of a result's file, the same in every version.
  private static func name(of earned: PendingResult) -> String {
    SystemString(QueuedResultFormat.identity(of: earned)).fileNameDigits
  }
}
