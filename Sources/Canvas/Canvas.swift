/// A grid of cells that screens draw into; drawing outside its bounds has no effect.
public struct Canvas: Sendable {
  public let size: Size
  /// The position of the terminal's cursor, at the focus; nil hides it.
  public var cursor: Point?
  /// The cells row by row.
  private(set) var bits: [CellBits]
  /// The characters of several scalars, to which cells refer by number.
  private(set) var clusters: [Character] = []
  /// The images over the cells; no two overlap.
  public internal(set) var placements: [Placement] = []
  /// The row that is sent as a whole if anything on it changes; nil for none.
  public var wholeRow: Int?
  /// The drawing in words; nil unless it is needed.
  public var outline: Outline?
  /// The parts of this drawing, and of the one before it.
  @usableFromInline var parts: [any Part] = []
  @usableFromInline var earlierParts: [any Part] = []

  /// Creates a canvas of blanks in `style`.
  public init(size: Size, style: Style = .plain) {
    self.size = size
    let count = size.columns * size.rows
    let cell = CellBits(CellBits.space, StyleBits(style))
    bits = Array(unsafeUninitializedCapacity: count) { cells, filled in
      cells.fill(with: cell)
      filled = count
    }
  }

  /// Creates a canvas of the given cells, row by row; missing ones are blank.
  public init(size: Size, cells: [Cell]) {
    self.init(size: size)
    for (index, cell) in zip(bits.indices, cells) {
      bits[index] = CellBits(glyph(of: cell.character), StyleBits(cell.style))
    }
  }

  public var bounds: Rect { Rect(column: 0, row: 0, columns: size.columns, rows: size.rows) }

  /// The cells row by row.
  public var cells: [Cell] { bits.map(cell) }

  /// The cell at a position; blank outside.
  public subscript(column: Int, row: Int) -> Cell {
    get { index(column, row).map { cell(bits[$0]) } ?? .blank }
    set {
      guard let index = index(column, row) else { return }
      uncover(Rect(column: column, row: row, columns: 1, rows: 1))
      let style = StyleBits(newValue.style)
      bits[index] = CellBits(glyph(of: newValue.character), style)
    }
  }

  /// Fills a rectangle with one character of one column.
  public mutating func fill(_ rect: Rect, with character: Character = " ", style: Style) {
    let area = rect.intersection(bounds)
    guard area.columns > 0, area.rows > 0 else { return }
    let cell = CellBits(glyph(of: character), StyleBits(style))
    change(area) { cells, _ in cells.fill(with: cell) }
  }

  /// Copies the part of another canvas that is in `area`; its top left cell goes to `place`.
  public mutating func put(_ other: Canvas, at place: Point, in area: Rect? = nil) {
    let whole = Rect(
      column: place.column, row: place.row, columns: other.size.columns, rows: other.size.rows)
    let seen = whole.intersection(bounds).intersection(area ?? bounds)
    guard seen.columns > 0, seen.rows > 0 else { return }
    let numbers = other.clusters.map { glyph(of: $0) }
    other.bits.withUnsafeBufferPointer { others in
      change(seen) { cells, row in
        let first = (row - whole.row) * whole.columns + seen.column - whole.column
        let source = UnsafeBufferPointer(rebasing: others[first..<first + seen.columns])
        _ = cells.update(fromContentsOf: source)
        if !numbers.isEmpty { cells.renumber(numbers) }
        // Clear the halves of wide characters that the edges cut.
        if cells[0].isCovered { cells.blank(0) }
        if seen.right < whole.right, others[first + seen.columns].isCovered {
          cells.blank(seen.columns - 1)
        }
      }
    }
    take(other.placements, at: place, seen: seen)
  }

  /// Returns a copy of the part in `rect`, which must be completely on the canvas.
  @usableFromInline func piece(_ rect: Rect) -> Canvas {
    var piece = Canvas(size: Size(columns: rect.columns, rows: rect.rows))
    piece.put(self, at: Point(column: -rect.column, row: -rect.row))
    return piece
  }

  /// Returns the index of a position; nil outside.
  func index(_ column: Int, _ row: Int) -> Int? {
    guard column >= 0, column < size.columns, row >= 0, row < size.rows else { return nil }
    return row * size.columns + column
  }

  /// Returns the number by which cells of this canvas refer to a character.
  mutating func glyph(of character: Character) -> UInt32 {
    var scalars = String(character).unicodeScalars.makeIterator()
    if let first = scalars.next(), scalars.next() == nil { return first.value }
    let character = TextWidth.limitingMarks(on: character)
    if let known = clusters.firstIndex(of: character) {
      return UInt32(known) | CellBits.clusterFlag
    }
    clusters.append(character)
    return UInt32(clusters.count - 1) | CellBits.clusterFlag
  }

  /// Returns the character that a cell of this canvas refers to.
  func character(_ bits: CellBits) -> Character {
    if let number = bits.cluster { return clusters[number] }
    return Unicode.Scalar(bits.glyph).map { Character($0) } ?? " "
  }

  private func cell(_ bits: CellBits) -> Cell {
    Cell(character(bits), bits.style.style)
  }

  /// Calls `change` with the cells of each row of `rect`, which must be completely on the canvas.
  /// First clears the outer halves of wide characters that the edges cut, and removes images that
  /// overlap it.
  mutating func change(
    _ rect: Rect, _ change: (_ cells: UnsafeMutableBufferPointer<CellBits>, _ row: Int) -> Void
  ) {
    uncover(rect)
    let columns = size.columns
    bits.withUnsafeMutableBufferPointer { cells in
      for row in rect.row..<rect.bottom {
        let start = row * columns
        let line = UnsafeMutableBufferPointer(rebasing: cells[start..<start + columns])
        if rect.column > 0, line[rect.column].isCovered { line.blank(rect.column - 1) }
        if rect.right < columns, line[rect.right].isCovered { line.blank(rect.right) }
        change(UnsafeMutableBufferPointer(rebasing: line[rect.column..<rect.right]), row)
      }
    }
  }

  /// Stores a cell; the caller handles wide characters that it overlaps.
  mutating func set(_ cell: CellBits, at index: Int) {
    bits[index] = cell
  }
}
