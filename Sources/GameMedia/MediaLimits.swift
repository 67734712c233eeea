/// The limits of the helper; times in milliseconds.
public struct MediaLimits: Hashable, Sendable {
  /// The time for connecting.
  public var connecting = 8_000
  /// The time for a complete answer.
  public var answering = 25_000
  /// The time for a service's complete answer.
  public var querying = 15_000
  /// The number of seconds with less than 400 bytes per second after which a download is canceled.
  public var slowSeconds = 8
  /// The maximum size of a list of addresses, in bytes.
  public var listBytes = 1 << 20
  /// The maximum size of a service's answer, in bytes.
  public var answerBytes = 4 << 20
  /// The maximum size of a picture file, in bytes.
  public var photoBytes = 20 << 20
  /// The time for decoding a picture.
  public var decoding = 6_000
  /// The memory for decoding a picture, in bytes.
  public var decodingBytes = 400 << 20
  /// The maximum time that the helper waits at a server's request; after it, the player decides.
  public var patience = 5_000
  /// The pause after a temporary failure, if the server does not specify one.
  public var pause = 700
  /// The maximum number of concurrent downloads and decodings.
  public var downloads = 4
  public var decodings = 2
  /// The maximum number of waiting requests for single pictures and questions to services; beyond
  /// it, the oldest that is not on the screen is rejected.
  public var requests = 512
  /// The maximum number of queries for addresses.
  public var questions = 8
  /// The number of repetitions of a service query after temporary failures.
  public var queryRetries = 1
  /// The number of new photos of a deck that are downloaded after a deal, once a day, if the deal
  /// was completely cached.
  public var freshPhotos = 4
  /// The maximum number of files of a folder that are read.
  public var folderFiles = 2_000

  public init() {}
}
