/// Players whose rows are read together, 50 in each statement.
struct PlayerBatch {
  let ids: [PlayerID]
  /// The parameters for each run of a statement.
  let pieces: [[SQLValue]]
  private let places: [Int: Int]

  init(_ ids: [PlayerID]) {
    self.ids = ids
    pieces = ids.map { SQLValue.integer($0.rawValue) }.pieces(of: 50)
    places = Dictionary(ids.enumerated().map { ($1.rawValue, $0) }) { $1 }
  }

  /// Returns the index in `ids` of a player's number, or nil.
  func place(of number: Int) -> Int? { places[number] }
}

extension [SQLValue] {
  /// Returns the values in pieces of `size`, the last one filled with NULL, which equals nothing.
  func pieces(of size: Int) -> [[SQLValue]] {
    stride(from: 0, to: count, by: size).map { start in
      let piece = self[start..<Swift.min(start + size, count)]
      return piece + Array(repeating: .null, count: size - piece.count)
    }
  }
}
