import Canvas
import GameCore

/// The progress of the pictures of a deal.
struct PictureProgress: DialogContent, Hashable {
  var ready = 0
  var wanted: Int
  /// Whether the pictures will have to be downloaded again.
  var cacheIsUnwritable = false

  var dialog: Dialog {
    Dialog(self, [Dialog.Button(ButtonPhrase.cancel, .game(.deal(.cancel)))])
  }

  func title(_ look: RenderStyle) -> String { look.text(PicturePhrase.loading) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    let text = look.text(PicturePhrase.progress(ready, of: wanted))
    return [.headline(look.bar(ready, of: wanted)), .gap, .headline(text)]
      + (cacheIsUnwritable ? [.gap, .note(look.text(PicturePhrase.cacheUnwritable))] : [])
  }
}

extension RenderStyle {
  /// Returns a progress bar.
  func bar(_ done: Int, of total: Int, columns: Int = 30) -> String {
    let full = total > 0 ? min(max(done, 0), total) * columns / total : 0
    return String(repeating: glyphs.meterOn, count: full)
      + String(repeating: glyphs.meterOff, count: columns - full)
  }
}
