public import Pictures

/// What the game tells the picture helper.
public enum MediaCommand: Hashable, Sendable {
  /// The first message: the version of the protocol that the game speaks.
  case hello(version: UInt16)
  /// Load the faces of a deck; a load that is still under way for the game is given up for one for
  /// the game, one for a preview for another preview.
  case load(RequestID, PicturesRequest)
  /// Draw the faces of an earlier load again, in another format; before they are all there it waits
  /// for them. A later redraw takes the place of one that waits.
  case redraw(RequestID, of: RequestID, PictureFormat)
  /// Give up a request of any kind. Nothing more is sent for it.
  case cancel(RequestID)
  /// Draw one picture; answered by `MediaReport.picture`. One with an address is fetched where the
  /// address of its service, `from`, may lead there.
  case picture(RequestID, PictureKey, PictureFormat, from: String?)
  /// Make a small square picture of a player from a picture file; answered by
  /// `MediaReport.avatar`.
  case makeAvatar(RequestID, file: String)
  /// Ask a service; answered by `MediaReport.answer`.
  case query(RequestID, ServiceQuery)
  /// These requests are for what is on the screen now, the most important first: they are done
  /// before all others. Replaces what was said before.
  case show([RequestID])

  /// The most requests that `show` names.
  public static let mostShown = 512
}

/// What the picture helper tells the game.
public enum MediaReport: Hashable, Sendable {
  /// The answer to `hello`: the version that the helper speaks.
  case hello(version: UInt16)
  case news(RequestID, PictureNews)
  /// The end of a request for one picture.
  case picture(RequestID, Result<Picture, MediaProblem>)
  /// The end of a request for an avatar: a file of at most `AvatarFile.largest` bytes, to be shown
  /// by `PictureKey.avatar`.
  case avatar(RequestID, Result<[UInt8], MediaProblem>)
  /// The end of a question to a service.
  case answer(RequestID, Result<ServiceReply, ServiceProblem>)
}

/// How a request for pictures goes on.
public enum PictureNews: Hashable, Sendable {
  case face(Face)
  /// So many of the wanted faces have been sent.
  case progress(ready: Int, of: Int)
  /// Something went wrong that the request survives.
  case warning(MediaWarning)
  /// Every wanted face has been sent; also after a redraw.
  case done
  /// The request has failed; the faces sent so far may be used.
  case failed(MediaProblem)
}

/// The version of the protocol; game and helper of one build speak the same.
public enum MediaVersion {
  public static let current: UInt16 = 8
}

/// One face of a picture deck.
public struct Face: Hashable, Sendable {
  /// Its place among the faces of the request, from 0.
  public let index: Int
  /// What it is called: the name of its file, cleaned, at most 60 characters; may be empty.
  public let name: String
  public let picture: Picture

  public init(index: Int, name: String, picture: Picture) {
    self.index = index
    self.name = name
    self.picture = picture
  }
}

/// Something the player may be told although the pictures are there.
public enum MediaWarning: UInt8, Hashable, Sendable, CaseIterable {
  /// The cache cannot be written (full, read-only): the pictures will be fetched again next time.
  case cacheUnwritable = 1
}

/// Why pictures cannot be had; each is worded for the player by the screens.
public enum MediaProblem: Error, Hashable, Sendable {
  /// The name of the server cannot be found, or there is no way to the network.
  case offline
  /// The server does not take connections.
  case refused
  /// The server answered too slowly, or not at all.
  case timedOut
  /// The server asks for patience (status 403 or 429); after so many seconds, where it says so.
  case busy(retryAfter: Int?)
  /// The server answered with another status, such as 404 or 500.
  case status(Int)
  /// The certificate of the server cannot be trusted.
  case untrusted
  /// The address is not one that pictures may come from: not HTTPS, or redirected astray.
  case addressRefused
  /// The server or the folder gave something else than pictures.
  case wrongContent
  /// None of the pictures in the folder can be shown, or not the one that was named.
  case unreadable(PictureFaults)
  /// Only so many pictures could be had that are clearly different from each other.
  case tooFewDifferent(Int)
  /// The folder is missing or cannot be read.
  case folderUnreadable
  /// The game and the helper know no such deck.
  case unknownDeck
  /// The helper could not be started, ended unexpectedly or spoke another language.
  case helperFailed
}
