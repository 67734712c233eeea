extension Canvas {
  /// Writes text on one line and returns the column after it.
  ///
  /// Unprintable characters become U+FFFD; a wide character that does not fit becomes a space.
  @discardableResult
  public mutating func write(
    _ text: String, column: Int, row: Int, style: Style, limit: Int = .max
  ) -> Int {
    let end = min(size.columns, limit == .max ? size.columns : column + limit)
    if outline != nil { note(text, column: column, row: row, end: end) }
    if let columns = TextWidth.plainColumns(of: text) {
      return writePlain(text, columns: columns, from: column, to: end, row: row, style: style)
    }
    let style = StyleBits(style)
    var column = column
    for character in text {
      guard column < end else { break }
      let shown = TextWidth.isPrintable(character) ? character : "\u{FFFD}"
      let width = TextWidth.of(shown)
      if width == 0 { continue }
      if width > 2 || column + width > end {
        put(" ", width: 1, column: column, row: row, style: style)
        column += 1
      } else {
        put(shown, width: width, column: column, row: row, style: style)
        column += width
      }
    }
    return column
  }

  /// Writes text on the first line of `place`, up to its right edge, and returns the column after
  /// it.
  @discardableResult
  public mutating func write(
    _ text: String, in place: Rect, _ alignment: FittedTable.Alignment = .left, style: Style
  ) -> Int {
    let indent =
      alignment == .left ? 0 : alignment.indent(of: TextWidth.of(text), in: place.columns)
    return write(
      text, column: place.column + indent, row: place.row, style: style,
      limit: max(place.columns - indent, 0))
  }

  /// Writes large text made of blocks. An upper half is drawn as a lower one in reverse, because
  /// some fonts leave a line above it.
  public mutating func writeBlocks(_ text: String, column: Int, row: Int, style: Style) {
    for (index, block) in text.enumerated() where block != " " {
      self[column + index, row] =
        block == "▀" ? Cell("▄", style.reversed) : Cell(block, style)
    }
  }

  /// The text of each row, up to its last visible character.
  public var lines: [String] {
    (0..<size.rows).map { row in
      var line = String(
        bits[row * size.columns..<(row + 1) * size.columns].filter { !$0.isCovered }
          .map(character))
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// Replaces each non-ASCII character with `?`, and the second column of a wide one with a space.
  public mutating func keepToASCII() {
    for index in bits.indices {
      let cell = bits[index]
      if cell.isCovered {
        set(CellBits(" ", cell.style), at: index)
      } else if cell.glyph >= 0x80 {
        set(CellBits("?", cell.style), at: index)
      }
    }
  }

  /// Changes the style of every cell in a rectangle, and removes the images that overlap it.
  public mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
    let area = rect.intersection(bounds)
    guard area.columns > 0, area.rows > 0 else { return }
    uncover(area)
    var known: [StyleBits: StyleBits] = [:]
    // Most cells have the style of the cell before them.
    var last = (old: StyleBits(.plain), new: StyleBits(change(.plain)))
    for row in area.row..<area.bottom {
      for index in row * size.columns + area.column..<row * size.columns + area.right {
        let style = bits[index].style
        if style != last.old {
          last = (style, known[style] ?? StyleBits(change(style.style)))
          known[style] = last.new
        }
        set(CellBits(bits[index].glyph, last.new), at: index)
      }
    }
  }

  /// Changes the style of the cells in a rectangle that contain one of `characters`, each a single
  /// scalar, and replaces the characters with `new`, unless it is nil.
  public mutating func replace(
    _ characters: [Character], with new: Character? = nil, in rect: Rect,
    _ change: (inout Style) -> Void
  ) {
    let area = rect.intersection(bounds)
    let sought = characters.map { glyph(of: $0) }
    let new = new.map { glyph(of: $0) }
    for row in area.row..<max(area.bottom, area.row) {
      for column in area.column..<max(area.right, area.column) {
        let cell = bits[row * size.columns + column]
        guard sought.contains(cell.glyph) else { continue }
        uncover(Rect(column: column, row: row, columns: 1, rows: 1))
        var style = cell.style.style
        change(&style)
        set(CellBits(new ?? cell.glyph, StyleBits(style)), at: row * size.columns + column)
      }
    }
  }

  /// Writes text whose scalars are all characters of one column.
  private mutating func writePlain(
    _ text: String, columns: Int, from column: Int, to end: Int, row: Int, style: Style
  ) -> Int {
    let last = max(min(column + columns, end), column)
    let first = max(column, 0)
    guard first < last, row >= 0, row < size.rows else { return last }
    let style = StyleBits(style)
    change(Rect(column: first, row: row, columns: last - first, rows: 1)) { cells, _ in
      var place = column - first
      for scalar in text.unicodeScalars {
        guard place < cells.count else { break }
        if place >= 0 { cells[place] = CellBits(scalar, style) }
        place += 1
      }
    }
    return last
  }

  /// Writes one character and clears the remaining halves of wide characters that it overlaps.
  private mutating func put(
    _ character: Character, width: Int, column: Int, row: Int, style: StyleBits
  ) {
    let place = Rect(column: column, row: row, columns: width, rows: 1)
    guard place.intersection(bounds) == place else { return }
    let glyph = glyph(of: character)
    change(place) { cells, _ in
      cells[0] = CellBits(glyph, style)
      if width == 2 { cells[1] = CellBits(CellBits.covered, style) }
    }
  }
}
