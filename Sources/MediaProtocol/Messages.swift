public import Pictures

/// A message from the game to the picture helper.
public enum MediaCommand: Hashable, Sendable {
  /// The first message: the game's protocol version.
  case hello(version: UInt16)
  /// Loads the faces of a deck. It cancels an unfinished load for a game if it is for a game, or
  /// for a preview if it is for a preview.
  case load(RequestID, PicturesRequest)
  /// Renders the faces of an earlier load in another format, after they have all arrived. A later
  /// redraw replaces one that is waiting.
  case redraw(RequestID, of: RequestID, PictureFormat)
  /// Cancels a request of any kind. No report about it follows.
  case cancel(RequestID)
  /// Renders one picture; answered by `MediaReport.picture`. A picture with an address is
  /// downloaded if the address of its service, `from`, may link there.
  case picture(RequestID, PictureKey, PictureFormat, from: String?)
  /// Makes a player's small square picture from a picture file; answered by `MediaReport.avatar`.
  case makeAvatar(RequestID, file: String)
  /// Queries a service; answered by `MediaReport.answer`.
  case query(RequestID, ServiceQuery)
  /// Names the requests for visible items, the most important first: they are done before
  /// all others. Replaces the previous list.
  case show([RequestID])

  /// The maximum number of requests in `show`.
  public static let mostShown = 512
}

/// A message from the picture helper to the game.
public enum MediaReport: Hashable, Sendable {
  /// The answer to `hello`: the helper's protocol version.
  case hello(version: UInt16)
  case news(RequestID, PictureEvent)
  /// The result of a request for one picture.
  case picture(RequestID, Result<Picture, MediaError>)
  /// The result of a request for an avatar: a file of at most `AvatarLimits.largest` bytes, to be
  /// shown with `PictureKey.avatar`.
  case avatar(RequestID, Result<[UInt8], MediaError>)
  /// The result of a question to a service.
  case answer(RequestID, Result<ServiceReply, MediaError>)
}

/// An event of a request for pictures.
public enum PictureEvent: Hashable, Sendable {
  case face(Face)
  /// The number of requested faces that have been sent.
  case progress(ready: Int, of: Int)
  /// The cache cannot be written (full, read-only): the pictures are available, and will be
  /// downloaded again next time.
  case cacheUnwritable
  /// Every requested face has been sent; also after a redraw.
  case done
  /// The request has failed; the faces sent so far can be used.
  case failed(MediaError)
}

/// The version of the protocol, the same for the game and the helper of one build.
public enum MediaVersion {
  public static let current: UInt16 = 9
}

/// One face of a picture deck.
public struct Face: Hashable, Sendable {
  /// The index among the faces of the request, from 0.
  public let index: Int
  /// The file name, cleaned, at most 60 characters; may be empty.
  public let name: String
  public let picture: Picture

  public init(index: Int, name: String, picture: Picture) {
    self.index = index
    self.name = name
    self.picture = picture
  }
}
