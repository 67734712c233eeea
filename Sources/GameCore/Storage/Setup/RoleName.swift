/// The name of a database role that needs no quotes.
public struct RoleName: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// The default role of players' programs.
  public static let usual = RoleName(known: "flipside_player")

  /// Checks a name: at most 63 letters a-z, digits and underscores, no digit at the start.
  public init?(_ text: String) {
    let bytes = text.utf8
    let allowed = "abcdefghijklmnopqrstuvwxyz0123456789_".utf8
    guard bytes.allSatisfy(allowed.contains), (1...63).contains(bytes.count),
      let first = text.first, !first.isNumber, !text.hasPrefix("pg_"),
      !["public", "none"].contains(text)
    else { return nil }
    description = text
  }

  private init(known text: String) { description = text }
}

/// The reason why a database or its role cannot be created.
public enum SetupError: Error, Hashable, Sendable {
  /// The server cannot be used, or rejects the request.
  case store(StoreError)
  /// The role does not exist, and this account may not create it.
  case cannotMakeRole(RoleName)
  /// The role exists and has power that revoking rights cannot take away.
  case roleIsStrong(RoleName)
}
