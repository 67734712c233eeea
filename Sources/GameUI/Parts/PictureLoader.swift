import Canvas
import GameCore
import MediaProtocol
import Pictures

/// Single pictures for rows: those that have arrived or were drawn here, and those to request. Rows
/// do not wait for them.
struct PictureLoader: Sendable {
  /// A drawn face of one size.
  private struct Drawn: Hashable {
    let number: Int
    let format: PictureFormat
  }

  private var pictures: [MediaQuery: Picture] = [:]
  private var drawn: [Drawn: Picture] = [:]
  /// The times when failed pictures may be requested again; the distant future for those that will
  /// keep failing.
  private var failed: [MediaQuery: Moment] = [:]
  private var asked: [MediaQuery] = []
  /// The maximum number of pictures, more than are visible of a list.
  private static let most = 400

  /// Returns the picture if it has arrived.
  func picture(_ key: PictureKey?, _ format: PictureFormat) -> Picture? {
    key.flatMap { pictures[.picture($0, format)] }
  }

  /// Returns a player's picture if it has arrived or been drawn.
  func picture(of portrait: Portrait, _ format: PictureFormat) -> Picture? {
    switch portrait {
    case .face(let number): drawn[Drawn(number: number, format: format)]
    case .picture(let key): picture(key, format)
    }
  }

  /// Draws faces, once each, and requests missing pictures.
  mutating func ask(for portraits: [Portrait?], in size: Size, _ context: Context) -> [Action] {
    guard let format = PictureFormat(avatarIn: size, context.look) else { return [] }
    var keys: [PictureKey] = []
    for portrait in portraits {
      switch portrait {
      case .face(let number): draw(number, format)
      case .picture(let key): keys.append(key)
      case nil: break
      }
    }
    return ask(for: keys, format, at: context.now)
  }

  /// Requests those visible pictures, once, that have not arrived or recently failed.
  mutating func ask(
    for keys: [PictureKey], _ format: PictureFormat, at now: Moment
  ) -> [Action] {
    let missing = keys.map { MediaQuery.picture($0, format) }
      .filter { pictures[$0] == nil && failed[$0].map { $0 <= now } ?? true }
    guard missing != asked else { return [] }
    asked = missing
    return missing.map { .inquire($0) } + [.inquireFirst(missing)]
  }

  /// Makes all missing pictures be requested again, because answers may have been missed, and
  /// failures may have ended.
  mutating func forgetAsked() {
    asked = []
    failed = [:]
  }

  mutating func receive(_ report: MediaReport, to query: MediaQuery, at now: Moment) {
    guard case .picture = query, case .picture(_, let result) = report else { return }
    if pictures.count >= Self.most { pictures = [:] }
    if failed.count >= Self.most { failed = [:] }
    switch result {
    case .success(let picture): pictures[query] = picture
    case .failure(let problem):
      failed[query] = problem.pause.map { now.advanced(by: $0) } ?? Moment(milliseconds: .max)
    }
    asked.removeAll { $0 == query }
  }

  private mutating func draw(_ number: Int, _ format: PictureFormat) {
    let face = Drawn(number: number, format: format)
    guard drawn[face] == nil else { return }
    if drawn.count >= Self.most { drawn = [:] }
    drawn[face] = Gallery(.cats, [number], format).pictures.first??.picture
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
