import Canvas

/// The figures of a game with questions, next to each other at fixed positions, so that nothing
/// moves when a number grows.
struct FigureColumns {
  let look: RenderStyle
  let figures: [LabeledValue]
  /// The columns of the longest values, for one row: then the first name is left out rather than
  /// those of other figures.
  var longest: [Int] = []

  /// Draws the figures over the whole width of `place`, with their names above them if it has two
  /// rows.
  func draw(into canvas: inout Canvas, in place: Rect) {
    var rest = place
    let widths = widths(in: place)
    for (index, figure) in figures.enumerated() {
      let (name, value) = (figure.name, figure.value)
      let isLast = index == figures.count - 1
      let column = isLast ? rest : rest.cutLeft(widths[index]).dropRight(1)
      canvas.describe(name.isEmpty ? [] : [figure.item(at: column.top(1))]) { canvas in
        let isStacked = place.rows > 1
        let hasName =
          isStacked || value.isEmpty
          || TextWidth.of(name) + 1 + TextWidth.of(value) <= column.columns
        // After other figures, a number is meaningless without its name.
        guard hasName || !isLast else { return }
        var line = column.top(1)
        if hasName {
          // A name without a value, such as that of a mode, is among the values.
          let place = isStacked && value.isEmpty ? column.dropTop(1) : line
          let end = canvas.write(
            look.cut(name, line.columns), in: place, style: look.style(.muted))
          line = isStacked ? column.dropTop(1) : line.dropLeft(end + 1 - line.column)
        }
        canvas.write(value, in: line, style: look.style(figure.role))
      }
    }
  }

  /// Returns the columns of the figures with the gaps after them: the same for all or, if a name
  /// would be cut, as many as each needs and the same part of the rest.
  private func widths(in place: Rect) -> [Int] {
    let equal = figures.map { _ in place.columns / figures.count }
    let isStacked = place.rows > 1
    guard isStacked || longest.count == figures.count else { return equal }
    var needs = figures.enumerated().map { index, figure in
      let name = TextWidth.of(figure.name) + 1
      return isStacked || figure.value.isEmpty ? name : name + longest[index] + 1
    }
    guard zip(needs, equal).contains(where: >) else { return equal }
    if !isStacked, needs.reduce(0, +) > place.columns { needs[0] = longest[0] + 1 }
    let rest = place.columns - needs.reduce(0, +)
    return rest < 0 ? equal : needs.map { $0 + rest / needs.count }
  }
}

extension RenderStyle {
  /// Draws a number in large digits.
  func largeNumber(_ number: Int, in place: Rect, style: Style, into canvas: inout Canvas) {
    for (row, text) in LargeDigits.rows(of: "\(number)").enumerated() {
      canvas.writeBlocks(text, column: place.column, row: place.row + row, style: style)
    }
  }

  /// Draws the done part of a whole as a line.
  func progress(
    _ done: Int, of whole: Int, _ style: Style, in place: Rect, into canvas: inout Canvas
  ) {
    let (past, future): (Character, Character) = unicode ? ("━", "─") : ("=", "-")
    let line = place.top(1)
    canvas.fill(line, with: future, style: self.style(.frame))
    canvas.fill(
      line.left(min(line.columns * done / max(whole, 1), line.columns)), with: past, style: style)
  }
}
