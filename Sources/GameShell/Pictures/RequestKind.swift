internal import MediaProtocol

/// An open request.
struct OpenRequest: Hashable, Sendable {
  let kind: RequestKind
  /// The format of its pictures; nil if it has none.
  let format: PictureFormat?

  /// Returns the request that a command opens, or nil.
  static func opened(by command: MediaCommand) -> (id: RequestID, request: OpenRequest)? {
    switch command {
    case .load(let id, let request):
      let kind = request.mode == .preview ? RequestKind.preview : .deck
      return (id, OpenRequest(kind: kind, format: request.format))
    case .redraw(let id, _, let format): return (id, OpenRequest(kind: .deck, format: format))
    case .picture(let id, _, let format, _):
      return (id, OpenRequest(kind: .picture, format: format))
    case .makeAvatar(let id, _): return (id, OpenRequest(kind: .avatar, format: nil))
    case .query(let id, _): return (id, OpenRequest(kind: .query, format: nil))
    case .hello, .cancel, .show: return nil
    }
  }
}

/// The kind of an open request, which decides how its end is reported.
enum RequestKind: Hashable, Sendable {
  case deck, preview, picture, avatar, query

  /// Whether a later request replaces an earlier one.
  var isOnly: Bool { self == .deck || self == .preview }

  /// Returns the answer if there is no helper.
  func helperFailed(_ id: RequestID) -> MediaReport {
    switch self {
    case .deck, .preview: .news(id, .failed(.helperFailed))
    case .picture: .picture(id, .failure(.helperFailed))
    case .avatar: .avatar(id, .failure(.helperFailed))
    case .query: .answer(id, .failure(.helperFailed))
    }
  }
}

extension MediaReport {
  /// The id of its request; nil for a greeting.
  var id: RequestID? {
    switch self {
    case .hello: nil
    case .news(let id, _), .picture(let id, _), .avatar(let id, _), .answer(let id, _): id
    }
  }

  /// Returns the answer with only images of the requested format, whatever the helper sends.
  func held(to format: PictureFormat?) -> MediaReport {
    guard let format else { return self }
    switch self {
    case .news(let id, .face(let face)):
      let picture = format.holding(face.picture)
      return .news(id, .face(Face(index: face.index, name: face.name, picture: picture)))
    case .picture(let id, .success(let picture)):
      return .picture(id, .success(format.holding(picture)))
    case .hello, .news, .picture, .avatar, .answer: return self
    }
  }

  /// Whether it is the last answer to its request.
  var isLast: Bool {
    switch self {
    case .hello, .news(_, .face), .news(_, .progress), .news(_, .warning): false
    case .news(_, .done), .news(_, .failed), .picture, .avatar, .answer: true
    }
  }
}
