/// Asks for the players of a list elsewhere.
public struct PlayersQuery: Hashable, Sendable {
  /// Where the list is.
  public let address: String

  public init(address: String) {
    self.address = address
  }
}

extension PlayersQuery: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(address) }
  init(from reader: inout ByteReader) throws(WireFault) {
    self.init(address: try reader.text())
  }
}
