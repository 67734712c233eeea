import Canvas
import GameCore
import MediaProtocol

extension App {
  /// How long pictures may take, in milliseconds, before the player is told how far they are.
  private static let patience = 150

  /// Works out, once after each event, what drawing needs ready: the pictures of the game and of
  /// the preview at the sizes they are shown at.
  mutating func arrange(at now: Moment) -> [Effect] {
    let area = Chrome.content(of: bounds)
    let look = look
    play?.fit(in: area, look: look, at: now)
    if scene == .tabs, tab == .settings || tab == .board && play == nil {
      preview.show(Decks.shown(settings.deck, unicode: look.unicode), look)
    }
    guard let format = play?.missingFormat(in: area, look: look), format != askedFormat,
      let photos = photosRequest
    else { return [] }
    askedFormat = format
    let request = PicturesRequest(
      source: photos.source, faces: photos.faces, format: format, seed: photos.seed)
    load = PictureLoad(lastRequest, request, for: .redraw, at: now)
    return [.redrawPictures(lastRequest, format)]
  }

  /// What a deal asks for; nil where it needs nothing from outside the game, or where its cards are
  /// too small for pictures.
  func picturesRequest(_ kind: GameKind, setup: String, seed: UInt64) -> PicturesRequest? {
    let look = look
    guard kind == .pairs, let level = PairsLevel(setup),
      let source = pictureSource(of: Decks.shown(settings.deck, unicode: look.unicode)),
      let format = PictureFormat(of: level, in: Chrome.content(of: bounds), look)
    else { return nil }
    return PicturesRequest(source: source, faces: level.pairs, format: format, seed: seed)
  }

  private func pictureSource(of deck: Deck) -> PictureSource? {
    let setting = settings.sources[deck.id] ?? ""
    switch deck.art {
    case .symbols, .drawings: return nil
    case .network:
      let base = conditions.addresses[deck.id] ?? setting
      return .network(deck: deck.id, base: base.isEmpty ? nil : base)
    case .folder:
      guard let home = conditions.home, setting == "~" || setting.hasPrefix("~/") else {
        return .folder(path: setting)
      }
      return .folder(path: home + setting.dropFirst())
    }
  }

  mutating func load(
    _ request: PicturesRequest, for purpose: PictureLoad.Purpose, at now: Moment
  ) -> [Effect] {
    lastRequest = RequestID(lastRequest.rawValue &+ 1)
    load = PictureLoad(lastRequest, request, for: purpose, at: now)
    photosRequest = nil
    askedFormat = nil
    return [.loadPictures(lastRequest, request)]
  }

  /// When the player is to be told how far the pictures are; nil where nobody waits for them.
  var progressDue: Moment? {
    guard waiting == .pictures, let load, !isProgressShown else { return nil }
    return load.since.advanced(by: Self.patience)
  }

  private var isProgressShown: Bool {
    dialogs.contains { if case .loading = $0 { true } else { false } }
  }

  mutating func showProgress(at now: Moment) {
    guard let due = progressDue, now >= due, let load else { return }
    show(.loading(load.progress), at: now)
  }

  private mutating func hideProgress() {
    guard isProgressShown else { return }
    dialogs.removeAll { if case .loading = $0 { true } else { false } }
    focusedButton = 0
  }

  mutating func take(_ news: PictureNews, of id: RequestID, at now: Moment) -> [Effect] {
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
    _ load: PictureLoad, _ photos: Gallery, at now: Moment
  ) -> [Effect] {
    self.load = nil
    let request = load.request
    switch load.purpose {
    case .deal(let standing):
      waiting = nil
      hideProgress()
      // Whoever has chosen something else meanwhile gets that.
      let kind = GameKind(in: settings)
      let wanted = picturesRequest(kind, setup: kind.setup(in: settings), seed: request.seed)
      guard wanted?.source == request.source, wanted?.faces == request.faces else {
        return deal(request.seed, standing, at: now)
      }
      show(request.seed, standing, photos: photos, at: now)
    case .resumed:
      // Whoever has gone on already keeps the faces that are on the table.
      guard let play, play.isPaused else { return [] }
      self.play?.show(photos)
    case .redraw: play?.show(photos)
    }
    photosRequest = request
    return []
  }

  private mutating func failed(
    _ problem: MediaProblem, _ load: PictureLoad, at now: Moment
  ) -> [Effect] {
    guard case .deal = load.purpose else {
      self.load = nil
      return []
    }
    waiting = nil
    hideProgress()
    show(.picturesFailed(problem), at: now)
    return []
  }

  /// Gives up what is on its way.
  mutating func cancelLoad() -> [Effect] {
    guard let load else { return [] }
    self.load = nil
    if waiting == .pictures { waiting = nil }
    hideProgress()
    return [.cancelPictures(load.id)]
  }

  mutating func loadAgain(at now: Moment) -> [Effect] {
    guard let load else { return [] }
    waiting = .pictures
    return self.load(load.request, for: load.purpose, at: now)
  }

  mutating func playWithDrawings(at now: Moment) {
    guard let load, case .deal(let standing) = load.purpose else { return }
    self.load = nil
    show(load.request.seed, standing, photos: nil, at: now)
  }
}

extension PairsFront {
  /// Whether the chosen deck has pictures that the cards of the chosen level have no room for.
  static func lacksRoom(_ settings: Settings, in area: Rect, _ look: Look) -> Bool {
    let kind = GameKind(in: settings)
    guard kind == .pairs, let level = PairsLevel(kind.setup(in: settings)),
      Decks.shown(settings.deck, unicode: look.unicode).drawings != nil
    else { return false }
    return PictureFormat(of: level, in: area, look) == nil
  }
}
