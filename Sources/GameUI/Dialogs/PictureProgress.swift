import Canvas
import GameCore
import MediaProtocol

/// How far the pictures of a deal have come.
struct PictureProgress: DialogContent, Hashable {
  var ready = 0
  var wanted: Int
  /// What the request survived.
  var warning: MediaWarning?

  var dialog: Dialog {
    Dialog(self, [Dialog.Button(ButtonPhrase.cancel, .game(.pictures(.cancel)))])
  }

  func title(_ look: RenderStyle) -> String { look.text(PicturePhrase.loading) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    let width = 30
    let done = wanted > 0 ? min(max(ready, 0), wanted) * width / wanted : 0
    let glyphs = look.glyphs
    let bar =
      String(repeating: glyphs.meterOn, count: done)
      + String(repeating: glyphs.meterOff, count: width - done)
    let text = look.text(PicturePhrase.progress(ready, of: wanted))
    return [.headline(bar), .gap, .headline(text)]
      + (warning == nil ? [] : [.gap, .note(look.text(PicturePhrase.cacheUnwritable))])
  }
}
