import Canvas
import GameCore
import MediaProtocol

/// The state of the current game, from none to one with its photos.
enum TableState: Sendable {
  case empty
  /// A seed was requested, perhaps for a race.
  case drawingSeed(Rival?)
  /// The store was asked whether practice may start, because it must not reveal the cards of an
  /// unfinished attempt at a daily board.
  indirect case asking(Practice)
  /// A deal waits for its pictures.
  case loadingPictures(PictureLoad, Eligibility)
  /// The pictures of a deal are not available: the player decides what to do.
  case failed(PictureLoad, Eligibility)
  /// A deal waits for the films of a service.
  case loadingFilms(FilmLoad)
  /// The films of a deal are not available: the player decides what to do.
  case filmsFailed(FilmLoad)
  indirect case playing(RunningGame)

  var game: RunningGame? {
    if case .playing(let game) = self { game } else { nil }
  }

  /// Whether there is a visible game.
  var hasGame: Bool {
    if case .playing = self { true } else { false }
  }

  /// Whether a deal is being prepared.
  var isDealing: Bool {
    switch self {
    case .drawingSeed, .asking, .loadingPictures, .loadingFilms: true
    case .empty, .failed, .filmsFailed, .playing: false
    }
  }

  /// The pictures for which the player waits, or nil.
  var awaited: PictureLoad? {
    switch self {
    case .loadingPictures(let load, _): load
    case .playing(let game): game.photos.awaited
    case .empty, .drawingSeed, .asking, .failed, .loadingFilms, .filmsFailed: nil
    }
  }

  /// The time since when the player has been waiting, and the dialog about it; nil if there is no
  /// wait.
  var waiting: (since: Moment, dialog: Dialog)? {
    if case .loadingFilms(let load) = self { return (load.since, FilmsProgress().dialog) }
    return awaited.map { ($0.since, $0.progress.dialog) }
  }

  /// The open request, for any purpose.
  var openRequest: RequestID? {
    if case .loadingFilms(let load) = self { load.id } else { underway?.id }
  }

  /// The pictures being loaded, for any purpose.
  var underway: PictureLoad? {
    switch self {
    case .loadingPictures(let load, _): load
    case .playing(let game): game.photos.load
    case .empty, .drawingSeed, .asking, .failed, .loadingFilms, .filmsFailed: nil
    }
  }
}

/// A game for practice that is about to start.
enum Practice: Sendable {
  case deal(UInt64, GameMode, asksServices: Bool)
  case resume(SavedRound)

  var seed: UInt64 {
    switch self {
    case .deal(let seed, _, _): seed
    case .resume(let saved): saved.transcript.seed
    }
  }
}

/// The running game with its photos.
struct RunningGame: Sendable {
  var play: any GamePlay
  var photos = Photos.none
  /// The covers of the deal, by the rules' numbers of the faces; none for other decks.
  var covers: [Cover] = []
  /// The result of a finished game whose last move is still visible.
  var ending: Ending?
  /// The last stored state of its clock.
  var marked: ClockMark?
}

/// A result whose dialog is delayed. It is indirect, like the photos, because a game is copied many
/// times for each key.
indirect enum Ending: Sendable {
  case waiting(GameResult, until: Moment)

  var result: GameResult {
    switch self {
    case .waiting(let result, _): result
    }
  }
  var due: Moment {
    switch self {
    case .waiting(_, let due): due
    }
  }
}

/// The photos of a game.
indirect enum Photos: Sendable {
  /// The deck has none, or drawings replace them permanently.
  case none
  /// Those of a resumed game are loading; the game shows drawings meanwhile. The player may wait
  /// for them, in a dialog.
  case coming(PictureLoad, isAwaited: Bool)
  /// Those of a resumed game are not available: the player decides.
  case lost(PictureLoad)
  /// The player has chosen drawings instead: they are not requested again.
  case declined
  /// They are on the cards; perhaps another format is loading.
  case shown(PhotosOnTable, redraw: PictureLoad?)

  fileprivate var awaited: PictureLoad? {
    if case .coming(let load, isAwaited: true) = self { load } else { nil }
  }

  /// Whether they are not on the cards, but may still arrive.
  var isUndecided: Bool {
    switch self {
    case .coming, .lost: true
    case .none, .declined, .shown: false
    }
  }

  /// The pictures being loaded for the game.
  var load: PictureLoad? {
    switch self {
    case .coming(let load, _): load
    case .shown(_, let redraw): redraw
    case .none, .declined, .lost: nil
    }
  }
}

/// The helper's data about the photos on the cards.
struct PhotosOnTable: Hashable {
  /// The load that brought them; redraws have other ids.
  var id: RequestID
  let request: PicturesRequest
  /// The format in which they were last requested after the deal.
  var asked: PictureFormat?
  /// Whether the helper has been restarted for them since they were last drawn.
  var hasNewHelper = false
  /// Whether the player was notified that drawings replace the photos.
  var isAwayTold = false
}
