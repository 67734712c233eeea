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
    return arrangePreview(look) + arrangePhotos(in: area, look, at: now)
  }

  private mutating func arrangePreview(_ look: RenderStyle) -> [Effect] {
    guard scene == .tabs, tab == .settings || tab == .board && play == nil else { return [] }
    let deck = Decks.shown(settings.deck, unicode: look.unicode)
    preview.show(deck, look)
    guard let source = pictureSource(of: deck),
      let request = preview.missing(source, look)
    else { return [] }
    preview.ask(for: request, as: nextRequest())
    return preview.id.map { [.loadPictures($0, request)] } ?? []
  }

  private mutating func arrangePhotos(in area: Rect, _ look: RenderStyle, at now: Moment)
    -> [Effect]
  {
    guard let format = play?.missingFormat(in: area, look: look), var photos = self.photos,
      format != photos.asked
    else { return [] }
    photos.asked = format
    self.photos = photos
    let id = nextRequest()
    load = PictureLoad(id, photos.request.drawn(in: format), for: .redraw, at: now)
    return [.redrawPictures(id, of: photos.id, format)]
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

  private mutating func nextRequest() -> RequestID {
    lastRequest = RequestID(lastRequest.rawValue &+ 1)
    return lastRequest
  }

  mutating func load(
    _ request: PicturesRequest, for purpose: PictureLoad.Purpose, at now: Moment
  ) -> [Effect] {
    let id = nextRequest()
    load = PictureLoad(id, request, for: purpose, at: now)
    photos = nil
    return [.loadPictures(id, request)]
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

  mutating func hideProgress() {
    guard isProgressShown else { return }
    dialogs.removeAll { if case .loading = $0 { true } else { false } }
    focusedButton = 0
  }

  /// Gives up what is on its way.
  mutating func cancelLoad() -> [Effect] {
    if waiting == .seed || waiting == .pictures { waiting = nil }
    guard let load else { return [] }
    self.load = nil
    if load.purpose == .redraw { photos?.asked = nil }
    hideProgress()
    return [.cancelPictures(load.id)]
  }

  mutating func loadAgain(at now: Moment) -> [Effect] {
    guard let load else { return [] }
    waiting = .pictures
    return self.load(load.request, for: load.purpose, at: now)
  }

  /// Has the lost pictures of a kept game fetched, with the progress shown from the beginning.
  mutating func fetchLost(at now: Moment) -> [Effect] {
    guard let load else { return [] }
    waiting = .pictures
    let request = load.request.on(.againFetched)
    let effects = self.load(request, for: .resumed, at: now)
    show(.loading(PictureProgress(wanted: request.faces)), at: now)
    return effects
  }

  mutating func playWithDrawings(at now: Moment) {
    guard let load else { return }
    self.load = nil
    // A game that is taken up again shows them already.
    guard case .deal(let eligibility) = load.purpose else { return }
    show(load.request.seed, eligibility, photos: nil, at: now)
  }
}

extension PairsDescriptor {
  /// Whether the chosen deck has pictures that the cards of the chosen level have no room for.
  static func lacksRoom(_ settings: Settings, in area: Rect, _ look: RenderStyle) -> Bool {
    let kind = GameKind(in: settings)
    guard kind == .pairs, let level = PairsLevel(kind.setup(in: settings)),
      Decks.shown(settings.deck, unicode: look.unicode).drawings != nil
    else { return false }
    return PictureFormat(of: level, in: area, look) == nil
  }
}
