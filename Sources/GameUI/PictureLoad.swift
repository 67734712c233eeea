import Canvas
import GameCore
import MediaProtocol
import Pictures

/// What the helper knows the photos on the table by.
struct PhotosOnTable: Hashable {
  /// The load that brought them: redraws have numbers of their own.
  var id: RequestID
  let request: PicturesRequest
  /// The format that they were last asked for in after the deal.
  var asked: PictureFormat?
  /// Whether the helper has been started anew for them since they were last drawn.
  var hasNewHelper = false
  /// Whether the player has been told that drawings stand in where photos cannot be drawn.
  var isAwayTold = false
}

/// Pictures that were asked for and are on their way.
struct PictureLoad: Hashable {
  enum Purpose: Hashable {
    /// A deal that is shown once they are there.
    case deal(Eligibility)
    /// A kept game, which stands paused meanwhile and shows drawings.
    case resumed
    /// The photos of the game that is on, in another format.
    case redraw
  }

  let id: RequestID
  let request: PicturesRequest
  let purpose: Purpose
  /// When they were asked for.
  let since: Moment
  var progress: PictureProgress
  private var faces: [Int: MediaProtocol.Face] = [:]

  init(_ id: RequestID, _ request: PicturesRequest, for purpose: Purpose, at now: Moment) {
    self.id = id
    self.request = request
    self.purpose = purpose
    since = now
    progress = PictureProgress(wanted: request.faces)
  }

  /// Whether a game is to begin with them.
  var isDeal: Bool { if case .deal = purpose { true } else { false } }

  /// Takes a face; one of another size is not what was asked for.
  mutating func take(_ face: MediaProtocol.Face) {
    guard face.picture.size == request.format.size else { return }
    faces[face.index] = face
  }

  /// The pictures by the rules' numbers of the faces; nil where one is missing.
  var gallery: Gallery? {
    let pictures = (0..<request.faces).compactMap { number in
      faces[number].map { face in
        CardPicture(picture: face.picture, name: Localized(name(of: face), name(of: face)))
      }
    }
    return pictures.count == request.faces ? Gallery(request.format, pictures) : nil
  }

  /// Files of a service have no names that mean something.
  private func name(of face: MediaProtocol.Face) -> String {
    if case .folder = request.source { face.name } else { "" }
  }
}
