import Canvas
import GameCore
import MediaProtocol
import Pictures

/// Requested pictures that are being loaded.
struct PictureLoad: Hashable {
  /// The outcome of an event.
  enum Outcome: Hashable {
    case underway
    case finished(Gallery)
    case failed(MediaError)
  }

  let id: RequestID
  let request: PicturesRequest
  /// The time of the request.
  let since: Moment
  private(set) var progress: PictureProgress
  private var faces: [Int: Face] = [:]

  init(_ id: RequestID, _ request: PicturesRequest, at now: Moment) {
    self.id = id
    self.request = request
    since = now
    progress = PictureProgress(wanted: request.faces)
  }

  /// Handles an event of the helper.
  mutating func receive(_ event: PictureEvent) -> Outcome {
    switch event {
    case .face(let face):
      // A picture of another size is not for this request.
      if face.picture.size == request.format.size { faces[face.index] = face }
    case .progress(let ready, let wanted):
      progress.ready = ready
      progress.wanted = wanted
    case .cacheUnwritable: progress.cacheIsUnwritable = true
    case .done: return gallery.map(Outcome.finished) ?? .failed(.helperFailed)
    case .failed(let problem): return .failed(problem)
    }
    return .underway
  }

  /// The pictures by the rules' numbers of the faces; nil if one is missing.
  private var gallery: Gallery? {
    let pictures = (0..<request.faces).compactMap { number in
      faces[number].map { face in
        CardPicture(picture: face.picture, name: Localized(name(of: face), name(of: face)))
      }
    }
    return pictures.count == request.faces ? Gallery(request.format, pictures) : nil
  }

  /// The names of the pictures that have arrived, by the rules' numbers of the faces.
  private var names: [String] { (0..<request.faces).compactMap { faces[$0].map(name) } }

  /// Returns the name of a face; files of a service have no meaningful names.
  private func name(of face: Face) -> String {
    switch request.source {
    case .network: ""
    case .folder: TextSanitizer.line(face.name, limit: 60)
    case .chosen: TextSanitizer.line(face.name)
    }
  }
}

extension PictureLoad {
  /// Returns those of `covers` that have arrived, in the order of the faces.
  func covers(among covers: [Cover]) -> [Cover] {
    let byName = Dictionary(covers.map { ($0.name, $0) }) { first, _ in first }
    return names.compactMap { byName[$0] }
  }
}

extension PictureSource {
  var isNetwork: Bool { if case .folder = self { false } else { true } }
}

extension PicturesRequest {
  /// Returns the request in another format.
  func drawn(in format: PictureFormat) -> PicturesRequest {
    PicturesRequest(source: source, faces: faces, format: format, seed: seed, mode: mode)
  }
}
