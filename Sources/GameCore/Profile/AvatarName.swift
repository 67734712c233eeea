public import SystemStrings

/// The name of the file that a player's own picture is kept in: 32 hexadecimal digits, drawn anew
/// for each picture, so that whoever knows one never shows another in its place.
public struct AvatarName: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// Nil for what no picture is ever kept under, such as a path.
  public init?(_ text: String) {
    guard text.utf8.count == 32,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    description = text
  }

  /// The file in a data directory, for a program that decodes pictures.
  public func file(in directory: SystemString) -> SystemString {
    "\(DataDirectory(directory).avatars)/\(description)"
  }

  /// A new name that nobody can foresee.
  static func draw() -> AvatarName {
    AvatarName(drawn: Hexadecimal.text(of: RandomBits.bytes(16)))
  }

  private init(drawn: String) {
    description = drawn
  }
}

/// Bytes as hexadecimal digits.
enum Hexadecimal {
  static func text(of bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}

/// A picture as it is kept: encoded anew by Flipside, small, without what cameras write into it.
public struct AvatarPicture: Hashable, Sendable {
  public let bytes: [UInt8]

  /// 64 KiB.
  public static let mostBytes = 65_536

  /// Nil where it is empty or too large.
  public init?(_ bytes: [UInt8]) {
    guard (1...Self.mostBytes).contains(bytes.count) else { return nil }
    self.bytes = bytes
  }
}
