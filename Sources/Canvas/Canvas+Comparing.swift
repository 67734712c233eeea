internal import CSystem

/// The content of a changed cell.
public enum Glyph: Sendable {
  case scalar(Unicode.Scalar)
  /// A character of several scalars.
  case cluster(Character)
}

extension Canvas {
  /// Calls `show` with the cells that differ from `before`, a canvas of the same size, in reading
  /// order: once for each run of equal cells, with its length. A wide character is passed once, for
  /// both columns. Of `wholeRow`, all cells are passed if one differs.
  public func forEachChange(since before: Canvas, _ show: (Point, Glyph, Style, Int) -> Void) {
    guard size == before.size else { return }
    let hasClusters = !(clusters.isEmpty && before.clusters.isEmpty)
    bits.withUnsafeBufferPointer { cells in
      before.bits.withUnsafeBufferPointer { others in
        for row in 0..<size.rows {
          let range = row * size.columns..<(row + 1) * size.columns
          // Two canvases may number the same cluster differently.
          guard hasClusters || !Self.areEqual(cells, others, range) else { continue }
          let isSent = row == wholeRow && range.contains { !isSame($0, in: before) }
          var index = range.lowerBound
          while index < range.upperBound {
            if !hasClusters, !isSent {
              index = Self.firstDifference(cells, others, index..<range.upperBound)
              guard index < range.upperBound else { break }
            }
            let (start, cell) = (index, cells[index])
            index += 1
            let isSame = hasClusters ? isSame(start, in: before) : cell == others[start]
            guard isSent || !isSame, !cell.isCovered else { continue }
            // Wide characters never form a run, because covered cells are between them.
            while !hasClusters, index < range.upperBound, cells[index] == cell,
              isSent || others[index] != cell
            {
              index += 1
            }
            show(
              Point(column: start - range.lowerBound, row: row), glyph(cell), cell.style.style,
              index - start)
          }
        }
      }
    }
  }

  private func glyph(_ cell: CellBits) -> Glyph {
    if cell.cluster != nil { return .cluster(character(cell)) }
    return .scalar(Unicode.Scalar(cell.glyph) ?? " ")
  }

  private func isSame(_ index: Int, in other: Canvas) -> Bool {
    let (cell, before) = (bits[index], other.bits[index])
    guard cell.cluster != nil || before.cluster != nil else { return cell == before }
    return cell.style == before.style && character(cell) == other.character(before)
  }

  /// Returns the first index of a range at which the cells differ; its end if they are equal.
  @inline(never)
  private static func firstDifference(
    _ one: UnsafeBufferPointer<CellBits>, _ other: UnsafeBufferPointer<CellBits>,
    _ range: Range<Int>
  ) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, one[index] == other[index] { index &+= 1 }
    return index
  }

  private static func areEqual(
    _ one: UnsafeBufferPointer<CellBits>, _ other: UnsafeBufferPointer<CellBits>,
    _ range: Range<Int>
  ) -> Bool {
    guard let one = one.baseAddress, let other = other.baseAddress else { return true }
    let size = UInt(range.count * MemoryLayout<CellBits>.stride)
    return flipside_same_bytes(one + range.lowerBound, other + range.lowerBound, size) == 1
  }
}

extension Canvas: Hashable {
  public static func == (one: Canvas, other: Canvas) -> Bool {
    guard one.size == other.size, one.cursor == other.cursor, one.placements == other.placements
    else { return false }
    if one.clusters == other.clusters { return one.bits == other.bits }
    return one.bits.indices.allSatisfy { one.isSame($0, in: other) }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(cursor)
    hasher.combine(placements)
    for cell in bits {
      hasher.combine(cell.style)
      if cell.cluster != nil { hasher.combine(character(cell)) } else { hasher.combine(cell.glyph) }
    }
  }
}
