/// A query for the players of a remote list.
public struct PlayersQuery: Hashable, Sendable {
  /// The address of the list.
  public let address: String
  /// Whether to query the server even if the last answer is still fresh.
  public let isAgain: Bool

  public init(address: String, isAgain: Bool = false) {
    self.address = address
    self.isAgain = isAgain
  }
}

extension PlayersQuery: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.put(address)
    writer.put(isAgain)
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    self.init(address: try reader.text(), isAgain: try reader.flag())
  }
}
