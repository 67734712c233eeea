/// A question for the list of remote players.
public struct PlayersQuery: Hashable, Sendable {
  /// Which answer is wanted.
  public enum Freshness: UInt8, Hashable, Sendable {
    /// The cached one, of any age; an empty one if there is none.
    case cached
    /// The cached one while it is fresh, then a new one.
    case usual
    /// A new one.
    case new
  }

  /// The address of the list.
  public let address: String
  public let freshness: Freshness

  public init(address: String, _ freshness: Freshness = .usual) {
    self.address = address
    self.freshness = freshness
  }
}

extension PlayersQuery: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(address, freshness) }

  init(from reader: inout ByteReader) throws(MessageError) {
    try self.init(address: reader.value(), reader.value())
  }
}

extension PlayersQuery.Freshness: WireValue {}
