public import SystemStrings

/// Names one picture that is not part of a deck.
public enum PictureKey: Hashable, Sendable {
  /// A picture on the network, by an address that a service gave.
  case address(String, of: WebService)
  /// A picture file of the player's.
  case file(path: SystemString)
  /// A small file that `MediaCommand.makeAvatar` has given, wherever it was put.
  case avatar(path: SystemString)

  /// The service that named its address; nil for a file.
  public var service: WebService? {
    if case .address(_, let service) = self { service } else { nil }
  }
}

/// One picture of a deck that the player has put together.
public struct ChosenPicture: Hashable, Sendable {
  public let address: String
  /// What its card is called.
  public let name: String

  public init(address: String, name: String) {
    self.address = address
    self.name = name
  }

  /// The most of them in one request.
  public static let most = 256
  /// What they may come to together, in bytes: commands fit into a pipe.
  static let mostBytes = 40_000
}

/// A picture of a player, small and of our own making: nothing of the file it was made of is left
/// but its pixels.
public enum AvatarFile {
  /// The largest file, in bytes.
  public static let largest = 64 << 10
}

/// What was wrong with the pictures of a folder, none of which could be shown.
public struct PictureFaults: Hashable, Sendable {
  /// So many pictures were looked at.
  public var looked: Int
  /// Cut short, broken, or more than a decoder could do.
  public var damaged: Int
  /// More pixels or bytes than are taken.
  public var tooLarge: Int
  /// Could not be opened.
  public var unopened: Int
  /// Those left that differ clearly from each other.
  public var different: Int

  public init(
    looked: Int = 0, damaged: Int = 0, tooLarge: Int = 0, unopened: Int = 0, different: Int = 0
  ) {
    self.looked = looked
    self.different = different
    self.damaged = damaged
    self.tooLarge = tooLarge
    self.unopened = unopened
  }
}
