import Canvas
import GameCore
import MediaProtocol

/// The message that the films of a quiz are not available.
struct FilmsFailed: DialogContent, Equatable {
  let problem: FilmError

  var dialog: Dialog {
    Dialog(
      self,
      [
        Dialog.Button(ButtonPhrase.tryAgain, .game(.deal(.tryAgain))),
        Dialog.Button(ButtonPhrase.pack, .game(.deal(.playWithout))),
        Dialog.Button(SettingsPhrase.services, .game(.deal(.cancel)), .go(.services)),
        Dialog.Button(ButtonPhrase.cancel, .game(.deal(.cancel))),
      ], escape: 3)
  }

  func title(_ look: RenderStyle) -> String { look.text(FilmsPhrase.failed) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    [.text(look.text(FilmsPhrase.problem(problem)))]
  }
}

/// The message that the films of a quiz are loading.
struct FilmsProgress: DialogContent, Equatable {
  var dialog: Dialog {
    Dialog(self, [Dialog.Button(ButtonPhrase.cancel, .game(.deal(.cancel)))])
  }

  func title(_ look: RenderStyle) -> String { look.text(FilmsPhrase.loading) }

  func parts(_ look: RenderStyle) -> [Alert.Part] { [.text(look.text(FilmsPhrase.waiting))] }
}
