import Canvas

extension Frame {
  /// Draws the box of a sheet over the dimmed screen.
  mutating func sheet(at place: Rect) {
    block(place)
    canvas.outline?.cover(with: place)
    canvas.restyle(canvas.bounds, look.dimmed)
    canvas.fill(place, style: look.style(.alert))
    canvas.box(place, lines: look.glyphs.box, style: look.onAlert(.frame))
  }
}
