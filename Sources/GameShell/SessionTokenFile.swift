public import GameCore
import Glibc
public import SystemStrings

/// The token of a remembered session in a private file of its user.
public struct SessionTokenFile: SessionKeeper {
  private let path: SystemString

  /// Creates the file at `path`, in an existing directory.
  public init(path: SystemString) {
    self.path = path
  }

  public func load() -> SessionToken? {
    guard let bytes = path.startOfOwnFile(count: 66) else { return nil }
    let digits = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard digits.count == 64, digits.allSatisfy(Hexadecimal.isDigit) else { return nil }
    return SessionToken(Secret(String(decoding: digits, as: UTF8.self)))
  }

  public func store(_ token: SessionToken) -> Bool {
    path.replaceFile(with: Array((token.secret.revealed + "\n").utf8), durably: true)
  }

  public func forget(_ token: SessionToken) {
    if load() == token { _ = path.withCString(unlink) }
  }
}
