import Canvas
import GameCore
import MediaProtocol
import Pictures

/// Pictures that were asked for and are on their way.
struct PictureLoad: Hashable {
  /// What an answer of the helper came to.
  enum Outcome: Hashable {
    case underway
    case finished(Gallery)
    case failed(MediaProblem)
  }

  let id: RequestID
  let request: PicturesRequest
  /// When they were asked for.
  let since: Moment
  /// What the game that waits for them is played for.
  var occasion = PlayOccasion()
  /// What they are for alone, a board of the day or a race: it is dealt, whatever is chosen
  /// meanwhile. Nil where the last choice counts.
  var bound: BoundDeal?
  private(set) var progress: PictureProgress
  private var faces: [Int: MediaProtocol.Face] = [:]

  init(_ id: RequestID, _ request: PicturesRequest, at now: Moment) {
    self.id = id
    self.request = request
    since = now
    progress = PictureProgress(wanted: request.faces)
  }

  /// The same pictures for the same deal, asked for once more.
  func again(as id: RequestID, at now: Moment) -> PictureLoad {
    var load = PictureLoad(id, request, at: now)
    load.occasion = occasion
    load.bound = bound
    return load
  }

  /// Takes what the helper says.
  mutating func receive(_ news: PictureNews) -> Outcome {
    switch news {
    case .face(let face):
      // One of another size is not what was asked for.
      if face.picture.size == request.format.size { faces[face.index] = face }
    case .progress(let ready, let wanted):
      progress.ready = ready
      progress.wanted = wanted
    case .warning(let warning): progress.warning = warning
    case .done: return gallery.map(Outcome.finished) ?? .failed(.helperFailed)
    case .failed(let problem): return .failed(problem)
    }
    return .underway
  }

  /// The pictures by the rules' numbers of the faces; nil where one is missing.
  private var gallery: Gallery? {
    let pictures = (0..<request.faces).compactMap { number in
      faces[number].map { face in
        CardPicture(picture: face.picture, name: Localized(name(of: face), name(of: face)))
      }
    }
    return pictures.count == request.faces ? Gallery(request.format, pictures) : nil
  }

  /// What the pictures that have come are called, by the rules' numbers of the faces.
  var names: [String] { (0..<request.faces).compactMap { faces[$0].map(name) } }

  /// Files of a service have no names that mean something.
  private func name(of face: MediaProtocol.Face) -> String {
    switch request.source {
    case .network: ""
    case .folder: Clean.line(face.name, limit: 60)
    case .chosen: Clean.line(face.name)
    }
  }
}

/// What is dealt whatever the settings say by then.
struct BoundDeal: Hashable {
  let kind: GameKind
  let setup: String
}

extension PictureSource {
  var isNetwork: Bool { if case .folder = self { false } else { true } }
}
