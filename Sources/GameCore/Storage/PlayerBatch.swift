/// Players whose rows are read together: a statement takes 50 of them at once.
struct PlayerBatch {
  let ids: [PlayerID]
  /// The parameters of as many runs of a statement as it takes.
  let pieces: [[SQLValue]]
  private let places: [Int: Int]

  init(_ ids: [PlayerID]) {
    self.ids = ids
    pieces = ids.map { SQLValue.integer($0.rawValue) }.pieces(of: 50)
    var places = [Int: Int](minimumCapacity: ids.count)
    for (place, id) in ids.enumerated() { places[id.rawValue] = place }
    self.places = places
  }

  /// The place in `ids` of the player of a number; nil for a player who is not among them.
  func place(of number: Int) -> Int? { places[number] }
}

extension [SQLValue] {
  /// The values in pieces of `size`, the last one filled up with NULL, which is like nothing.
  func pieces(of size: Int) -> [[SQLValue]] {
    stride(from: 0, to: count, by: size).map { start in
      let piece = self[start..<Swift.min(start + size, count)]
      return piece + Array(repeating: .null, count: size - piece.count)
    }
  }
}
