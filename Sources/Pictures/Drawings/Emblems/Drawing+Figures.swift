/// Emblems on the drawn posters of films: faces and figures.
extension Drawing {
  public static let blast = Drawing(
    english: "Blast", russian: "Взрыв", background: RGB(hex: 0x7a0f0f),
    shapes: [
      .area(
        [
          (0.5, -0.02), (0.6, 0.26), (0.86, 0.08), (0.76, 0.36), (1.04, 0.42), (0.8, 0.56),
          (0.98, 0.84), (0.66, 0.74), (0.54, 1.04), (0.42, 0.76), (0.12, 0.96), (0.24, 0.64),
          (-0.06, 0.52), (0.22, 0.4), (0.06, 0.12), (0.38, 0.26),
        ], 0xff8c1a),
      .area(
        [
          (0.5, 0.2), (0.57, 0.38), (0.74, 0.34), (0.64, 0.49), (0.76, 0.62), (0.58, 0.62),
          (0.52, 0.82), (0.43, 0.63), (0.26, 0.68), (0.36, 0.52), (0.24, 0.38), (0.43, 0.39),
        ], 0xfff04d),
    ])

  public static let portrait = Drawing(
    english: "Portrait", russian: "Портрет", background: RGB(hex: 0x7b4f2c),
    shapes: [
      .box(0.1, -0.02, 0.9, 1.02, 0xe0b65a), .box(0.19, 0.08, 0.81, 0.92, 0xf4ead2),
      .oval(0.5, 0.38, 0.15, 0.19, 0x3c2a20),
      .oval(
        0.5, 0.92, 0.28, 0.3, 0x3c2a20,
        within: .polygon([Spot(0.19, 0.08), Spot(0.81, 0.08), Spot(0.81, 0.92), Spot(0.19, 0.92)])),
    ])

  public static let smile = Drawing(
    english: "Smile", russian: "Улыбка", background: RGB(hex: 0x2c7be5),
    shapes: [
      .oval(0.5, 0.5, 0.46, 0.46, 0xffe14d),
      .oval(0.33, 0.36, 0.07, 0.1, 0x2b2100), .oval(0.67, 0.36, 0.07, 0.1, 0x2b2100),
      .area([(0.18, 0.55), (0.82, 0.55), (0.72, 0.78), (0.5, 0.88), (0.28, 0.78)], 0x2b2100),
      .box(0.26, 0.55, 0.74, 0.63, 0xffffff, .large),
    ])

  public static let ghost = Drawing(
    english: "Ghost", russian: "Призрак", background: RGB(hex: 0x17131f),
    shapes: [
      .oval(0.5, 0.4, 0.33, 0.38, 0xe9f1ee), .box(0.17, 0.4, 0.83, 0.86, 0xe9f1ee),
      .area([(0.17, 0.84), (0.17, 1.02), (0.33, 0.86)], 0xe9f1ee),
      .area([(0.33, 0.84), (0.5, 1.02), (0.66, 0.84)], 0xe9f1ee),
      .area([(0.83, 0.84), (0.83, 1.02), (0.67, 0.86)], 0xe9f1ee),
      .oval(0.37, 0.38, 0.075, 0.11, 0x17131f), .oval(0.63, 0.38, 0.075, 0.11, 0x17131f),
      .oval(0.5, 0.64, 0.08, 0.12, 0x17131f),
    ])

  public static let eye = Drawing(
    english: "Eye", russian: "Глаз", background: RGB(hex: 0x13343b),
    shapes: [
      .area(
        [
          (-0.04, 0.5), (0.14, 0.3), (0.34, 0.19), (0.5, 0.16), (0.66, 0.19), (0.86, 0.3),
          (1.04, 0.5), (0.86, 0.7), (0.66, 0.81), (0.5, 0.84), (0.34, 0.81), (0.14, 0.7),
        ], 0xf3f7f0),
      .oval(0.5, 0.5, 0.26, 0.26, 0xd62828), .oval(0.5, 0.5, 0.13, 0.13, 0x0a0a0a),
      .oval(0.44, 0.43, 0.045, 0.045, 0xffffff, .large),
    ])
}
