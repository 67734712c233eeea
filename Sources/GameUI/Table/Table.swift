import Canvas
import GameCore
import MediaProtocol

/// The table: the current game or a deal on its way to one, and the preview of the deck. It changes
/// the rest of the application only by returning actions and effects.
struct Table: Sendable {
  enum State: Sendable {
    case empty
    case waiting(DealWait)
    /// Pictures or films of a deal are not available: the player decides what to do.
    case failed(PendingDeal)
    case playing(RunningGame)
  }

  private(set) var state = State.empty
  private(set) var preview = DeckPreview()
  /// The latest request to the helper.
  private(set) var lastRequest = RequestID(0)
  /// The latest event of the game as a sentence, for a screen reader; nil without one. After the
  /// next key, the answer to a refused key is empty: then the line is blank, because the screen
  /// reader would repeat the hints.
  private(set) var status: String?
  /// Whether the status is the answer to a refused key.
  private var isRefusal = false

  /// The source of pictures that were not available, for which the player chose drawings: it isn't
  /// asked again until another deck is chosen.
  var declined: PictureSource?

  /// Creates an empty table that continues the numbers of another one, so that a late answer is
  /// not taken for one to a later request.
  init(after other: Table? = nil) {
    if let other { lastRequest = other.lastRequest }
  }

  mutating func nextRequest() -> RequestID { lastRequest.next() }

  mutating func wait(for answer: DealWait) { state = .waiting(answer) }

  mutating func fail(_ deal: PendingDeal) { state = .failed(deal) }

  mutating func begin(_ game: RunningGame) -> [Action] {
    state = .playing(game)
    return [.game(.dealt)]
  }

  mutating func stopWaiting() {
    if !hasGame { state = .empty }
  }

  /// Updates the status after an event; `earlier` is the game before it.
  mutating func updateStatus(since earlier: (any GamePlay)?, _ look: RenderStyle) {
    guard let play = game?.play as? any PlainPlay else {
      status = nil
      return
    }
    var lines = earlier.flatMap { play.news(since: $0, look) }
    if lines == nil { lines = play.introduction(look) + [play.question(look)].compactMap(\.self) }
    let remark = play.remark(look)
    if let remark { lines = [remark] }
    if let lines, !lines.isEmpty {
      status = lines.joined(separator: " ")
    } else if isRefusal {
      status = ""
    }
    isRefusal = remark != nil
  }

  /// The game, if there is one.
  var game: RunningGame? {
    if case .playing(let game) = state { game } else { nil }
  }

  /// The play of the game. Copying the whole game for it would take longer.
  var play: (any GamePlay)? {
    if case .playing(let game) = state { game.play } else { nil }
  }

  /// The result of the game while its last move is still visible.
  var delayedResult: DelayedResult? {
    if case .playing(let game) = state { game.delayedResult } else { nil }
  }

  /// Whether there is neither a game nor a deal.
  var isEmpty: Bool {
    if case .empty = state { true } else { false }
  }

  /// Whether there is a visible game.
  var hasGame: Bool {
    if case .playing = state { true } else { false }
  }

  /// Whether the game is unfinished.
  var isPlaying: Bool { play.map { !$0.isOver } ?? false }

  /// Whether a deal is being prepared.
  var isDealing: Bool {
    if case .waiting = state { true } else { false }
  }

  /// Whether the player waits for a deal or for pictures.
  var isBusy: Bool { isDealing || game?.photos.awaited != nil }

  /// The pictures for which the player waits, or nil.
  var awaited: PictureLoad? {
    switch state {
    case .waiting(.pictures(let load, _)): load
    case .playing(let game): game.photos.awaited
    case .empty, .waiting, .failed: nil
    }
  }

  /// The time since when the player has been waiting, and the dialog about it; nil if there is no
  /// wait.
  var waiting: (since: Moment, dialog: Dialog)? {
    switch state {
    case .waiting(.films(let wait, _)): (wait.since, DealNotice.filmsLoading.dialog)
    case .waiting(.pictures(let load, _)): (load.since, load.progress.dialog)
    case .playing(let game): game.photos.awaited.map { ($0.since, $0.progress.dialog) }
    case .empty, .waiting, .failed: nil
    }
  }

  /// The pictures being loaded, for any purpose.
  var underway: PictureLoad? { awaited ?? game?.photos.load }

  /// Returns whether a deal waits for this answer about films.
  func isWaiting(forFilms id: RequestID) -> Bool {
    if case .waiting(.films(let wait, _)) = state { wait.id == id } else { false }
  }

  /// Changes the game; nil if there is none.
  mutating func inGame<Result>(
    _ change: (inout RunningGame, inout RequestID) -> Result
  ) -> Result? {
    guard case .playing(var game) = state else { return nil }
    state = .empty
    defer { state = .playing(game) }
    return change(&game, &lastRequest)
  }

  /// Removes the game and cancels its pictures, so that none reaches the next one. A deal that
  /// waits for its pictures is not a game yet.
  mutating func clear() -> [Effect] {
    guard case .playing(let game) = state else { return [] }
    state = .empty
    return game.photos.load.map { [.media(.cancel($0.id))] } ?? []
  }

  /// Cancels open requests, and a deal that waits for them.
  mutating func cancel() -> [Effect] {
    let open: RequestID?
    switch state {
    case .waiting(.films(let wait, _)): open = wait.id
    case .empty, .waiting, .failed, .playing: open = underway?.id
    }
    if inGame({ game, _ in game.cancelPhotos() }) == nil { stopWaiting() }
    return open.map { [.media(.cancel($0))] } ?? []
  }
}

extension Table {
  /// Prepares the preview of the chosen deck.
  mutating func arrangePreview(_ context: Context) -> [Effect] {
    preview.show(context.deck, context.look)
    let source = context.pictureSource(context.covers.covers)
    if source != declined { declined = nil }
    guard let source,
      let request = preview.missing(
        source, needs: PairsLevel.needed(by: context.settings), context.look)
    else { return [] }
    let id = nextRequest()
    preview.ask(for: request, as: id)
    return [.media(.load(id, request))]
  }

  /// Handles an event of a request for pictures.
  mutating func receive(
    _ event: PictureEvent, of id: RequestID, _ context: Context
  ) -> [Action] {
    if id == preview.id {
      preview.receive(event)
      return []
    }
    guard case .waiting(.pictures(var load, let deal)) = state else {
      return inGame { $0.receive(event, of: id, &$1, at: context.now) } ?? []
    }
    guard load.id == id else { return [] }
    switch load.receive(event) {
    case .underway:
      wait(for: .pictures(load, deal))
      return []
    case .failed(let problem):
      fail(deal)
      var short: Dialog?
      if case .tooFewDifferent(let count) = problem {
        short = context.missingCovers(for: load.request, count: count)
      }
      return [.show(short ?? DealNotice.picturesFailed(problem).dialog)]
    case .finished(let gallery):
      // The cache may contain new pictures.
      preview.forget()
      return show(deal, gallery, of: load, context)
    }
  }
}

/// What a deal waits for.
enum DealWait: Sendable {
  /// A seed of the store, perhaps for a race.
  case seed(GameMode)
  /// The store's permission for practice, which must not reveal the cards of an unfinished attempt
  /// at a daily board.
  case permission(PendingPractice)
  case pictures(PictureLoad, PendingDeal)
  case films(FilmWait, PendingDeal)
}

/// A request for the films of a service.
struct FilmWait: Sendable {
  let id: RequestID
  let setup: MovieQuizSetup
  /// The time of the request.
  let since: Moment
}

extension RequestID {
  /// Returns the number of the next request, which replaces this one.
  mutating func next() -> RequestID {
    self = RequestID(rawValue &+ 1)
    return self
  }
}
