import Canvas
import GameCore
import MediaProtocol

/// A message that the films of a deal are loading, or that its pictures or films are not available.
enum DealNotice: DialogContent, Equatable {
  case picturesFailed(MediaError)
  /// Pictures of a saved game are no longer cached.
  case picturesLost
  /// There are only this number of different covers for a level.
  case tooFewCovers(Int, PairsLevel)
  case filmsFailed(FilmError)
  case filmsLoading

  var yes: Int? { self == .picturesLost ? 0 : nil }

  /// The dialog, whose last button is the one for Esc.
  var dialog: Dialog {
    let tryAgain = Dialog.Button(ButtonPhrase.tryAgain, .game(.deal(.tryAgain)))
    let drawings = Dialog.Button(ButtonPhrase.drawings, .game(.deal(.playWithout)))
    let cancel = Dialog.Button(ButtonPhrase.cancel, .game(.deal(.cancel)))
    let buttons =
      switch self {
      case .picturesFailed: [tryAgain, drawings, cancel]
      case .picturesLost:
        [Dialog.Button(ButtonPhrase.fetch, .game(.deal(.fetchLost))), drawings]
      case .tooFewCovers:
        [Dialog.Button(Tab.albums, .game(.deal(.cancel)), .go(.albums)), drawings, cancel]
      case .filmsFailed:
        [
          tryAgain, Dialog.Button(ButtonPhrase.pack, .game(.deal(.playWithout))),
          Dialog.Button(SettingsPhrase.services, .game(.deal(.cancel)), .go(.services)), cancel,
        ]
      case .filmsLoading: [cancel]
      }
    return Dialog(self, buttons, escape: buttons.count - 1)
  }

  func title(_ look: RenderStyle) -> String {
    switch self {
    case .picturesFailed, .picturesLost: look.text(PicturePhrase.failed)
    case .tooFewCovers: look.text(Deck.covers.title)
    case .filmsFailed: look.text(FilmsPhrase.failed)
    case .filmsLoading: look.text(FilmsPhrase.loading)
    }
  }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    switch self {
    case .picturesFailed(let problem): [.text(look.text(PicturePhrase.problem(problem)))]
    case .picturesLost: [.text(look.text(PicturePhrase.lost))]
    case .tooFewCovers(let count, let level):
      [
        .text(look.text(CoversPhrase.enough(count, PairsLevel.enough(for: count)))),
        .text(look.text(CoversPhrase.needs(level))), .gap, .text(look.text(CoversPhrase.howToGet)),
      ]
    case .filmsFailed(let problem): [.text(look.text(FilmsPhrase.problem(problem)))]
    case .filmsLoading: [.text(look.text(FilmsPhrase.waiting))]
    }
  }
}
