internal import GameUI
internal import MediaProtocol

/// A request that is not over yet.
struct OpenRequest: Hashable, Sendable {
  let kind: RequestKind
  /// How its pictures are to be; nil where it gives none.
  let format: PictureFormat?

  /// The request that a command opens; nil for one that opens none.
  static func opened(by command: MediaCommand) -> (id: RequestID, request: OpenRequest)? {
    switch command {
    case .load(let id, let request):
      let kind = request.occasion == .preview ? RequestKind.preview : .deck
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

/// What an open request is for, which decides how its end is told.
enum RequestKind: Hashable, Sendable {
  case deck, preview, picture, avatar, query

  /// Whether a later one takes the place of the one before.
  var isOnly: Bool { self == .deck || self == .preview }

  /// What is answered where there is no helper.
  func helperFailed(_ id: RequestID) -> MediaAnswer {
    switch self {
    case .deck, .preview: .pictures(id, .failed(.helperFailed))
    case .picture: .picture(id, .failure(.helperFailed))
    case .avatar: .avatar(id, .failure(.helperFailed))
    case .query: .service(id, .failure(.helperFailed))
    }
  }
}

extension MediaAnswer {
  /// The request that it answers.
  var id: RequestID {
    switch self {
    case .pictures(let id, _), .picture(let id, _), .avatar(let id, _), .service(let id, _): id
    }
  }

  /// The answer with pictures as they were asked for, whatever the helper says.
  func held(to format: PictureFormat?) -> MediaAnswer {
    guard let format else { return self }
    switch self {
    case .pictures(let id, .face(let face)):
      let picture = format.holding(face.picture)
      return .pictures(id, .face(Face(index: face.index, name: face.name, picture: picture)))
    case .picture(let id, .success(let picture)):
      return .picture(id, .success(format.holding(picture)))
    case .pictures, .picture, .avatar, .service: return self
    }
  }

  /// Whether nothing comes after it.
  var isLast: Bool {
    switch self {
    case .pictures(_, .face), .pictures(_, .progress), .pictures(_, .warning): false
    case .pictures(_, .done), .pictures(_, .failed), .picture, .avatar, .service: true
    }
  }
}
