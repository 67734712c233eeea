import Canvas
import MediaProtocol

/// How far the pictures of a deal have come.
struct PictureProgress: Hashable {
  var ready = 0
  var wanted: Int
  /// What the request survived.
  var warning: MediaWarning?

  func parts(_ look: Look) -> [Alert.Part] {
    let width = 30
    let done = wanted > 0 ? min(max(ready, 0), wanted) * width / wanted : 0
    let signs = look.signs
    let bar =
      String(repeating: signs.meterOn, count: done)
      + String(repeating: signs.meterOff, count: width - done)
    let text = look.text(PicturePhrase.progress(ready, of: wanted))
    return [.headline(bar), .gap, .headline(text)]
      + (warning == nil ? [] : [.gap, .note(look.text(PicturePhrase.cacheUnwritable))])
  }
}
