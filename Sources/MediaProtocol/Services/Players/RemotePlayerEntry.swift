/// A player on a remote list; missing values are nil.
public struct RemotePlayerEntry: Hashable, Sendable {
  public enum Sex: UInt8, Hashable, Sendable, CaseIterable {
    case female, male, other
  }

  /// A file in the player's entry.
  public struct File: Hashable, Sendable {
    public let address: String
    /// The kind according to the list, such as `avatar`.
    public let kind: String?

    public init(address: String, kind: String?) {
      self.address = address
      self.kind = kind
    }
  }

  public let id: Int?
  public let name: String
  public let sex: Sex?
  public let age: Int?
  public let isOnline: Bool?
  public let files: [File]

  public init(id: Int?, name: String, sex: Sex?, age: Int?, isOnline: Bool?, files: [File]) {
    self.id = id
    self.name = name
    self.sex = sex
    self.age = age
    self.isOnline = isOnline
    self.files = files
  }

  /// The maximum number of players in an answer, and of files of a player.
  public static let most = 2_000
  public static let mostFiles = 8
}

extension RemotePlayerEntry: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(id, name, sex, age, isOnline, files) }

  init(from reader: inout ByteReader) throws(MessageError) {
    try self.init(
      id: reader.value(), name: reader.line(), sex: reader.value(), age: reader.value(),
      isOnline: reader.value(), files: reader.list(most: Self.mostFiles))
  }
}

extension RemotePlayerEntry.Sex: WireValue {}

extension RemotePlayerEntry.File: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(address, kind) }

  init(from reader: inout ByteReader) throws(MessageError) {
    try self.init(address: reader.value(), kind: reader.optionalLine())
  }
}
