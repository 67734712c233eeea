/// Asks for the players of a list elsewhere.
public struct PlayersQuery: Hashable, Sendable {
  /// Where the list is.
  public let address: String
  /// Whether the table itself is to be asked, though its latest answer is still fresh.
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

  init(from reader: inout ByteReader) throws(WireFault) {
    self.init(address: try reader.text(), isAgain: try reader.flag())
  }
}
