import Canvas
import GameCore
import MediaProtocol

extension App {
  /// Handles an event of a request for pictures.
  mutating func receive(_ event: PictureEvent, of id: RequestID, at now: Moment) -> [Effect] {
    if id == preview.id {
      preview.receive(event)
      return []
    }
    switch table {
    case .loadingPictures(var load, let eligibility) where load.id == id:
      let outcome = load.receive(event)
      table = .loadingPictures(load, eligibility)
      return receive(outcome, of: load, eligibility, at: now)
    case .playing(let game): return receive(event, of: id, for: game, at: now)
    case .empty, .drawingSeed, .asking, .loadingPictures, .failed, .loadingFilms, .filmsFailed:
      return []
    }
  }

  /// Handles the outcome for a deal that waits for its pictures.
  private mutating func receive(
    _ outcome: PictureLoad.Outcome, of load: PictureLoad, _ eligibility: Eligibility,
    at now: Moment
  ) -> [Effect] {
    switch outcome {
    case .underway: showProgress(of: load)
    case .failed(let problem):
      table = .failed(load, eligibility)
      hideProgress()
      var short: Dialog?
      if case .tooFewDifferent(let count) = problem {
        short = coversShort(for: load.request, count: count)
      }
      show(short ?? PicturesFailed(problem: problem).dialog, at: now)
    case .finished(let gallery):
      hideProgress()
      // The cache may contain new pictures.
      preview.forget()
      let request = load.request
      if let bound = load.bound {
        table = .empty
        show(
          request.seed, eligibility, photos: (gallery, load), for: load.mode, as: bound,
          at: now)
        return []
      }
      // If the player has changed the settings meanwhile, deals with those.
      let kind = GameKind(in: person.settings)
      let setup = kind.setup(in: person.settings)
      let wanted = picturesRequest(
        kind, setup: setup, seed: request.seed, covers: person.covers.covers)
      table = .empty
      guard wanted?.source == request.source, wanted?.faces == request.faces else {
        return deal(request.seed, eligibility, at: now)
      }
      show(request.seed, eligibility, photos: (gallery, load), at: now)
    }
    return []
  }

  /// Handles an event for the current game.
  private mutating func receive(
    _ event: PictureEvent, of id: RequestID, for game: RunningGame, at now: Moment
  ) -> [Effect] {
    switch game.photos {
    case .coming(var load, let isAwaited) where load.id == id:
      let outcome = load.receive(event)
      return receiveResumed(outcome, of: load, isAwaited: isAwaited, for: game, at: now)
    case .shown(let photos, var load?) where load.id == id:
      let outcome = load.receive(event)
      return receiveRedrawn(outcome, of: load, photos, for: game, at: now)
    case .none, .declined, .coming, .lost, .shown: return []
    }
  }

  private mutating func receiveResumed(
    _ outcome: PictureLoad.Outcome, of load: PictureLoad, isAwaited: Bool, for game: RunningGame,
    at now: Moment
  ) -> [Effect] {
    var game = game
    switch outcome {
    case .underway:
      game.photos = .coming(load, isAwaited: isAwaited)
      table = .playing(game)
      showProgress(of: load)
      return []
    case .finished(let gallery):
      // If the player has already resumed, the cards keep their faces.
      game.photos = .none
      if game.play.isPaused {
        game.play.show(gallery)
        game.photos = .shown(PhotosOnTable(id: load.id, request: load.request), redraw: nil)
      }
      table = .playing(game)
      hideProgress()
      return []
    case .failed(let problem):
      game.photos = game.play.isPaused ? .lost(load) : .none
      table = .playing(game)
      hideProgress()
      guard game.play.isPaused else { return [] }
      let isLost = load.request.mode == .again && load.request.source.isNetwork
      let dialog =
        isLost && problem != .helperFailed
        ? PicturesLost().dialog : PicturesFailed(problem: problem).dialog
      show(dialog, at: now)
      return []
    }
  }

  private mutating func receiveRedrawn(
    _ outcome: PictureLoad.Outcome, of load: PictureLoad, _ photos: PhotosOnTable,
    for game: RunningGame, at now: Moment
  ) -> [Effect] {
    var game = game
    var photos = photos
    switch outcome {
    case .underway: game.photos = .shown(photos, redraw: load)
    case .finished(let gallery):
      game.play.show(gallery)
      photos.hasNewHelper = false
      game.photos = .shown(photos, redraw: nil)
    case .failed(let problem):
      // The helper is restarted once, with the same deal.
      if problem == .helperFailed, !photos.hasNewHelper {
        let again = PictureLoad(nextRequest(), load.request.on(.again), at: now)
        photos.hasNewHelper = true
        photos.id = again.id
        game.photos = .shown(photos, redraw: again)
        table = .playing(game)
        return [.media(.load(again.id, again.request))]
      }
      // If that fails too, drawings are used at this size.
      game.play.lackPhotos(in: load.request.format)
      let isToldNow = !photos.isAwayTold
      photos.isAwayTold = true
      game.photos = .shown(photos, redraw: nil)
      table = .playing(game)
      if isToldNow { show(Dialog(Notice.photosAway), at: now) }
      return []
    }
    table = .playing(game)
    return []
  }

  private mutating func showProgress(of load: PictureLoad) {
    dialogs.update(load.progress) { $0 is PictureProgress }
  }
}

extension PicturesRequest {
  /// Returns the request in another format.
  func drawn(in format: PictureFormat) -> PicturesRequest {
    PicturesRequest(
      source: source, faces: faces, format: format, seed: seed, mode: mode)
  }
}
