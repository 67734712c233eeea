import GameCore
import MediaProtocol
import Pictures

/// A question of a screen to the helper.
enum MediaQuery: Hashable, Sendable {
  case picture(PictureKey, PictureFormat)
  case service(ServiceQuery)
  /// Makes the player's small square picture from a file.
  case avatar(file: String)

  /// Returns the request for the helper.
  func request(
    _ id: RequestID, _ environment: App.LaunchEnvironment, _ settings: Settings
  ) -> MediaCommand {
    switch self {
    case .picture(let key, let format):
      .picture(id, key, format, from: key.service.map { $0.origin(environment, settings) })
    case .service(let query): .query(id, query)
    case .avatar(let file): .makeAvatar(id, file: file)
    }
  }
}

/// The open questions of screens, with their request ids.
struct MediaQueries: Sendable {
  private var open: [MediaQuery: RequestID] = [:]

  func isOpen(_ query: MediaQuery) -> Bool { open[query] != nil }

  mutating func open(_ query: MediaQuery, as id: RequestID) { open[query] = id }

  /// Closes the question of a request and returns it; nil if there is none.
  mutating func close(_ id: RequestID) -> MediaQuery? {
    let query = open.first { $0.value == id }?.key
    if let query { open[query] = nil }
    return query
  }

  /// Returns the request that the helper answers those of `seen` first that are open.
  func first(_ seen: [MediaQuery]) -> [Effect] {
    let ids = seen.compactMap { open[$0] }.prefix(MediaCommand.mostShown)
    return ids.isEmpty ? [] : [.media(.show(Array(ids)))]
  }
}
