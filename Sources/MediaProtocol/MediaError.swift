/// The reason why pictures, or the answer of a service, are not available. The screens have a text
/// for each.
public enum MediaError: Error, Hashable, Sendable {
  /// The server's name cannot be resolved, or the network is unreachable.
  case offline
  /// The server does not accept connections.
  case refused
  /// The server answered too slowly, or not at all.
  case timedOut
  /// The server is rate-limiting (status 403 or 429), or the limit of a service is used up; for a
  /// number of seconds if known.
  case busy(retryAfter: Int?)
  /// The server answered with another status, such as 404 or 500.
  case status(Int)
  /// The server's certificate is not trusted.
  case untrusted
  /// The address is not allowed: not HTTPS, or a forbidden redirect.
  case addressRefused
  /// The content from the server or the folder is not pictures, or the answer is not JSON, or it is
  /// too long.
  case wrongContent
  /// No picture in the folder can be shown, or not the requested one.
  case unreadable(PictureErrors)
  /// Only this many pictures are clearly different from each other.
  case tooFewDifferent(Int)
  /// The folder is missing or cannot be read.
  case folderUnreadable
  /// The deck is unknown.
  case unknownDeck
  /// The answer is JSON of an unexpected shape.
  case notUnderstood
  /// The service's own error message; cleaned, without the key.
  case serviceSaid(String)
  /// The service's error message contains the player's key, so it is not shown.
  case messageWithKey
  /// Only this many rows of the answer could be used.
  case tooFewUsable(Int)
  /// The helper could not be started, ended unexpectedly or violated the protocol.
  case helperFailed
}
