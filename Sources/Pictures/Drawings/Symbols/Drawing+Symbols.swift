/// Symbols on cards, sharp at any size.
extension Drawing {
  /// Returns the filled pixels of a symbol, up to 7/6 times as wide as high; nil if there is no
  /// drawing of it.
  public static func bitmap(of symbol: Character, columns: Int, rows: Int) -> [[Bool]]? {
    let shapes = shapes(of: symbol)
    let side = Double(min(columns, rows))
    func coordinate(_ pixel: Int, of count: Int) -> Double {
      0.5 + (Double(2 * pixel + 1 - count)) / 2 / side
    }
    return shapes.isEmpty
      ? nil
      : (0..<rows).map { row in
        (0..<columns).map { column in
          let spot = Spot(coordinate(column, of: columns), coordinate(row, of: rows))
          return shapes.last { $0.outline.contains(spot) }?.color == RGB(hex: ink)
        }
      }
  }

  private static let ink: UInt32 = 0x000000
  /// The color of holes.
  private static let bare: UInt32 = 0xffffff

  private static func shapes(of symbol: Character) -> [Shape] {
    switch symbol {
    case "♠":
      [
        .area([(0.5, 0), (0.98, 0.5), (0.5, 0.66), (0.02, 0.5)], ink),
        .oval(0.22, 0.54, 0.28, 0.23, ink), .oval(0.78, 0.54, 0.28, 0.23, ink),
        .box(0.42, 0.6, 0.58, 1, ink), .area([(0.5, 0.72), (0.8, 1), (0.2, 1)], ink),
      ]
    case "♥":
      [
        .oval(0.22, 0.28, 0.3, 0.28, ink), .oval(0.78, 0.28, 0.3, 0.28, ink),
        .area([(-0.04, 0.42), (0.5, 0.2), (1.04, 0.42), (0.5, 1)], ink),
      ]
    case "♦":
      [.area([(0.5, 0), (0.96, 0.5), (0.5, 1), (0.04, 0.5)], ink)]
    case "♣":
      [
        .oval(0.5, 0.22, 0.23, 0.22, ink), .oval(0.17, 0.56, 0.25, 0.23, ink),
        .oval(0.83, 0.56, 0.25, 0.23, ink), .box(0.41, 0.3, 0.59, 1, ink),
        .area([(0.5, 0.72), (0.8, 1), (0.2, 1)], ink),
      ]
    case "★":
      [
        .area(
          [
            (0.5, 0), (0.65, 0.34), (1.08, 0.36), (0.75, 0.6), (0.88, 1), (0.5, 0.78), (0.12, 1),
            (0.25, 0.6), (-0.08, 0.36), (0.35, 0.34),
          ], ink)
      ]
    case "●":
      [.oval(0.5, 0.5, 0.53, 0.5, ink), .oval(0.34, 0.3, 0.12, 0.1, bare)]
    case "■":
      [.box(-0.02, 0, 1.02, 1, ink)]
    case "▲":
      [.area([(0.5, -0.05), (1.1, 1), (-0.1, 1)], ink)]
    case "♪":
      [
        .oval(0.3, 0.82, 0.27, 0.18, ink), .box(0.42, 0, 0.58, 0.85, ink),
        .area([(0.42, 0), (0.58, 0), (0.96, 0.26), (0.96, 0.6), (0.8, 0.42), (0.5, 0.3)], ink),
      ]
    case "♚":
      [
        .area(
          [
            (-0.06, 0.22), (0.26, 0.5), (0.5, 0.02), (0.74, 0.5), (1.06, 0.22), (0.9, 0.78),
            (0.1, 0.78),
          ], ink),
        .box(0.06, 0.86, 0.94, 1, ink),
      ]
    case "♞":
      [
        .area(
          [
            (0.36, 0), (0.48, 0.12), (0.8, 0.2), (0.98, 0.55), (1, 1), (0.24, 1), (0.32, 0.76),
            (0.56, 0.52), (0.34, 0.52), (0.14, 0.68), (-0.02, 0.56), (0.02, 0.42), (0.2, 0.2),
          ], ink),
        .oval(0.34, 0.3, 0.06, 0.06, bare),
      ]
    case "♜":
      [
        .box(0, 0, 0.24, 0.3, ink), .box(0.38, 0, 0.62, 0.3, ink), .box(0.76, 0, 1, 0.3, ink),
        .box(0, 0.2, 1, 0.36, ink), .box(0.18, 0.3, 0.82, 0.86, ink),
        .box(-0.02, 0.82, 1.02, 1, ink),
      ]
    default: signs(of: symbol)
    }
  }

  private static func signs(of symbol: Character) -> [Shape] {
    switch symbol {
    case "☼":
      [
        .line([(0.5, 0), (0.5, 1)], 0.12, ink), .line([(-0.03, 0.5), (1.03, 0.5)], 0.12, ink),
        .line([(0.1, 0.1), (0.9, 0.9)], 0.12, ink), .line([(0.9, 0.1), (0.1, 0.9)], 0.12, ink),
        .oval(0.5, 0.5, 0.36, 0.36, bare), .oval(0.5, 0.5, 0.27, 0.27, ink),
      ]
    case "☾":
      [.oval(0.55, 0.5, 0.53, 0.5, ink), .oval(0.86, 0.5, 0.5, 0.4, bare)]
    case "✚":
      [.box(0.3, 0, 0.7, 1, ink), .box(-0.02, 0.32, 1.02, 0.68, ink)]
    case "⌂":
      [
        .area([(0.5, 0), (1.1, 0.52), (-0.1, 0.52)], ink), .box(0.78, 0.02, 0.92, 0.4, ink),
        .box(0.1, 0.5, 0.9, 1, ink), .box(0.4, 0.64, 0.6, 1, bare),
      ]
    case "§":
      [
        .line([(0.74, 0.16), (0.5, 0.07), (0.26, 0.16), (0.26, 0.36)], 0.16, ink),
        .line([(0.26, 0.84), (0.5, 0.93), (0.74, 0.84), (0.74, 0.64)], 0.16, ink),
        .oval(0.5, 0.5, 0.34, 0.21, ink), .oval(0.5, 0.5, 0.17, 0.08, bare),
      ]
    case "Ω":
      [
        .oval(0.5, 0.44, 0.53, 0.46, ink), .oval(0.5, 0.44, 0.34, 0.3, bare),
        .box(0.34, 0.6, 0.66, 1, bare), .box(-0.04, 0.85, 0.4, 1, ink),
        .box(0.6, 0.85, 1.04, 1, ink),
      ]
    case "∞":
      [
        .oval(0.22, 0.5, 0.32, 0.28, ink), .oval(0.78, 0.5, 0.32, 0.28, ink),
        .oval(0.2, 0.5, 0.17, 0.14, bare), .oval(0.8, 0.5, 0.17, 0.14, bare),
      ]
    case "✿":
      [
        .oval(0.5, 0.2, 0.2, 0.21, ink), .oval(0.14, 0.42, 0.22, 0.19, ink),
        .oval(0.86, 0.42, 0.22, 0.19, ink), .oval(0.24, 0.82, 0.2, 0.2, ink),
        .oval(0.76, 0.82, 0.2, 0.2, ink), .oval(0.5, 0.52, 0.26, 0.26, ink),
        .oval(0.5, 0.5, 0.13, 0.13, bare),
      ]
    case "⚑":
      [
        .box(0, 0, 0.14, 1, ink),
        .area([(0.1, 0.02), (1.06, 0.02), (0.84, 0.3), (1.06, 0.6), (0.1, 0.6)], ink),
      ]
    case "≡":
      [
        .box(-0.13, 0, 1.13, 0.2, ink), .box(-0.13, 0.4, 1.13, 0.6, ink),
        .box(-0.13, 0.8, 1.13, 1, ink),
      ]
    case "↑":
      [
        .area([(0.5, -0.04), (1.04, 0.5), (-0.04, 0.5)], ink), .box(0.36, 0.44, 0.64, 1, ink),
      ]
    case "π":
      [
        .box(-0.04, 0.04, 1.04, 0.22, ink), .box(0.16, 0.1, 0.34, 1, ink),
        .box(0.66, 0.1, 0.84, 0.9, ink),
        .area([(0.66, 0.8), (1.02, 0.8), (1.02, 1), (0.76, 1)], ink),
      ]
    default: []
    }
  }
}
