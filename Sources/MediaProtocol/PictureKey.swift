public import SystemStrings

/// The name of a picture that is not part of a deck.
public enum PictureKey: Hashable, Sendable {
  /// A picture on the network, at an address from a service.
  case address(String, of: WebService)
  /// A picture file of the player.
  case file(path: SystemString)
  /// A small file created by `MediaCommand.makeAvatar`.
  case avatar(path: SystemString)

  /// The service that named its address; nil for a file.
  public var service: WebService? {
    if case .address(_, let service) = self { service } else { nil }
  }
}

/// A picture of a deck that the player has composed.
public struct CustomDeckPicture: Hashable, Sendable {
  public let address: String
  /// The name of its card.
  public let name: String

  public init(address: String, name: String) {
    self.address = address
    self.name = name
  }

  /// The maximum number of them in one request.
  public static let most = 256
  /// The maximum size of all of them in bytes, so that commands fit into a pipe.
  static let mostBytes = 40_000
}

/// A player's picture file, created by Flipside: nothing of the original file is kept but its
/// pixels.
public enum AvatarLimits {
  /// The maximum size in bytes.
  public static let largest = 64 << 10
}

/// The problems with the pictures of a folder of which none could be shown.
public struct PictureErrors: Hashable, Sendable {
  /// The number of examined pictures.
  public var looked = 0
  /// The number of truncated or damaged ones, and of those beyond a decoder's limits.
  public var damaged = 0
  /// The number of those with too many pixels or bytes.
  public var tooLarge = 0
  /// The number of those that could not be opened.
  public var unopened = 0
  /// The number of remaining ones that are clearly different from each other.
  public var different = 0

  /// No pictures and no problems.
  public static let none = PictureErrors()
}
