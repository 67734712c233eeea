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

  /// The address of the player's picture.
  public var avatar: String? { files.first { $0.kind == "avatar" }?.address }

  /// The maximum number of players in an answer, and of files of a player.
  public static let most = 2_000
  public static let mostFiles = 8
}

extension RemotePlayerEntry: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.put(id)
    writer.put(name)
    writer.put(UInt8(sex.map { $0.rawValue + 1 } ?? 0))
    writer.put(age)
    writer.put(UInt8(isOnline.map { $0 ? 2 : 1 } ?? 0))
    writer.put(files)
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    let id = try reader.optionalInt()
    let name = try reader.line()
    let sex = try reader.uint8()
    guard sex == 0 || Sex(rawValue: sex - 1) != nil else { throw .malformed }
    let age = try reader.optionalInt()
    let online = try reader.uint8()
    guard online <= 2 else { throw .malformed }
    self.init(
      id: id, name: name, sex: sex == 0 ? nil : Sex(rawValue: sex - 1), age: age,
      isOnline: online == 0 ? nil : online == 2, files: try reader.list(most: Self.mostFiles))
  }
}

extension RemotePlayerEntry.File: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.put(address)
    writer.put(kind)
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    let address = try reader.text()
    self.init(address: address, kind: try reader.optionalLine())
  }
}
