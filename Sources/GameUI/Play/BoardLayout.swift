import Canvas
import GameCore

/// Where the cards and the figures of a board lie in an area: the largest cards that fit.
struct BoardLayout: Hashable, Sendable {
  /// Where time, turns and the rest stand.
  enum Figures: Hashable, Sendable {
    /// One below the other, beside the board.
    case side(Rect)
    /// In one line above the board.
    case line(Rect)
  }

  /// Sizes of cards, largest first: near the shape of a playing card, odd so that a symbol of one
  /// column stands in the middle.
  static let oddSizes = [
    Size(columns: 25, rows: 17), Size(columns: 21, rows: 15), Size(columns: 19, rows: 13),
    Size(columns: 15, rows: 11), Size(columns: 13, rows: 9), Size(columns: 11, rows: 7),
    Size(columns: 9, rows: 5), Size(columns: 7, rows: 5), Size(columns: 7, rows: 3),
    Size(columns: 5, rows: 3),
  ]
  /// The same for symbols of two columns, which have their middle on cards of even width only.
  static let evenSizes = oddSizes.flatMap { size in
    [1, -1].map { Size(columns: size.columns + $0, rows: size.rows) }
  }

  let level: PairsLevel
  let card: Size
  /// Columns and rows between neighbours; the cursor's marks stand in the columns.
  let gap: Size
  let board: Rect
  let figures: Figures

  /// The layout for an area; nil where not even the smallest cards fit.
  init?(_ level: PairsLevel, in area: Rect, symbolColumns: Int = 1) {
    let sizes = symbolColumns == 2 ? Self.evenSizes : Self.oddSizes
    let least = Self.smallestArea(for: level)
    guard area.columns >= least.columns, area.rows >= least.rows else { return nil }
    let beside = sizes.lazy.compactMap { Self.beside(level, $0, in: area) }.first
    let below = sizes.lazy.compactMap { Self.below(level, $0, in: area) }.first
    // Figures in a column read better; only much larger cards are worth a line of them.
    if let beside, let below, below.card.rows > beside.card.rows + 2 {
      self = below
    } else if let layout = beside ?? below {
      self = layout
    } else {
      return nil
    }
  }

  private init(_ level: PairsLevel, card: Size, gap: Size, at origin: Point, figures: Figures) {
    self.level = level
    self.card = card
    self.gap = gap
    let size = Self.size(of: level, card: card, gap: gap)
    board = Rect(
      column: origin.column, row: origin.row, columns: size.columns, rows: size.rows)
    self.figures = figures
  }

  /// The smallest area with room for a board of `level`.
  static func smallestArea(for level: PairsLevel) -> Size {
    let board = size(of: level, card: smallestCard, gap: smallestGap)
    return Size(columns: board.columns, rows: board.rows + 1)
  }

  /// Where the card at `place` lies.
  func rect(of place: Int) -> Rect {
    let column = place % level.columns
    let row = place / level.columns
    return Rect(
      column: board.column + Self.margin + column * (card.columns + gap.columns),
      row: board.row + row * (card.rows + gap.rows), columns: card.columns, rows: card.rows)
  }

  /// The card that lies at `point`, if one does.
  func place(at point: Point) -> Int? {
    (0..<level.cards).first { rect(of: $0).contains(point) }
  }

  /// The two cells beside a card that carry the cursor's marks.
  func marks(of place: Int) -> (left: Point, right: Point) {
    let rect = rect(of: place)
    let row = rect.row + (rect.rows - 1) / 2
    return (Point(column: rect.column - 1, row: row), Point(column: rect.right, row: row))
  }

  private static let smallestCard = Size(columns: 5, rows: 3)
  private static let smallestGap = Size(columns: 2, rows: 0)
  /// Columns left and right of the board for the cursor's marks.
  private static let margin = 1
  private static let sideColumns = 20
  private static let sideRows = 12

  private static func beside(_ level: PairsLevel, _ card: Size, in area: Rect) -> BoardLayout? {
    let room = Size(columns: area.columns - sideColumns - 3, rows: area.rows)
    guard area.rows >= sideRows, let gap = gap(level, card, in: room) else { return nil }
    let board = size(of: level, card: card, gap: gap)
    let between = min(2 + (room.columns - board.columns) / 3, 5)
    let whole = area.centered(
      Size(columns: board.columns + between + sideColumns + 1, rows: max(board.rows, sideRows)))
    let row = area.centered(board).row
    return BoardLayout(
      level, card: card, gap: gap, at: Point(column: whole.column, row: row),
      figures: .side(
        Rect(
          column: whole.right - 1 - sideColumns, row: min(row, area.bottom - sideRows),
          columns: sideColumns, rows: max(board.rows, sideRows))))
  }

  private static func below(_ level: PairsLevel, _ card: Size, in area: Rect) -> BoardLayout? {
    let room = Size(columns: area.columns, rows: area.rows - 1)
    guard let gap = gap(level, card, in: room) else { return nil }
    let board = size(of: level, card: card, gap: gap)
    let spare = min(room.rows - board.rows, 1)
    let whole = area.centered(Size(columns: board.columns, rows: board.rows + 1 + spare))
    return BoardLayout(
      level, card: card, gap: gap, at: Point(column: whole.column, row: whole.row + 1 + spare),
      figures: .line(
        Rect(column: area.column, row: whole.row, columns: area.columns, rows: 1)))
  }

  /// The widest even gaps that the room allows, up to what still looks like one board.
  private static func gap(_ level: PairsLevel, _ card: Size, in room: Size) -> Size? {
    let least = size(of: level, card: card, gap: smallestGap)
    guard least.columns <= room.columns, least.rows <= room.rows else { return nil }
    let columns = (room.columns - least.columns) / (level.columns - 1)
    let rows = (room.rows - least.rows) / (level.rows - 1)
    return Size(
      columns: smallestGap.columns + min(columns, card.columns > 9 ? 2 : 1), rows: min(rows, 1))
  }

  private static func size(of level: PairsLevel, card: Size, gap: Size) -> Size {
    Size(
      columns: level.columns * card.columns + (level.columns - 1) * gap.columns + 2 * margin,
      rows: level.rows * card.rows + (level.rows - 1) * gap.rows)
  }
}
