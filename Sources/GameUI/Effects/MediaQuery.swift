import GameCore
import MediaProtocol
import Pictures

/// A question of a screen to the helper.
enum MediaQuery: Hashable, Sendable {
  case picture(PictureKey, PictureFormat)
  case service(ServiceQuery)
  /// Makes the player's small square picture from a file.
  case avatar(file: String)
}

/// An answer of the helper to a screen. It repeats the question, so that a late answer is
/// recognized, and contains the result.
enum MediaResponse: Sendable {
  case picture(PictureKey, PictureFormat, Result<Picture, MediaError>)
  case service(ServiceQuery, Result<ServiceReply, ServiceError>)
  case avatar(file: String, Result<[UInt8], MediaError>)
}

/// The open questions of screens, by their request ids.
struct MediaQueries: Sendable {
  private var open: [RequestID: MediaQuery] = [:]
  private var numbers: [MediaQuery: RequestID] = [:]

  func id(of query: MediaQuery) -> RequestID? { numbers[query] }

  mutating func open(_ query: MediaQuery, as id: RequestID) {
    open[id] = query
    numbers[query] = id
  }

  /// Removes and returns the question of an id; nil if there is none.
  mutating func close(_ id: RequestID) -> MediaQuery? {
    guard let query = open.removeValue(forKey: id) else { return nil }
    numbers[query] = nil
    return query
  }
}
