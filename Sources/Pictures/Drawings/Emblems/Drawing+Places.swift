/// Emblems of places: typical settings of a genre.
extension Drawing {
  public static let mountains = Drawing(
    english: "Mountains", russian: "Горы", background: RGB(hex: 0x8fd0ea),
    shapes: [
      .oval(0.8, 0.2, 0.12, 0.12, 0xffd23f),
      .area([(-0.3, 1), (0.3, 0.2), (0.72, 1)], 0x3d5a80),
      .area([(0.3, 0.2), (0.18, 0.38), (0.27, 0.45), (0.33, 0.38), (0.4, 0.42)], 0xffffff),
      .area([(0.4, 1), (0.8, 0.42), (1.4, 1)], 0x293f5c),
      .box(-4, 0.9, 5, 5, 0x2f6b3a),
    ])

  public static let castle = Drawing(
    english: "Castle", russian: "Замок", background: RGB(hex: 0x4b2e83),
    shapes: Background.stars(0xfff3b0) + [
      .oval(0.84, 0.16, 0.11, 0.11, 0xf4e9ff), .oval(0.89, 0.13, 0.1, 0.1, 0x4b2e83),
      .box(0.2, 0.5, 0.8, 1, 0xc9b6e4),
      .box(0.1, 0.36, 0.3, 1, 0xe3d7f4), .box(0.7, 0.36, 0.9, 1, 0xe3d7f4),
      .box(0.41, 0.3, 0.59, 1, 0xe3d7f4),
      .area([(0.06, 0.36), (0.2, 0.1), (0.34, 0.36)], 0xe2527a),
      .area([(0.66, 0.36), (0.8, 0.1), (0.94, 0.36)], 0xe2527a),
      .area([(0.37, 0.3), (0.5, 0.0), (0.63, 0.3)], 0xe2527a),
      .oval(0.5, 0.84, 0.09, 0.12, 0x2a1a4a), .box(0.41, 0.84, 0.59, 1, 0x2a1a4a),
    ])

  public static let temple = Drawing(
    english: "Temple", russian: "Храм", background: RGB(hex: 0xe8b04a),
    shapes: [
      .area([(0.02, 0.34), (0.5, 0.06), (0.98, 0.34)], 0xfff6df),
      .box(0.06, 0.34, 0.94, 0.42, 0xd9c59a),
      .box(0.12, 0.42, 0.24, 0.86, 0xfff6df), .box(0.34, 0.42, 0.46, 0.86, 0xfff6df),
      .box(0.54, 0.42, 0.66, 0.86, 0xfff6df), .box(0.76, 0.42, 0.88, 0.86, 0xfff6df),
      .box(0.24, 0.42, 0.34, 0.86, 0x6b4a1f), .box(0.46, 0.42, 0.54, 0.86, 0x6b4a1f),
      .box(0.66, 0.42, 0.76, 0.86, 0x6b4a1f),
      .box(0.02, 0.86, 0.98, 0.98, 0xd9c59a),
    ])

  public static let planet = Drawing(
    english: "Planet", russian: "Планета", background: RGB(hex: 0x0b1030),
    shapes: Background.stars(0xffffff) + [
      .oval(0.5, 0.5, 0.27, 0.27, 0x3fb8c8),
      .line([(0.28, 0.42), (0.72, 0.42)], 0.05, 0x2a8a9a, .large),
      .line([(0.27, 0.56), (0.73, 0.56)], 0.05, 0x2a8a9a, .large),
      .line([(0.02, 0.68), (0.3, 0.62), (0.7, 0.42), (0.98, 0.3)], 0.07, 0xf6d55c),
    ])

  public static let curtains = Drawing(
    english: "Curtains", russian: "Занавес", background: RGB(hex: 0x2b0d12),
    shapes: [
      .area([(0.5, -0.05), (0.2, 1), (0.8, 1)], 0xfff2b8),
      .area([(-4, -0.1), (0.34, -0.1), (0.28, 0.5), (0.06, 1), (-4, 1)], 0xc1121f),
      .area([(5, -0.1), (0.66, -0.1), (0.72, 0.5), (0.94, 1), (5, 1)], 0xc1121f),
      .line([(0.16, 0.1), (0.12, 0.5), (-0.02, 0.95)], 0.04, 0x7a0b14, .large),
      .line([(0.84, 0.1), (0.88, 0.5), (1.02, 0.95)], 0.04, 0x7a0b14, .large),
      .box(-4, -0.1, 5, 0.12, 0x8a0d18),
    ])

  public static let cactus = Drawing(
    english: "Cactus", russian: "Кактус", background: RGB(hex: 0xf6a04d),
    shapes: [
      .oval(0.78, 0.3, 0.16, 0.16, 0xfff0a8),
      .box(-4, 0.84, 5, 5, 0xb5652a),
      .line([(0.45, 0.14), (0.45, 0.95)], 0.19, 0x2e6b34),
      .line([(0.45, 0.66), (0.18, 0.66), (0.18, 0.38)], 0.13, 0x2e6b34),
      .line([(0.45, 0.56), (0.72, 0.56), (0.72, 0.34)], 0.13, 0x2e6b34),
    ])
}
