/// What the helper puts up with; times in milliseconds.
public struct MediaLimits: Hashable, Sendable {
  /// Until a server has taken the connection.
  public var connecting = 8_000
  /// Until an answer is whole.
  public var answering = 25_000
  /// Until the answer of a service is whole.
  public var querying = 15_000
  /// A server that sends less than 400 bytes a second for so many seconds is given up.
  public var slowSeconds = 8
  /// The longest list of addresses, in bytes.
  public var listBytes = 1 << 20
  /// The longest answer of a service, in bytes.
  public var answerBytes = 4 << 20
  /// The largest file of a picture, in bytes.
  public var photoBytes = 20 << 20
  /// Until a picture must be decoded.
  public var decoding = 6_000
  /// Memory for decoding one picture, in bytes.
  public var decodingBytes = 400 << 20
  /// The longest a server may ask to wait; beyond that the player decides.
  public var patience = 5_000
  /// The wait after a fault that may pass, where the server does not say.
  public var pause = 700
  /// Downloads and decodings at once.
  public var downloads = 4
  public var decodings = 2
  /// Requests for single pictures and questions to services that may wait; of more, the oldest
  /// that is not on the screen is refused.
  public var requests = 512
  /// How often a list is asked for, at most.
  public var questions = 8
  /// How often something that may pass is tried again for a question to a service.
  public var queryRetries = 1
  /// How many new photos of a deck are fetched after a deal, once a day, where all that it needed
  /// was cached.
  public var freshPhotos = 4
  /// How many files of a folder are looked at, at most.
  public var folderFiles = 2_000

  public init() {}
}
