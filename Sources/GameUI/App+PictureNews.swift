import Canvas
import GameCore
import MediaProtocol

extension App {
  /// Takes what the picture helper says of a request.
  mutating func take(_ news: PictureNews, of id: RequestID, at now: Moment) -> [Effect] {
    if id == preview.id {
      preview.take(news)
      return []
    }
    guard var load, load.id == id else { return [] }
    switch news {
    case .face(let face): load.take(face)
    case .progress(let ready, let wanted):
      load.progress.ready = ready
      load.progress.wanted = wanted
    case .warning(let warning): load.progress.warning = warning
    case .done:
      guard let photos = load.gallery else { return failed(.helperFailed, load, at: now) }
      return finished(load, photos, at: now)
    case .failed(let problem): return failed(problem, load, at: now)
    }
    self.load = load
    for index in dialogs.indices {
      if case .loading = dialogs[index] { dialogs[index] = .loading(load.progress) }
    }
    return []
  }

  private mutating func finished(
    _ load: PictureLoad, _ gallery: Gallery, at now: Moment
  ) -> [Effect] {
    self.load = nil
    let request = load.request
    switch load.purpose {
    case .deal(let eligibility):
      waiting = nil
      hideProgress()
      // There may be new pictures now.
      preview.forget()
      // Whoever has chosen something else meanwhile gets that.
      let kind = GameKind(in: settings)
      let wanted = picturesRequest(kind, setup: kind.setup(in: settings), seed: request.seed)
      guard wanted?.source == request.source, wanted?.faces == request.faces else {
        return deal(request.seed, eligibility, at: now)
      }
      show(request.seed, eligibility, photos: gallery, at: now)
    case .resumed:
      if waiting == .pictures { waiting = nil }
      hideProgress()
      // Whoever has gone on already keeps the faces that are on the table.
      guard let play, play.isPaused else { return [] }
      self.play?.show(gallery)
    case .redraw:
      play?.show(gallery)
      photos?.hasNewHelper = false
      return []
    }
    photos = PhotosOnTable(id: load.id, request: request)
    return []
  }

  private mutating func failed(
    _ problem: MediaProblem, _ load: PictureLoad, at now: Moment
  ) -> [Effect] {
    switch load.purpose {
    case .deal:
      waiting = nil
      hideProgress()
      show(.picturesFailed(problem), at: now)
    case .resumed:
      let wasFetching = waiting == .pictures
      if wasFetching { waiting = nil }
      hideProgress()
      guard let play, play.isPaused else {
        self.load = nil
        return []
      }
      let isLost = load.request.occasion == .again && load.request.source.isNetwork
      show(isLost && problem != .helperFailed ? .photosLost : .picturesFailed(problem), at: now)
    case .redraw: return redrawFailed(problem, load, at: now)
    }
    return []
  }

  /// The helper is started anew once, with the same deal; where that does not help, drawings stand
  /// in at this size.
  private mutating func redrawFailed(
    _ problem: MediaProblem, _ load: PictureLoad, at now: Moment
  ) -> [Effect] {
    self.load = nil
    guard var photos else { return [] }
    if problem == .helperFailed, !photos.hasNewHelper {
      let effects = self.load(load.request.on(.again), for: .redraw, at: now)
      photos.hasNewHelper = true
      photos.id = lastRequest
      self.photos = photos
      return effects
    }
    play?.lackPhotos(in: load.request.format)
    guard !photos.isAwayTold else { return [] }
    self.photos?.isAwayTold = true
    show(.notice(.photosAway), at: now)
    return []
  }
}

extension PictureSource {
  fileprivate var isNetwork: Bool { if case .network = self { true } else { false } }
}

extension PicturesRequest {
  /// The same in another format.
  func drawn(in format: PictureFormat) -> PicturesRequest {
    PicturesRequest(
      source: source, faces: faces, format: format, seed: seed, occasion: occasion)
  }
}
