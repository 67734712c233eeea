import Canvas
import GameCore
import MediaProtocol

/// The message that the pictures of a game are not available.
struct PicturesFailed: DialogContent {
  let problem: MediaError

  var dialog: Dialog {
    Dialog(
      self,
      [
        Dialog.Button(ButtonPhrase.tryAgain, .game(.deal(.tryAgain))),
        Dialog.Button(ButtonPhrase.drawings, .game(.deal(.playWithout))),
        Dialog.Button(ButtonPhrase.cancel, .game(.deal(.cancel))),
      ], escape: 2)
  }

  func title(_ look: RenderStyle) -> String { look.text(PicturePhrase.failed) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    [.text(look.text(PicturePhrase.problem(problem)))]
  }
}

/// The question whether to load the pictures of a saved game that are no longer cached.
struct PicturesLost: DialogContent {
  var yes: Int? { 0 }

  var dialog: Dialog {
    Dialog(
      self,
      [
        Dialog.Button(ButtonPhrase.fetch, .game(.deal(.fetchLost))),
        Dialog.Button(ButtonPhrase.drawings, .game(.deal(.playWithout))),
      ], escape: 1)
  }

  func title(_ look: RenderStyle) -> String { look.text(PicturePhrase.failed) }

  func parts(_ look: RenderStyle) -> [Alert.Part] { [.text(look.text(PicturePhrase.lost))] }
}
