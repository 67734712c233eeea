import Canvas

extension Frame {
  /// Draws the box of a sheet over the screen, which no longer looks focused.
  mutating func sheet(at place: Rect) {
    canvas.outline?.cover(with: place)
    hidePieces(under: Alert.around(place))
    canvas.flatten(to: look.style(.muted))
    canvas.clear(Alert.around(place), style: look.alertStyles.background)
    canvas.fill(place, style: look.style(.alert))
    canvas.box(place, lines: look.glyphs.box, style: look.onAlert(.accent))
  }
}
