internal import MediaProtocol

/// An open request.
struct OpenRequest: Sendable {
  /// The decks of which one request at a time is open; a later one replaces it.
  enum Deck {
    case game, preview
  }

  let id: RequestID
  /// The answer if there is no helper.
  let failure: MediaReport
  /// The format of its pictures; nil if it has none.
  var format: PictureFormat?
  /// The deck that it is for; nil if it is for none.
  var deck: Deck?
}

extension OpenRequest {
  /// Creates the request that a command opens; nil for other commands.
  init?(openedBy command: MediaCommand) {
    switch command {
    case .load(let id, let request):
      self.init(
        id: id, failure: .news(id, .failed(.helperFailed)), format: request.format,
        deck: request.mode == .preview ? .preview : .game)
    case .redraw(let id, _, let format):
      self.init(
        id: id, failure: .news(id, .failed(.helperFailed)), format: format, deck: .game)
    case .picture(let id, _, let format, _):
      self.init(id: id, failure: .picture(id, .failure(.helperFailed)), format: format)
    case .makeAvatar(let id, _): self.init(id: id, failure: .avatar(id, .failure(.helperFailed)))
    case .query(let id, _): self.init(id: id, failure: .answer(id, .failure(.helperFailed)))
    case .hello, .cancel, .show: return nil
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
    case .hello, .news(_, .face), .news(_, .progress), .news(_, .cacheUnwritable): false
    case .news(_, .done), .news(_, .failed), .picture, .avatar, .answer: true
    }
  }
}
