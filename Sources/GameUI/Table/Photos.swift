import Canvas
import GameCore
import MediaProtocol

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

  var awaited: PictureLoad? {
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
  var isAwayReported = false
}
