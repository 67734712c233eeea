import Canvas

extension Frame {
  /// Writes a text on the first line of `place`, truncated if necessary, and returns the rest of
  /// the line.
  @discardableResult
  mutating func line(
    _ text: String, _ role: Role = .text, in place: Rect, _ side: FittedTable.Alignment = .left
  ) -> Rect {
    let shown = look.cut(text, place.columns)
    let width = TextWidth.of(shown)
    let indent = side.indent(of: width, in: place.columns)
    write(shown, place.column + indent, place.row, role)
    return side == .right ? place.dropRight(width) : place.dropLeft(indent + width)
  }

  /// Writes a text with a target on the first line of `place`, and returns the rest of the line.
  @discardableResult
  mutating func link(
    _ text: String, _ role: Role, in place: Rect, _ target: Target
  ) -> Rect {
    let rest = line(text, role, in: place)
    hitArea(place.top(1).dropRight(rest.columns), target)
    return rest
  }

  /// Marks the row with the cursor.
  mutating func highlight(_ place: Rect) {
    canvas.restyle(place, look.highlighted)
  }

  /// Draws a rule over the first line of `place`.
  mutating func rule(in place: Rect) {
    canvas.fill(place.top(1), with: look.glyphs.horizontal, style: look.style(.frame))
  }

  /// Draws a heading with a rule after it.
  mutating func divider(_ text: String, in place: Rect) {
    let rest = line(text, .title, in: place.top(1))
    rule(in: rest.dropLeft(1))
  }

  /// Draws a heading with a rule below it, and returns the rest of `place`.
  mutating func heading(_ text: String, in place: Rect) -> Rect {
    line(text, .title, in: place)
    rule(in: place.dropTop(1))
    return place.dropTop(2)
  }
}
