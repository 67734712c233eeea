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

  func isOpen(_ query: MediaQuery) -> Bool { numbers[query] != nil }

  mutating func open(_ query: MediaQuery, as id: RequestID) {
    open[id] = query
    numbers[query] = id
  }

  /// Closes the question that an answer belongs to; nil if there is none.
  mutating func close(_ answer: MediaAnswer) -> MediaResponse? {
    switch answer {
    case .picture(let id, let result):
      guard case .picture(let key, let format)? = take(id) else { return nil }
      return .picture(key, format, result)
    case .service(let id, let result):
      guard case .service(let query)? = take(id) else { return nil }
      return .service(query, result)
    case .avatar(let id, let result):
      guard case .avatar(let file)? = take(id) else { return nil }
      return .avatar(file: file, result)
    case .pictures: return nil
    }
  }

  /// Returns the request that the helper answers those of `seen` first that are open.
  func first(_ seen: [MediaQuery]) -> [Effect] {
    let ids = seen.compactMap { numbers[$0] }.prefix(MediaCommand.mostShown)
    return ids.isEmpty ? [] : [.media(.show(Array(ids)))]
  }

  private mutating func take(_ id: RequestID) -> MediaQuery? {
    guard let query = open.removeValue(forKey: id) else { return nil }
    numbers[query] = nil
    return query
  }
}
