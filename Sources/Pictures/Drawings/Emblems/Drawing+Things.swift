/// Emblems of things.
extension Drawing {
  public static let palette = Drawing(
    english: "Palette", russian: "Палитра", background: RGB(hex: 0x9be3b4),
    shapes: [
      .oval(0.5, 0.52, 0.46, 0.4, 0xa8703a), .oval(0.72, 0.7, 0.1, 0.09, 0x9be3b4),
      .oval(0.26, 0.44, 0.09, 0.085, 0xe63946), .oval(0.44, 0.28, 0.09, 0.085, 0xffd60a),
      .oval(0.68, 0.32, 0.09, 0.085, 0x2a6fdb), .oval(0.32, 0.7, 0.09, 0.085, 0xffffff),
    ])

  public static let handcuffs = Drawing(
    english: "Handcuffs", russian: "Наручники", background: RGB(hex: 0x1f2430),
    shapes: [
      .oval(0.22, 0.6, 0.24, 0.28, 0xc9d1dc), .oval(0.22, 0.6, 0.15, 0.18, 0x1f2430),
      .oval(0.78, 0.6, 0.24, 0.28, 0xc9d1dc), .oval(0.78, 0.6, 0.15, 0.18, 0x1f2430),
      .line([(0.26, 0.3), (0.38, 0.14), (0.62, 0.14), (0.74, 0.3)], 0.08, 0x8b95a5),
    ])

  public static let note = Drawing(
    english: "Note", russian: "Нота", background: RGB(hex: 0xf7c6dd),
    shapes: [
      .line([(0.33, 0.78), (0.33, 0.16)], 0.08, 0x4a1942),
      .line([(0.8, 0.68), (0.8, 0.06)], 0.08, 0x4a1942),
      .area([(0.29, 0.1), (0.84, 0.0), (0.84, 0.2), (0.29, 0.3)], 0x4a1942),
      .oval(0.22, 0.8, 0.16, 0.12, 0x4a1942, along: Spot(1, -0.3)),
      .oval(0.69, 0.7, 0.16, 0.12, 0x4a1942, along: Spot(1, -0.3)),
    ])

  public static let magnifier = Drawing(
    english: "Magnifying glass", russian: "Лупа", background: RGB(hex: 0x3d4f2f),
    shapes: [
      .line([(0.6, 0.6), (0.94, 0.94)], 0.15, 0xd9a441),
      .oval(0.4, 0.4, 0.36, 0.36, 0xe9e4d0), .oval(0.4, 0.4, 0.27, 0.27, 0x6e8a58),
      .line([(0.28, 0.34), (0.34, 0.26)], 0.05, 0xf8f5ea, .large),
    ])

  public static let heart = Drawing(
    english: "Heart", russian: "Сердце", background: RGB(hex: 0xffe3ea),
    shapes: [
      .oval(0.29, 0.34, 0.25, 0.25, 0xe0184a), .oval(0.71, 0.34, 0.25, 0.25, 0xe0184a),
      .area([(0.06, 0.44), (0.94, 0.44), (0.5, 0.98)], 0xe0184a),
      .box(0.35, 0.3, 0.65, 0.5, 0xe0184a),
      .oval(0.22, 0.28, 0.07, 0.05, 0xff8fa8, along: Spot(1, -0.6), .large),
    ])

  public static let cup = Drawing(
    english: "Cup", russian: "Кубок", background: RGB(hex: 0x1b7a43),
    shapes: [
      .oval(0.2, 0.3, 0.16, 0.18, 0xf2c230), .oval(0.2, 0.3, 0.09, 0.11, 0x1b7a43),
      .oval(0.8, 0.3, 0.16, 0.18, 0xf2c230), .oval(0.8, 0.3, 0.09, 0.11, 0x1b7a43),
      .box(0.24, 0.06, 0.76, 0.3, 0xf2c230), .oval(0.5, 0.3, 0.26, 0.3, 0xf2c230),
      .box(0.45, 0.55, 0.55, 0.84, 0xc99a1e), .box(0.27, 0.82, 0.73, 0.98, 0x6b4a1f),
    ])

  public static let tank = Drawing(
    english: "Tank", russian: "Танк", background: RGB(hex: 0xb9ad8a),
    shapes: [
      .box(-4, 0.88, 5, 5, 0x7d6f4d),
      .line([(0.5, 0.38), (1.02, 0.26)], 0.07, 0x2f3a24),
      .area([(0.24, 0.5), (0.32, 0.28), (0.66, 0.28), (0.74, 0.5)], 0x3f4d30),
      .area([(0.02, 0.62), (0.12, 0.48), (0.9, 0.48), (0.98, 0.62)], 0x4f5f3c),
      .line([(0.14, 0.76), (0.86, 0.76)], 0.26, 0x23291b),
      .oval(0.16, 0.76, 0.07, 0.07, 0x8d9a78), .oval(0.39, 0.76, 0.07, 0.07, 0x8d9a78),
      .oval(0.61, 0.76, 0.07, 0.07, 0x8d9a78), .oval(0.84, 0.76, 0.07, 0.07, 0x8d9a78),
    ])

  public static let reel = Drawing(
    english: "Reel", russian: "Бобина", background: RGB(hex: 0x5a6472),
    shapes: [
      .oval(0.5, 0.5, 0.46, 0.46, 0xdfe4ea), .oval(0.5, 0.5, 0.07, 0.07, 0x2a3038),
      .oval(0.5, 0.22, 0.12, 0.12, 0x2a3038), .oval(0.5, 0.78, 0.12, 0.12, 0x2a3038),
      .oval(0.22, 0.5, 0.12, 0.12, 0x2a3038), .oval(0.78, 0.5, 0.12, 0.12, 0x2a3038),
    ])
}
