extension [PlayerID] {
  /// The players in pieces of 50 for the parameters of a statement; the last one is filled with
  /// NULL, which equals nothing.
  var pieces: [[SQLValue]] {
    stride(from: 0, to: count, by: 50).map { start in
      let piece = self[start..<Swift.min(start + 50, count)].map(\.sqlValue)
      return piece + [SQLValue](repeating: .null, count: 50 - piece.count)
    }
  }
}
