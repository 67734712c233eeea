import Canvas
import GameCore
import MediaProtocol

extension App {
  /// The time in milliseconds after which the progress of pictures is shown.
  private static let patience = 150

  /// Prepares, once after each event, what drawing needs: the pictures of the game and of the
  /// preview at their sizes.
  mutating func arrange(at now: Moment) -> [Effect] {
    let area = Chrome.content(of: bounds)
    let look = look
    updateGame { $0.fit(in: area, look: look, at: now) }
    return arrangeCovers() + arrangePreview(look) + arrangePhotos(in: area, look, at: now)
      + arrangeInquiries()
      + prepareScreen(at: now)
  }

  /// Prepares the preview of the deck, unless the chosen game does not show decks.
  private mutating func arrangePreview(_ look: RenderStyle) -> [Effect] {
    guard navigation.current.showsPreview, !isGameSeen,
      GameKind(in: person.settings).descriptor.settings.contains(.deck)
    else { return [] }
    let deck = Decks.shown(person.settings.deck, unicode: look.unicode)
    preview.show(deck, look)
    guard let source = pictureSource(of: deck, person.covers.covers),
      let request = preview.missing(
        source, needs: PairsLevel.needed(by: person.settings), look)
    else { return [] }
    preview.ask(for: request, as: nextRequest())
    return preview.id.map { [.media(.load($0, request))] } ?? []
  }

  private mutating func arrangePhotos(
    in area: Rect, _ look: RenderStyle, at now: Moment
  ) -> [Effect] {
    guard case .playing(var game) = table, case .shown(var photos, _) = game.photos,
      let format = game.play.missingFormat(in: area, look: look), format != photos.asked
    else { return [] }
    photos.asked = format
    let load = PictureLoad(nextRequest(), photos.request.drawn(in: format), at: now)
    game.photos = .shown(photos, redraw: load)
    table = .playing(game)
    return [.media(.redraw(load.id, of: photos.id, format))]
  }

  /// Returns the request for a deal, with these covers if they are the deck; nil if it needs no
  /// external pictures, or its cards are too small for them.
  func picturesRequest(
    _ kind: GameKind, setup: String, seed: UInt64, covers: [Cover]
  ) -> PicturesRequest? {
    let look = look
    let deck = Decks.shown(person.settings.deck, unicode: look.unicode)
    guard let level = kind.descriptor.board(of: setup),
      let source = pictureSource(of: deck, covers),
      let format = PictureFormat(of: level, in: Chrome.content(of: bounds), look)
    else { return nil }
    return PicturesRequest(source: source, faces: level.pairs, format: format, seed: seed)
  }

  private func pictureSource(of deck: Deck, _ covers: [Cover]) -> PictureSource? {
    let setting = person.settings.sources[deck.id] ?? ""
    switch deck.art {
    case .symbols, .drawings: return nil
    case .covers: return .chosen(covers.map(\.picture), from: origin(of: .albums))
    case .network:
      let base = conditions.addresses[deck.id] ?? setting
      return .network(deck: deck.id, base: base.isEmpty ? nil : base)
    case .folder: return .folder(path: HomePath.expanded(setting, home: conditions.home))
    }
  }

  mutating func nextRequest() -> RequestID {
    lastRequest = RequestID(lastRequest.rawValue &+ 1)
    return lastRequest
  }

  /// Loads the photos of the current game, which was resumed.
  mutating func load(
    _ request: PicturesRequest, isAwaited: Bool, at now: Moment
  ) -> [Effect] {
    guard case .playing(var game) = table else { return [] }
    let load = PictureLoad(nextRequest(), request, at: now)
    game.photos = .coming(load, isAwaited: isAwaited)
    table = .playing(game)
    return [.media(.load(load.id, request))]
  }

  /// The time when the progress of pictures is shown; nil if nothing waits for them.
  var progressDue: Moment? {
    guard let waiting = table.waiting, !isProgressShown else { return nil }
    return waiting.since.advanced(by: Self.patience)
  }

  private var isProgressShown: Bool {
    dialogs.all.contains { $0.content is PictureProgress || $0.content is FilmsProgress }
  }

  mutating func showProgress(at now: Moment) {
    guard let due = progressDue, now >= due, let waiting = table.waiting else { return }
    show(waiting.dialog, at: now)
  }

  mutating func hideProgress() {
    dialogs.removeAll { $0 is PictureProgress || $0 is FilmsProgress }
  }

  mutating func perform(_ action: PictureAction, at now: Moment) -> [Effect] {
    switch action {
    case .cancel: return cancelPictures()
    case .tryAgain: return loadAgain(at: now)
    case .playWithDrawings: return playWithDrawings(at: now)
    case .fetchLost: return fetchLost(at: now)
    case .fillUp: return fillUp(at: now)
    }
  }

  /// Cancels open requests, and a deal that waits for them.
  mutating func cancelPictures() -> [Effect] {
    let open = table.openRequest
    switch table {
    case .drawingSeed, .asking, .loadingPictures, .failed, .loadingFilms, .filmsFailed:
      table = .empty
    case .playing(var game):
      if case .shown(var photos, .some) = game.photos {
        photos.asked = nil
        game.photos = .shown(photos, redraw: nil)
      } else if game.photos.isUndecided {
        game.photos = .none
      }
      table = .playing(game)
    case .empty: break
    }
    hideProgress()
    return open.map { [.media(.cancel($0))] } ?? []
  }

  private mutating func loadAgain(at now: Moment) -> [Effect] {
    switch table {
    case .failed(let failed, let eligibility):
      let load = failed.again(as: nextRequest(), at: now)
      table = .loadingPictures(load, eligibility)
      return [.media(.load(load.id, load.request))]
    case .playing(let game):
      guard case .lost(let lost) = game.photos else { return [] }
      return load(lost.request, isAwaited: true, at: now)
    case .empty, .drawingSeed, .asking, .loadingPictures, .loadingFilms, .filmsFailed: return []
    }
  }

  /// Downloads the missing pictures of a saved game and shows the progress at once.
  private mutating func fetchLost(at now: Moment) -> [Effect] {
    guard case .lost(let lost)? = table.game?.photos else { return [] }
    let effects = load(lost.request.on(.againFetched), isAwaited: true, at: now)
    show(PictureProgress(wanted: lost.request.faces).dialog, at: now)
    return effects
  }

  private mutating func playWithDrawings(at now: Moment) -> [Effect] {
    switch table {
    case .failed(let load, let eligibility):
      show(load.request.seed, eligibility, for: load.mode, as: load.bound, at: now)
      guard case .playing(var game) = table else { return [] }
      game.photos = .declined
      table = .playing(game)
      return []
    case .playing(var game):
      // A resumed game already shows them.
      guard case .lost = game.photos else { return [] }
      game.photos = .declined
      table = .playing(game)
      return keepGame(at: now)
    case .empty, .drawingSeed, .asking, .loadingPictures, .loadingFilms, .filmsFailed: return []
    }
  }
}
