import Canvas
import GameCore

/// The small signs of the screens, in Unicode or ASCII.
struct Glyphs: Hashable {
  let right, wrong, radioOn, radioOff, checkOn, checkOff, mine, times, ellipsis, dot, point: String
  let mask: Character
  let horizontal: Character
  let box, heavyBox: BoxLines
  let meterOn, meterOff: Character
  let up, down: String

  static let unicode = Glyphs(
    right: "✓", wrong: "✗", radioOn: "●", radioOff: "○", checkOn: "[✓]", checkOff: "[ ]",
    mine: "▸", times: "×", ellipsis: "…", dot: "·", point: "●", mask: "•", horizontal: "─",
    box: .rounded, heavyBox: .heavy,
    meterOn: "▄", meterOff: "▁", up: "↑", down: "↓")

  static let ascii = Glyphs(
    right: "+", wrong: "!", radioOn: "(*)", radioOff: "( )", checkOn: "[x]", checkOff: "[ ]",
    mine: ">", times: "x", ellipsis: "...", dot: "-", point: "o", mask: "*", horizontal: "-",
    box: .ascii, heavyBox: .heavyASCII,
    meterOn: "#", meterOff: "-", up: "^", down: "v")
}

extension RenderStyle {
  var glyphs: Glyphs { unicode ? .unicode : .ascii }
  var choiceGlyphs: Choice.Glyphs { Choice.Glyphs(on: glyphs.radioOn, off: glyphs.radioOff) }

  var alertStyles: Alert.Styles {
    Alert.Styles(
      frame: onAlert(.frame), title: onAlert(.title), text: style(.alert), note: onAlert(.muted),
      error: onAlert(.bad), key: onAlert(.accent), headline: onAlert(.title),
      button: style(.button),
      focus: style(.focus), field: style(.field),
      bar: Cell(unicode ? "▄" : "=", onAlert(.chart)),
      track: Cell(unicode ? "▁" : "-", onAlert(.frame)),
      tick: Cell(unicode ? "┃" : "|", style(.alert)))
  }
}
