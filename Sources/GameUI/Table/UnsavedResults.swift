import GameCore

/// The results that could not be saved; repeated before the next game and at the end.
struct UnsavedResults: Sendable {
  private var results: [PendingResult] = []
  /// Whether the player was notified that saving fails; once is enough.
  private var hasNotified = false

  /// Queues a result, except a second round of a deal that counts once, which will never be
  /// recorded.
  mutating func add(_ result: PendingResult, after error: StoreError) {
    if error != .dealSpent, !results.contains(result) { results.append(result) }
  }

  mutating func remove(_ result: PendingResult) { results.removeAll { $0 == result } }

  mutating func removeAll() { results = [] }

  /// Removes all results and returns the requests to record them.
  mutating func record() -> [Effect] {
    defer { results = [] }
    return results.map { .store(.record($0)) }
  }

  /// Returns a notice that saving fails, unless the player has seen one.
  mutating func notifyOnce(_ notice: Notice) -> Dialog? {
    guard !hasNotified else { return nil }
    hasNotified = true
    return Dialog(notice)
  }
}
