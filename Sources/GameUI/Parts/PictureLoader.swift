import Canvas
import GameCore
import MediaProtocol
import Pictures
import SystemStrings

/// The single pictures of all screens: those that have arrived or were drawn here, and those to
/// request. Nothing waits for them.
struct PictureLoader: Sendable {
  /// A picture of one size.
  private struct Key: Hashable {
    let portrait: Portrait
    let format: PictureFormat
  }

  private var pictures: [Key: Picture] = [:]
  /// The pictures from the oldest on.
  private var order: [Key] = []
  /// The maximum number of cells of all pictures: as many as the largest window has.
  private static let most = 100_000
  /// The times when failed pictures may be requested again; the distant future for those that will
  /// keep failing.
  private var failed: [MediaQuery: Moment] = [:]
  /// The last requests in each format.
  private var asked: [PictureFormat: [MediaQuery]] = [:]

  /// Returns a picture if it has arrived or been drawn.
  subscript(portrait: Portrait, format: PictureFormat) -> Picture? {
    pictures[Key(portrait: portrait, format: format)]
  }

  /// Returns whether a picture could not be loaded; it may be requested again later.
  func hasFailed(_ portrait: Portrait, _ format: PictureFormat?) -> Bool {
    guard case .picture(let key) = portrait, let format, self[portrait, format] == nil else {
      return false
    }
    return failed[.picture(key, format)] != nil
  }

  /// Draws faces, once each, and returns the requests, once, for those visible pictures that have
  /// not arrived or recently failed.
  mutating func missing(
    _ portraits: [Portrait], _ format: PictureFormat, at now: Moment
  ) -> [MediaQuery] {
    var missing: [MediaQuery] = []
    for portrait in portraits where self[portrait, format] == nil {
      switch portrait {
      case .face(let number):
        let drawn = Gallery(.cats, [number], format).pictures.first.flatMap(\.self)
        if let drawn { keep(drawn.picture, of: portrait, format) }
      case .picture(let key):
        let query = MediaQuery.picture(key, format)
        if failed[query].map({ $0 <= now }) ?? true { missing.append(query) }
      }
    }
    guard missing != asked[format] ?? [] else { return [] }
    asked[format] = missing
    return missing
  }

  /// Makes all missing pictures be requested again, because failures may have ended.
  mutating func forgetAsked() {
    asked = [:]
    failed = [:]
  }

  mutating func receive(_ report: MediaReport, to query: MediaQuery, at now: Moment) {
    switch (query, report) {
    case (.picture(let key, let format), .picture(_, let result)):
      // Posters are kept by their game.
      guard let index = asked[format]?.firstIndex(of: query) else { return }
      asked[format]?.remove(at: index)
      switch result {
      case .success(let picture): keep(picture, of: .picture(key), format)
      case .failure(let problem):
        failed[query] = problem.pause.map { now.advanced(by: $0) } ?? Moment(milliseconds: .max)
      }
    case (.avatar(let file), _):
      // The file of this path may have changed.
      let key = PictureKey.file(path: SystemString(file))
      for old in order where old.portrait == .picture(key) { forget(old) }
      failed = failed.filter {
        if case .picture(key, _) = $0.key { false } else { true }
      }
    default: break
    }
  }

  /// Keeps a picture, and forgets the oldest ones if there are too many cells.
  private mutating func keep(_ picture: Picture, of portrait: Portrait, _ format: PictureFormat) {
    let key = Key(portrait: portrait, format: format)
    forget(key)
    pictures[key] = picture
    order.append(key)
    var cells = pictures.values.reduce(0) { $0 + $1.columns * $1.rows }
    while cells > Self.most, order.count > 1, let oldest = order.first {
      cells -= pictures[oldest].map { $0.columns * $0.rows } ?? 0
      forget(oldest)
    }
  }

  private mutating func forget(_ key: Key) {
    guard pictures.removeValue(forKey: key) != nil else { return }
    order.removeAll { $0 == key }
  }
}

extension Context {
  /// Returns the request for portraits as large as fit into `size`; none if it is too small.
  func load(_ portraits: [Portrait?], in size: Size) -> [Action] {
    PictureFormat(avatarIn: size, look).map { [.load(portraits.compactMap(\.self), $0)] } ?? []
  }
}

extension MediaError {
  /// The milliseconds after which repeating the request may succeed; nil for never.
  fileprivate var pause: Int? {
    switch self {
    case .busy(let seconds?): 1000 * min(max(seconds, 10), 3600)
    case .offline, .refused, .timedOut, .busy(nil), .status(500...), .helperFailed: 10_000
    case .status, .untrusted, .addressRefused, .wrongContent, .unreadable, .tooFewDifferent,
      .folderUnreadable, .unknownDeck, .notUnderstood, .serviceSaid, .messageWithKey, .tooFewUsable:
      nil
    }
  }
}
