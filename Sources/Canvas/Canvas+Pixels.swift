/// What brings the pictures of one canvas to those of another.
public struct PictureChanges: Hashable, Sendable {
  /// Those that go, and those that come; what is in neither stays as it is.
  public let removed: [Placement]
  public let added: [Placement]
}

extension Canvas {
  /// Puts a picture of pixels over cells, which stay below it for when it goes; nothing where it
  /// does not lie on the canvas as a whole.
  public mutating func put(_ image: PixelImage, over rect: Rect) {
    guard rect.columns > 0, rect.rows > 0, rect.intersection(bounds) == rect else { return }
    for row in rect.row..<rect.bottom { uncover(rect.column..<rect.right, inRow: row) }
    placements.append(Placement(image, over: rect))
  }

  /// Takes pictures away: their cells are seen.
  public mutating func removePictures(where isUnwanted: (Placement) -> Bool) {
    placements.removeAll(where: isUnwanted)
  }

  /// Takes the pictures away of which something is drawn over: one is seen as a whole or not at
  /// all.
  mutating func uncover(_ columns: Range<Int>, inRow row: Int) {
    guard !placements.isEmpty else { return }
    placements.removeAll { placement in
      let rect = placement.rect
      return row >= rect.row && row < rect.bottom && columns.lowerBound < rect.right
        && columns.upperBound > rect.column
    }
  }

  /// Takes over the pictures of another canvas that was put at a place and of which `seen` is seen.
  mutating func take(_ others: [Placement], at place: Point, seen: Rect) {
    for other in others {
      let rect = Rect(
        column: other.rect.column + place.column, row: other.rect.row + place.row,
        columns: other.rect.columns, rows: other.rect.rows)
      if rect.intersection(seen) == rect { put(other.image, over: rect) }
    }
  }

  /// What makes the pictures of `before`, a canvas of the same size, those of this one.
  public func pictureChanges(since before: Canvas) -> PictureChanges {
    guard placements != before.placements else { return PictureChanges(removed: [], added: []) }
    return PictureChanges(
      removed: before.placements.filter { !placements.contains($0) },
      added: placements.filter { !before.placements.contains($0) })
  }

  /// The canvas as a terminal holds it that is sent no cell below a picture: there it keeps what it
  /// has of `before`, a canvas of the same size. Of a wide character on `screen` that is half below
  /// a picture the other half may be seen beside it: such a cell is sent.
  public func keepingCovered(of before: Canvas, on screen: Canvas) -> Canvas {
    guard !placements.isEmpty, size == before.size else { return self }
    var kept = self
    for rect in placements.map(\.rect) {
      for row in rect.row..<rect.bottom {
        let end = row * size.columns + rect.right
        let isCut =
          rect.right < size.columns && screen.bits[end].isCovered && !bits[end].isCovered
        for index in row * size.columns + rect.column..<end - (isCut ? 1 : 0) {
          let cell = before.bits[index]
          let glyph = cell.cluster == nil ? cell.glyph : kept.glyph(of: before.character(cell))
          kept.set(CellBits(glyph, cell.style), at: index)
        }
      }
    }
    return kept
  }

  /// Forgets what stands in some cells: each differs from whatever it is compared with next.
  public mutating func forget(_ rect: Rect) {
    let area = rect.intersection(bounds)
    for row in area.row..<max(area.bottom, area.row) {
      for column in area.column..<max(area.right, area.column) {
        set(CellBits(CellBits.lost, StyleBits(.plain)), at: row * size.columns + column)
      }
    }
  }
}
