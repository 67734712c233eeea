/// The changes from the images of one canvas to those of another.
public struct PictureChanges: Hashable, Sendable {
  /// The images to remove and to add; all others stay.
  public let removed: [Placement]
  public let added: [Placement]
}

extension Canvas {
  /// Puts an image over cells, which reappear when it is removed; does nothing unless it is
  /// completely on the canvas.
  public mutating func put(_ image: PixelImage, over rect: Rect) {
    guard rect.columns > 0, rect.rows > 0, rect.intersection(bounds) == rect else { return }
    uncover(rect)
    placements.append(Placement(image, over: rect))
  }

  /// Removes images, so that their cells are visible.
  public mutating func removePictures(where isUnwanted: (Placement) -> Bool) {
    placements.removeAll(where: isUnwanted)
  }

  /// Removes the images that are drawn over; an image is shown completely or not at all.
  mutating func uncover(_ rect: Rect) {
    guard !placements.isEmpty else { return }
    placements.removeAll { $0.rect.overlaps(rect) }
  }

  /// Copies the images of another canvas that was put at `place`, if they are completely in `seen`.
  mutating func take(_ others: [Placement], at place: Point, seen: Rect) {
    for other in others {
      let rect = Rect(
        column: other.rect.column + place.column, row: other.rect.row + place.row,
        columns: other.rect.columns, rows: other.rect.rows)
      if rect.intersection(seen) == rect { put(other.image, over: rect) }
    }
  }

  /// Returns the changes from the images of `before`, a canvas of the same size, to those of this
  /// one.
  public func pictureChanges(since before: Canvas) -> PictureChanges {
    guard placements != before.placements else { return PictureChanges(removed: [], added: []) }
    return PictureChanges(
      removed: before.placements.filter { !placements.contains($0) },
      added: placements.filter { !before.placements.contains($0) })
  }

  /// Returns the canvas as a terminal shows it that receives no cells below images: these are taken
  /// from `before`, a canvas of the same size.
  ///
  /// A wide character on `screen` that is half below an image is sent, because its other half may
  /// be visible.
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

  /// Marks cells as unknown, so that each differs from any cell it is compared with next.
  public mutating func forget(_ rect: Rect) {
    let area = rect.intersection(bounds)
    for row in area.row..<max(area.bottom, area.row) {
      for column in area.column..<max(area.right, area.column) {
        set(CellBits(CellBits.lost, StyleBits(.plain)), at: row * size.columns + column)
      }
    }
  }
}
