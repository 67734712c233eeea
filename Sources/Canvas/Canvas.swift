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
  /// The drawing in words; nil unless it is needed.
  public var outline: Outline?

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
      uncover(column..<column + 1, inRow: row)
      let style = StyleBits(newValue.style)
      bits[index] = CellBits(glyph(of: newValue.character), style)
    }
  }

  /// Fills a rectangle with one character of one column.
  public mutating func fill(_ rect: Rect, with character: Character = " ", style: Style) {
    let area = rect.intersection(bounds)
    guard area.columns > 0, area.rows > 0 else { return }
    let cell = CellBits(glyph(of: character), StyleBits(style))
    for row in area.row..<area.bottom {
      let start = row * size.columns
      mend(start + area.column..<start + area.right, inRowAt: start)
      withRow(start + area.column..<start + area.right) { $0.fill(with: cell) }
    }
  }

  /// Copies the part of another canvas that is in `area`; its top left cell goes to `place`.
  public mutating func put(_ other: Canvas, at place: Point, in area: Rect? = nil) {
    let whole = Rect(
      column: place.column, row: place.row, columns: other.size.columns, rows: other.size.rows)
    let seen = whole.intersection(bounds).intersection(area ?? bounds)
    guard seen.columns > 0, seen.rows > 0 else { return }
    let numbers = other.clusters.map { glyph(of: $0) }
    for row in seen.row..<seen.bottom {
      let start = row * size.columns
      let range = start + seen.column..<start + seen.right
      let first = (row - whole.row) * whole.columns + seen.column - whole.column
      mend(range, inRowAt: start)
      other.bits.withUnsafeBufferPointer { others in
        let source = UnsafeBufferPointer(rebasing: others[first..<first + seen.columns])
        withRow(range) { _ = $0.update(fromContentsOf: source) }
      }
      if !numbers.isEmpty { renumber(range, numbers) }
      // Clear the halves of wide characters that the edges cut.
      if bits[range.lowerBound].isCovered { blank(range.lowerBound) }
      if seen.right < whole.right, other.bits[first + seen.columns].isCovered {
        blank(range.upperBound - 1)
      }
    }
    take(other.placements, at: place, seen: seen)
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

  private mutating func renumber(_ range: Range<Int>, _ numbers: [UInt32]) {
    for index in range {
      if let number = bits[index].cluster {
        bits[index] = CellBits(numbers[number], bits[index].style)
      }
    }
  }

  /// Clears the outer halves of wide characters whose other halves are in `range`, which is not
  /// empty, and removes images that overlap it.
  mutating func mend(_ range: Range<Int>, inRowAt start: Int) {
    uncover(range.lowerBound - start..<range.upperBound - start, inRow: start / size.columns)
    if bits[range.lowerBound].isCovered, range.lowerBound > start { blank(range.lowerBound - 1) }
    if range.upperBound < start + size.columns, bits[range.upperBound].isCovered {
      blank(range.upperBound)
    }
  }

  private mutating func blank(_ index: Int) {
    bits[index] = CellBits(CellBits.space, bits[index].style)
  }

  /// Calls `change` with the cells of a range of one row, in place.
  mutating func withRow(
    _ range: Range<Int>, _ change: (UnsafeMutableBufferPointer<CellBits>) -> Void
  ) {
    bits.withUnsafeMutableBufferPointer { change(UnsafeMutableBufferPointer(rebasing: $0[range])) }
  }

  /// Stores a cell; the caller handles wide characters that it overlaps.
  mutating func set(_ cell: CellBits, at index: Int) {
    bits[index] = cell
  }
}
