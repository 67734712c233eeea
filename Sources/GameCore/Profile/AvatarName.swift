public import SystemStrings

/// The file name of a player's own picture: 32 random hexadecimal digits, new for each picture, so
/// that a cached name never shows another picture.
public struct AvatarName: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// Reads a name; nil if it is anything else, such as a path.
  public init?(_ text: String) {
    guard text.utf8.count == 32, text.utf8.allSatisfy(Hexadecimal.isDigit) else { return nil }
    description = text
  }

  /// Returns the file in a data directory, for the program that decodes pictures.
  public func file(in directory: SystemString) -> SystemString {
    "\(DataDirectory(directory).avatars)/\(description)"
  }

  /// Returns a new, unpredictable name.
  static func draw() -> AvatarName {
    AvatarName(drawn: Hexadecimal.text(of: RandomBits.bytes(16)))
  }

  private init(drawn: String) {
    description = drawn
  }
}

/// A stored picture: small, re-encoded by Flipside, without the metadata of cameras.
public struct AvatarPicture: Hashable, Sendable {
  public let bytes: [UInt8]

  /// The maximum size, 64 KiB.
  public static let mostBytes = 65_536

  /// Creates a picture; nil if it is empty or too large.
  public init?(_ bytes: [UInt8]) {
    guard (1...Self.mostBytes).contains(bytes.count) else { return nil }
    self.bytes = bytes
  }
}
