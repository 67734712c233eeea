import Canvas
import GameCore

extension ColorMatchDrawing {
  /// Draws a word in block letters, or plainly if the card is too small for them.
  mutating func word(_ word: ColorWord, on place: Rect, in color: ColorWord) {
    let text = look.text(ColorMatchPhrase.word(word))
    let inside = place.inset(columns: 1, rows: 1)
    if look.followsFocus {
      canvas.write(
        text, in: inside.dropTop(inside.rows / 2), .center, style: ink.style(of: color))
      return
    }
    let widest = words.map { other in
      BlockLetters.columns(of: look.text(ColorMatchPhrase.word(other))) ?? .max
    }.max()
    guard let widest, let bitmap = BlockLetters.bitmap(of: text) else {
      return plain(text, in: inside, color)
    }
    guard let scale = ColorMatchLayout.scale(columns: widest, in: inside.size) else {
      if widest <= inside.columns, BlockLetters.rows / 2 <= inside.rows, look.unicode,
        !ink.hasTexture
      {
        halves(bitmap, in: inside, color)
      } else {
        plain(text, as: look.unicode && !ink.hasTexture ? bitmap : [], in: inside, color)
      }
      return
    }
    let cell = ink.cell(of: color)
    let area = inside.centered(
      Size(columns: bitmap[0].count * scale.columns, rows: BlockLetters.rows * scale.rows))
    let strokes = bitmap.enumerated().flatMap { row, line in
      line.enumerated().compactMap { column, isFilled in
        isFilled
          ? area.dropLeft(column * scale.columns).dropTop(row * scale.rows)
            .left(scale.columns).top(scale.rows) : nil
      }
    }
    if let band = ink.band(of: color), let top = strokes.first?.row {
      let place = area.below(top)
      // Over the sides of the frame, which the widest word reaches.
      canvas.fill(
        place.inset(columns: -2 * scale.columns, rows: -scale.rows)
          .intersection(inside.inset(columns: -1, rows: 0)), style: band)
    }
    for stroke in strokes { canvas.fill(stroke, with: cell.character, style: cell.style) }
  }

  /// Draws block letters whose dots are half cells, with the ink's band below all of them.
  private mutating func halves(_ bitmap: [[Bool]], in area: Rect, _ color: ColorWord) {
    let style = ink.style(of: color)
    let place = area.centered(Size(columns: bitmap[0].count, rows: BlockLetters.rows / 2))
    if let band = ink.band(of: color) {
      canvas.fill(place.inset(columns: -1, rows: 0).intersection(area), style: band)
    }
    canvas.writeHalves(bitmap, in: place, style: style)
  }

  /// Draws the word between two bars of the ink, which are equally long for every word: in letters
  /// whose dots are quarters of a cell, or spaced in the terminal's.
  private mutating func plain(
    _ text: String, as bitmap: [[Bool]] = [], in area: Rect, _ color: ColorWord
  ) {
    var style = ink.style(of: color)
    style.attributes.insert(style.foreground.emphasis)
    let cell = ink.cell(of: color)
    let isLarge = !bitmap.isEmpty && area.rows >= 5
    // In a low card, large letters leave no room for bars.
    let hasBars = area.rows >= (isLarge ? 7 : 3) || ink.hasTexture
    let place = area.centered(
      Size(
        columns: min(Self.barColumns, area.columns),
        rows: isLarge ? hasBars ? 7 : 3 : area.rows >= 5 ? 5 : 3))
    if let band = ink.band(of: color) {
      canvas.fill(place.inset(columns: -1, rows: -1).intersection(area), style: band)
    }
    for row in hasBars ? [place.row, place.bottom - 1] : [] {
      canvas.fill(place.line(row), with: cell.character, style: cell.style)
    }
    if isLarge {
      return canvas.writeQuarters(
        bitmap, in: place.inset(columns: 0, rows: hasBars ? 2 : 0), style: style)
    }
    let word = text.map(String.init).joined(separator: " ")
    canvas.write(
      TextWidth.of(word) <= area.columns ? word : text,
      in: area.line(place.row + place.rows / 2), .center, style: style)
  }

  private static let barColumns = 22
}
