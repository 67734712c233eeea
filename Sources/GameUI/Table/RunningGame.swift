import Canvas
import GameCore
import MediaProtocol

/// The running game with its photos.
struct RunningGame: Sendable {
  var play: any GamePlay
  private(set) var photos = Photos.none
  /// Whether it continues by itself once its photos are there, unless the player acts before.
  var resumesWithPhotos = false
  /// The covers of the deal, by the rules' numbers of the faces; none for other decks.
  private(set) var covers: [Cover] = []
  /// The result of a finished game whose last move is still visible.
  private(set) var delayedResult: DelayedResult?
  /// The last stored state of its clock.
  private var marked: SavedClock?

  init(_ play: any GamePlay, _ photos: Photos = .none, covers: [Cover] = []) {
    self.play = play
    self.photos = photos
    self.covers = covers
  }

  /// Creates a game with photos that have been loaded, of `covers` if they are the deck.
  init(_ play: any GamePlay, _ gallery: Gallery, of load: PictureLoad, among covers: [Cover]) {
    self.play = play
    self.covers = load.covers(among: covers)
    show(gallery, of: load)
  }

  private mutating func show(_ gallery: Gallery, of load: PictureLoad) {
    play.show(gallery)
    photos = .shown(PhotosOnTable(id: load.id, request: load.request), redraw: nil)
  }

  /// The covers on the cards.
  var shownCovers: [Cover] { if case .shown = photos { covers } else { [] } }

  /// Requests the photos of a resumed game.
  mutating func load(
    _ request: PicturesRequest, isAwaited: Bool, _ last: inout RequestID, at now: Moment
  ) -> [Action] {
    let load = PictureLoad(last.next(), request, at: now)
    photos = .coming(load, isAwaited: isAwaited)
    return [.effect(.media(.load(load.id, request)))]
  }

  /// Requests the lost photos again for the waiting player, perhaps for another purpose.
  mutating func loadLost(
    on mode: PictureRequestMode? = nil, _ last: inout RequestID, at now: Moment
  ) -> [Action] {
    guard case .lost(let lost) = photos else { return [] }
    let request = mode.map(lost.request.on) ?? lost.request
    return load(request, isAwaited: true, &last, at: now)
  }

  /// Requests the photos in the format that the window needs.
  mutating func arrange(
    in area: Rect, _ look: RenderStyle, _ last: inout RequestID, at now: Moment
  ) -> [Effect] {
    guard case .shown(var photos, _) = photos,
      let format = play.missingFormat(in: area, look: look), format != photos.asked
    else { return [] }
    photos.asked = format
    let load = PictureLoad(last.next(), photos.request.drawn(in: format), at: now)
    self.photos = .shown(photos, redraw: load)
    return [.media(.redraw(load.id, of: photos.id, format))]
  }

  /// Continues without the photos that are being loaded.
  mutating func cancelPhotos() {
    if case .shown(var photos, .some) = photos {
      photos.asked = nil
      self.photos = .shown(photos, redraw: nil)
    } else if photos.isUndecided {
      photos = .none
    }
  }

  /// Uses drawings, which a resumed game already shows, for the lost photos permanently; returns
  /// false if none are lost.
  mutating func declineLost() -> Bool {
    guard case .lost = photos else { return false }
    photos = .declined
    return true
  }

  /// Handles an event of a request for its photos.
  mutating func receive(
    _ event: PictureEvent, of id: RequestID, _ last: inout RequestID, at now: Moment
  ) -> [Action] {
    switch photos {
    case .coming(var load, let isAwaited) where load.id == id:
      return resumed(load.receive(event), load, isAwaited: isAwaited)
    case .shown(let photos, var load?) where load.id == id:
      return redrawn(load.receive(event), load, photos, &last, at: now)
    case .none, .declined, .coming, .lost, .shown: return []
    }
  }

  private mutating func resumed(
    _ outcome: PictureLoad.Outcome, _ load: PictureLoad, isAwaited: Bool
  ) -> [Action] {
    switch outcome {
    case .underway: photos = .coming(load, isAwaited: isAwaited)
    case .finished(let gallery):
      // If the player has already resumed, the cards keep their faces.
      photos = .none
      if play.isPaused { show(gallery, of: load) }
    case .failed(let problem):
      photos = play.isPaused ? .lost(load) : .none
      guard play.isPaused else { return [] }
      let isLost = load.request.mode == .again && load.request.source.isNetwork
      let notice: DealNotice =
        isLost && problem != .helperFailed ? .picturesLost : .picturesFailed(problem)
      return [.show(notice.dialog)]
    }
    return []
  }

  private mutating func redrawn(
    _ outcome: PictureLoad.Outcome, _ load: PictureLoad, _ shown: PhotosOnTable,
    _ last: inout RequestID, at now: Moment
  ) -> [Action] {
    var shown = shown
    switch outcome {
    case .underway: photos = .shown(shown, redraw: load)
    case .finished(let gallery):
      play.show(gallery)
      shown.hasNewHelper = false
      photos = .shown(shown, redraw: nil)
    case .failed(let problem):
      // The helper is restarted once, with the same deal.
      if problem == .helperFailed, !shown.hasNewHelper {
        let again = PictureLoad(last.next(), load.request.on(.again), at: now)
        shown.hasNewHelper = true
        shown.id = again.id
        photos = .shown(shown, redraw: again)
        return [.effect(.media(.load(again.id, again.request)))]
      }
      // If that fails too, drawings are used at this size.
      play.useDrawings(in: load.request.format)
      let isReportedNow = !shown.isAwayReported
      shown.isAwayReported = true
      photos = .shown(shown, redraw: nil)
      return isReportedNow ? [.show(Dialog(Notice.photosAway))] : []
    }
    return []
  }

  /// Shows its last move for a while before its result; returns false for a game that does not
  /// wait.
  mutating func delay(_ result: GameResult, at now: Moment) -> Bool {
    let delay = play.kind.descriptor.resultDelay
    guard play.isOver, delay > 0 else { return false }
    delayedResult = DelayedResult(result, due: now.advanced(by: delay))
    return true
  }

  /// Returns the delayed result, once, and ends the motion before it.
  mutating func takeDelayedResult(at now: Moment) -> GameResult? {
    defer { delayedResult = nil }
    play.endMotion(at: now)
    return delayedResult?.result
  }

  /// Updates the delayed result; returns false if there is none for this record.
  mutating func update(_ result: GameResult) -> Bool {
    guard let delayedResult, delayedResult.result.record == result.record else { return false }
    self.delayedResult = DelayedResult(result, due: delayedResult.due)
    return true
  }

  /// Returns its clock to be stored: every second, and when it stops, so that killing the program
  /// gains no time for looking at the cards.
  mutating func newMark(at now: Moment) -> SavedClock? {
    guard let mark = play.mark(at: now), mark != marked else { return nil }
    let isSameSecond =
      marked.map { $0.elapsed.milliseconds / 1000 } == mark.elapsed.milliseconds / 1000
    guard !isSameSecond || play.isPaused else { return nil }
    marked = mark
    return mark
  }
}

/// A result whose dialog is delayed. It is a class, so that a game, which is copied many times for
/// each key, copies only a reference.
final class DelayedResult: Sendable {
  let result: GameResult
  let due: Moment

  init(_ result: GameResult, due: Moment) {
    self.result = result
    self.due = due
  }
}
