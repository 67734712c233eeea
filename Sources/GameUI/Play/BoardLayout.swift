import Canvas
import GameCore

/// The layout of a board's cards and figures in an area, with the largest cards that fit.
struct BoardLayout: Hashable, Sendable {
  /// The place of time, turns and other figures.
  enum Figures: Hashable, Sendable {
    /// Below each other, next to the board.
    case side(Rect)
    /// On one line above the board.
    case line(Rect)

    /// The area of the figures, whatever their arrangement.
    var rect: Rect {
      switch self {
      case .side(let rect), .line(let rect): rect
      }
    }
  }

  /// The sizes of cards, largest first: similar to the shape of a playing card, and odd so that a
  /// symbol of one column can be centered.
  static let oddSizes = [
    Size(columns: 25, rows: 17), Size(columns: 21, rows: 15), Size(columns: 19, rows: 13),
    Size(columns: 15, rows: 11), Size(columns: 13, rows: 9), Size(columns: 13, rows: 7),
    Size(columns: 11, rows: 7), Size(columns: 9, rows: 5), Size(columns: 7, rows: 5),
    Size(columns: 7, rows: 3), Size(columns: 5, rows: 3),
  ]
  /// The sizes for symbols of two columns, which can be centered only on cards of even width.
  static let evenSizes = oddSizes.flatMap { size in
    [1, -1].map { Size(columns: size.columns + $0, rows: size.rows) }
  }

  let level: PairsLevel
  let card: Size
  /// The columns and rows between cards; the frame of the focused card is in the columns.
  let gap: Size
  let board: Rect
  let figures: Figures

  /// Creates a layout for an area; nil if not even the smallest cards fit. Names on the cards need
  /// all columns.
  init?(_ level: PairsLevel, in area: Rect, symbolColumns: Int = 1, hasNames: Bool = false) {
    let sizes = symbolColumns == 2 ? Self.evenSizes : Self.oddSizes
    guard Self.fits(level, in: area) else { return nil }
    let beside = sizes.lazy.compactMap { Self.beside(level, $0, in: area) }.first
    let below = sizes.lazy.compactMap { Self.below(level, $0, in: area) }.first
    // Figures in a column are easier to read, so a line is used only if the cards become much
    // larger.
    if let beside, let below,
      below.card.rows > beside.card.rows + 2
        || hasNames && below.card.columns > beside.card.columns
    {
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
    board = Rect(at: origin, Self.size(of: level, card: card, gap: gap))
    self.figures = figures
  }

  /// Whether an area has room for a board of `level`.
  static func fits(_ level: PairsLevel, in area: Rect) -> Bool { missing(level, in: area) == nil }

  /// Returns what an area lacks for the smallest cards; nil if they fit.
  static func missing(_ level: PairsLevel, in area: Rect) -> PlayPhrase? {
    let least = smallestArea(for: level)
    let (columns, rows) = (max(least.columns - area.columns, 0), max(least.rows - area.rows, 0))
    return columns + rows > 0 ? .missing(columns: columns, rows: rows) : nil
  }

  /// Returns the smallest area with room for a board of `level`.
  static func smallestArea(for level: PairsLevel) -> Size {
    let board = size(of: level, card: smallestCard, gap: smallestGap)
    return Size(columns: board.columns, rows: board.rows + 1)
  }

  /// Returns the area of the card at `place`.
  func rect(of place: Int) -> Rect {
    let column = place % level.columns
    let row = place / level.columns
    return Rect(
      column: board.column + Self.margin + column * (card.columns + gap.columns),
      row: board.row + row * (card.rows + gap.rows), columns: card.columns, rows: card.rows)
  }

  /// Returns the card at `point`, if any.
  func place(at point: Point) -> Int? {
    (0..<level.cards).first { rect(of: $0).contains(point) }
  }

  private static let smallestCard = Size(columns: 5, rows: 3)
  private static let smallestGap = Size(columns: 2, rows: 0)
  /// The columns at the left and right of the board for the frame of the focused card.
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
      figures: .line(area.line(whole.row)))
  }

  /// Returns the widest even gaps that fit, up to a limit at which the cards still look like one
  /// board.
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
