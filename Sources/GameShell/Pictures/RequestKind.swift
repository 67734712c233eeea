internal import GameUI
internal import MediaProtocol

/// What an open request is for, which decides how its end is told.
enum RequestKind: Hashable, Sendable {
  case deck, preview, picture, avatar, query

  /// The request that a command opens, and of which kind it is; nil for one that opens none.
  static func opened(by command: MediaCommand) -> (id: RequestID, kind: RequestKind)? {
    switch command {
    case .load(let id, let request): (id, request.occasion == .preview ? .preview : .deck)
    case .redraw(let id, _, _): (id, .deck)
    case .picture(let id, _, _): (id, .picture)
    case .makeAvatar(let id, _): (id, .avatar)
    case .query(let id, _): (id, .query)
    case .hello, .cancel, .show: nil
    }
  }

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

  /// Whether nothing comes after it.
  var isLast: Bool {
    switch self {
    case .pictures(_, .face), .pictures(_, .progress), .pictures(_, .warning): false
    case .pictures(_, .done), .pictures(_, .failed), .picture, .avatar, .service: true
    }
  }
}
