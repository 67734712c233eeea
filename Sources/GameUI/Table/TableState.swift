import Canvas
import GameCore
import MediaProtocol

/// What is on the table, from nothing to a game with its photos.
enum TableState: Sendable {
  case empty
  /// A seed was asked for, perhaps for a race.
  case drawingSeed(Rival?)
  /// The store was asked whether practice may begin: it must not show the cards of a board of the
  /// day that someone is in the middle of.
  indirect case asking(Practice)
  /// A deal waits for its pictures.
  case loadingPictures(PictureLoad, Eligibility)
  /// The pictures of a deal cannot be had: the player decides how to go on.
  case failed(PictureLoad, Eligibility)
  /// A deal waits for the films of a service.
  case loadingFilms(FilmLoad)
  /// The films of a deal cannot be had: the player decides how to go on.
  case filmsFailed(FilmLoad)
  indirect case playing(TableGame)

  var game: TableGame? {
    if case .playing(let game) = self { game } else { nil }
  }

  /// Whether there is a game that can be seen.
  var hasGame: Bool {
    if case .playing = self { true } else { false }
  }

  /// Whether a deal is on its way.
  var isDealing: Bool {
    switch self {
    case .drawingSeed, .asking, .loadingPictures, .loadingFilms: true
    case .empty, .failed, .filmsFailed, .playing: false
    }
  }

  /// The pictures that the player waits for; nil where nobody waits for any.
  var awaited: PictureLoad? {
    switch self {
    case .loadingPictures(let load, _): load
    case .playing(let game): game.photos.awaited
    case .empty, .drawingSeed, .asking, .failed, .loadingFilms, .filmsFailed: nil
    }
  }

  /// Since when the player waits for somebody else, and what the player is told meanwhile; nil
  /// where nobody waits.
  var waiting: (since: Moment, dialog: Dialog)? {
    if case .loadingFilms(let load) = self { return (load.since, FilmsProgress().dialog) }
    return awaited.map { ($0.since, $0.progress.dialog) }
  }

  /// The request that is under way, whatever for.
  var openRequest: RequestID? {
    if case .loadingFilms(let load) = self { load.id } else { underway?.id }
  }

  /// The pictures that are on their way, whatever for.
  var underway: PictureLoad? {
    switch self {
    case .loadingPictures(let load, _): load
    case .playing(let game): game.photos.load
    case .empty, .drawingSeed, .asking, .failed, .loadingFilms, .filmsFailed: nil
    }
  }
}

/// A game for practice that is about to begin.
enum Practice: Sendable {
  case deal(UInt64, PlayOccasion, asksServices: Bool)
  case resume(SavedRound)

  var seed: UInt64 {
    switch self {
    case .deal(let seed, _, _): seed
    case .resume(let saved): saved.transcript.seed
    }
  }
}

/// The game that is being played, with its photos.
struct TableGame: Sendable {
  var play: Play
  var photos = Photos.none
  /// The covers that it was dealt with, by the rules' numbers of the faces; none for other decks.
  var covers: [Cover] = []
  /// The result of a game whose last move is still looked at.
  var ending: Ending?
  /// What its clock showed when that was noted last.
  var marked: ClockMark?
}

/// A result that is told of when its game has been looked at. In a box of its own, as the photos
/// are: a game is copied many times for each key.
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
  /// The deck has none, or drawings stand in for good.
  case none
  /// Those of a resumed game are on their way; the game shows drawings meanwhile. The player may
  /// wait for them, in a dialog.
  case coming(PictureLoad, isAwaited: Bool)
  /// Those of a resumed game cannot be had as it is: the player decides.
  case lost(PictureLoad)
  /// The player has chosen drawings in their place: they are not asked for again.
  case declined
  /// They are on the cards; perhaps others in another format are on their way.
  case shown(PhotosOnTable, redraw: PictureLoad?)

  fileprivate var awaited: PictureLoad? {
    if case .coming(let load, isAwaited: true) = self { load } else { nil }
  }

  /// Whether they are not on the cards, but could come yet.
  var isUndecided: Bool {
    switch self {
    case .coming, .lost: true
    case .none, .declined, .shown: false
    }
  }

  /// The pictures that are on their way to the game.
  var load: PictureLoad? {
    switch self {
    case .coming(let load, _): load
    case .shown(_, let redraw): redraw
    case .none, .declined, .lost: nil
    }
  }
}

/// What the helper knows the photos on the table by.
struct PhotosOnTable: Hashable {
  /// The load that brought them: redraws have numbers of their own.
  var id: RequestID
  let request: PicturesRequest
  /// The format that they were last asked for in after the deal.
  var asked: PictureFormat?
  /// Whether the helper has been started anew for them since they were last drawn.
  var hasNewHelper = false
  /// Whether the player has been told that drawings stand in where photos cannot be drawn.
  var isAwayTold = false
}
