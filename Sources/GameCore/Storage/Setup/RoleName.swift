/// The name of a role of a database server, such as can be written without quotes.
public struct RoleName: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// The role that players' programs come as where nobody names another.
  public static let usual = RoleName(known: "flipside_player")

  /// Small Latin letters, digits and underscores, no digit first, 63 at most.
  public init?(_ text: String) {
    let bytes = text.utf8
    let isSound = bytes.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isSound, (1...63).contains(bytes.count), let first = text.first, !first.isNumber,
      !text.hasPrefix("pg_"), !["public", "none"].contains(text)
    else { return nil }
    description = text
  }

  private init(known text: String) {
    description = text
  }
}

/// Why a table or its role cannot be made.
public enum SetupFault: Error, Hashable, Sendable {
  /// The server cannot be used, or refuses.
  case store(StoreFault)
  /// The role is not there, and this account may not make it.
  case cannotMakeRole(RoleName)
  /// The role is there, and may do more than the rights given here can take from it.
  case roleIsStrong(RoleName)
}

/// What making a table came to.
public struct SetupOutcome: Hashable, Sendable {
  /// Whether the role was not there before.
  public let madeRole: Bool

  public init(madeRole: Bool) {
    self.madeRole = madeRole
  }
}
