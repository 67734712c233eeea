import Canvas
import GameCore
import Pictures

/// Five degrees of shading: of one color, or of characters that can be distinguished without color.
enum ShadeScale {
  /// Returns the degree of `value` if `most` is the darkest: 0 for none, 4 for the maximum.
  static func degree(_ value: Int, of most: Int) -> Int {
    guard value > 0, most > 0 else { return 0 }
    return min(1 + (value * 4 - 1) / most, 4)
  }

  /// Returns the character of a degree.
  static func character(_ degree: Int, unicode: Bool) -> Character {
    let scale: [Character] = unicode ? ["·", "░", "▒", "▓", "█"] : [".", ":", "+", "*", "#"]
    return scale[min(max(degree, 0), scale.count - 1)]
  }
}

extension RenderStyle {
  /// Returns the style of a tile of a degree, 0 to 4; nil without enough colors.
  func tile(_ degree: Int) -> Style? {
    guard depth >= .palette256 else { return nil }
    let number = min(max(degree, 0), 4)
    guard let color = depth == .direct ? mixed(number) : Color.indexed(steps[number]) else {
      return nil
    }
    let dark = Color.indexed(16)
    let light = Color.indexed(231)
    let isDark = FaceColor.isLight(color) == false
    return Style(foreground: isDark ? light : dark, background: color)
  }

  /// Returns a color between the background and that of charts.
  private func mixed(_ degree: Int) -> Color? {
    let base = style(.text).background
    let empty = base == .standard ? style(.muted).foreground : base
    // On a dark table an empty tile needs more to be seen.
    let none = FaceColor.isLight(base) == true ? 0.12 : 0.16
    let share = [none, 0.55, 0.7, 0.85, 1][degree]
    return empty.mixed(with: style(.chart).foreground, share: share, at: depth)
  }

  /// The steps of 256 colors, which has too few between those colors.
  private var steps: [UInt8] {
    switch theme {
    case .light: [254, 117, 74, 31, 24]
    case .dark, .highContrast: [238, 31, 74, 117, 159]
    case .terminal, .automatic: [242, 31, 74, 117, 159]
    }
  }
}

extension Frame {
  /// Paints a tile of a degree, 0 to 4, with a text in the middle. A gap below it is the lower part
  /// of its last line: a half with "▄", a thin line with "▁". A marked tile has brackets.
  mutating func tile(
    _ degree: Int, _ text: String = "", in place: Rect, gap: Character? = nil,
    isMarked: Bool = false
  ) {
    guard var style = look.tile(degree) else {
      let shade = ShadeScale.character(degree, unicode: look.unicode)
      canvas.fill(place.left(1), with: shade, style: look.style(.chart))
      write(isMarked ? look.glyphs.point : text, place.column + (isMarked ? 0 : 1), place.row)
      return
    }
    var text = text
    if isMarked {
      style.attributes.insert(.bold)
      text =
        place.columns < 2
        ? look.glyphs.point : "[" + String(repeating: " ", count: place.columns - 2) + "]"
    }
    canvas.fill(place, style: style)
    if let gap {
      // The lower part of a cell in reverse: its upper part leaves no line in any font.
      let table = Style(foreground: style.background, background: look.style(.text).background)
      canvas.fill(place.bottom(1), with: gap, style: table.reversed)
    }
    canvas.write(text, in: place.dropTop((place.rows - 1) / 2), .center, style: style)
  }
}
