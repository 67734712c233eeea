public import GameCore
import Glibc
public import SystemStrings

/// The token of a remembered session in a private file of its user.
public struct SessionFile: SessionKeeper {
  private let path: SystemString

  /// Creates the file at `path`, in an existing directory.
  public init(path: SystemString) {
    self.path = path
  }

  public func load() -> SessionToken? {
    guard let bytes = SmallFile.read(path, limit: 66, isOwn: true) else { return nil }
    let digits = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard digits.count == 64, digits.allSatisfy(Self.isHexadecimal) else { return nil }
    return SessionToken(Secret(String(decoding: digits, as: UTF8.self)))
  }

  public func store(_ token: SessionToken) -> Bool {
    SmallFile.replace(path, with: Array((token.secret.revealed + "\n").utf8))
  }

  public func forget(_ token: SessionToken) {
    if load() == token { _ = path.withCString(unlink) }
  }

  /// Whether the account is shared, which a directory at the path of the file indicates.
  public var isShared: Bool {
    var found = stat()
    return path.withCString { stat($0, &found) } == 0 && found.st_mode & S_IFMT == S_IFDIR
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
