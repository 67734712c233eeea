extension Drawings {
  static let catFaces: [Drawing] = [
    tabby, blackCat, whiteCat, siamese, calico, british, sphynx, persian, fold, lynx, coolCat, king,
  ]

  private static let tabby = Drawing(
    english: "Tabby", russian: "Полосатик", background: RGB(hex: 0xcdeadc),
    shapes: CatFace(
      fur: 0xb98a5c, eyes: 0x7fae3c, dots: 0x24301a, muzzle: 0xf1e2c8,
      marks: [
        .line([(0.5, 0.22), (0.5, 0.44)], 0.055, 0x5f4028),
        .line([(0.39, 0.25), (0.42, 0.42)], 0.05, 0x5f4028),
        .line([(0.61, 0.25), (0.58, 0.42)], 0.05, 0x5f4028),
      ]
        + .both(
          .line([(0.1, 0.6), (0.22, 0.63)], 0.05, 0x5f4028),
          .line([(0.13, 0.73), (0.25, 0.72)], 0.05, 0x5f4028))
    ).shapes)

  private static let blackCat = Drawing(
    english: "Midnight", russian: "Уголёк", background: RGB(hex: 0xf2b84b),
    shapes: CatFace(
      fur: 0x26232a, innerEar: 0x5b4a55, eyes: 0xffd83d, nose: 0x6d5560, whiskers: 0x8d8590
    ).shapes)

  private static let whiteCat = Drawing(
    english: "Snowball", russian: "Снежок", background: RGB(hex: 0x2f74c8),
    shapes: CatFace(
      fur: 0xf7f4ee, innerEar: 0xf2b5b5, eyes: 0x3f8fd6, dots: 0x1f5fa6, whiskers: 0xcfd8e2
    ).shapes)

  private static let siamese = Drawing(
    english: "Siamese", russian: "Сиамец", background: RGB(hex: 0xb9a4d8),
    shapes: CatFace(
      fur: 0xf0e2c8, earFur: 0x4b352e, innerEar: 0x7a5a50, eyes: 0x5db7f0, nose: 0x2b1e1c,
      whiskers: 0xf8f0e0, width: 0.35,
      marks: [
        .oval(0.5, 0.68, 0.2, 0.25, 0x4b352e), .oval(0.36, 0.57, 0.13, 0.12, 0x4b352e),
        .oval(0.64, 0.57, 0.13, 0.12, 0x4b352e),
      ]
    ).shapes)

  private static let calico: Drawing = {
    var face = CatFace(
      fur: 0xf8f0e2, eyes: 0x7fb069, dots: 0x2f3b2a, nose: 0xe07a86, whiskers: 0xffffff)
    face.marks = [
      .area(
        [(0, 0), (0.44, 0.2), (0.46, 0.5), (0.3, 0.72), (0, 0.7)], 0xe08a3c, within: face.head),
      .area(
        [(0.56, 0.1), (1, 0.1), (1, 0.62), (0.74, 0.68), (0.6, 0.46)], 0x3a302e, within: face.head),
    ]
    var shapes = face.shapes
    shapes[0] = Drawing.Shape(shapes[0].outline, RGB(hex: 0xe08a3c))
    shapes[1] = Drawing.Shape(shapes[1].outline, RGB(hex: 0x3a302e))
    return Drawing(
      english: "Calico", russian: "Калико", background: RGB(hex: 0xf0a9b8), shapes: shapes)
  }()

  private static let british = Drawing(
    english: "British", russian: "Британец", background: RGB(hex: 0xe9d27a),
    shapes: CatFace(
      fur: 0x5f6d82, ears: .small, innerEar: 0x9a93a3, eyes: 0xf39a2b, dots: 0xffb43d,
      muzzle: 0x7d8a9d, nose: 0x3b4452, whiskers: 0xeeeeee, width: 0.45, height: 0.36
    ).shapes)

  private static let sphynx = Drawing(
    english: "Sphynx", russian: "Сфинкс", background: RGB(hex: 0x17595c),
    shapes: CatFace(
      fur: 0xe9b9a6, ears: .huge, innerEar: 0xc98275, eyes: 0xa6dc8a, dots: 0x35513a,
      nose: 0xb8645f, whiskers: 0xe9b9a6, width: 0.29, height: 0.34,
      marks: [
        .line([(0.42, 0.36), (0.58, 0.36)], 0.02, 0xc98f80, .large),
        .line([(0.4, 0.41), (0.6, 0.41)], 0.02, 0xc98f80, .large),
      ]
    ).shapes)

  private static let persian = Drawing(
    english: "Persian", russian: "Перс", background: RGB(hex: 0x7c4f7e),
    shapes: .both(
      .area(
        [
          (0.2, 0.4), (-0.02, 0.5), (0.1, 0.6), (-0.04, 0.72), (0.12, 0.78), (0.04, 0.94),
          (0.3, 0.9), (0.5, 1.02), (0.5, 0.4),
        ], 0xedc68d))
      + CatFace(
        fur: 0xedc68d, ears: .small, eyes: 0xe0872e, dots: 0x8a4a17, muzzle: 0xfff6e3,
        whiskers: 0xffffff, width: 0.4, height: 0.34
      ).shapes)

  private static let fold = Drawing(
    english: "Lop-ear", russian: "Вислоух", background: RGB(hex: 0xd98f6c),
    shapes: CatFace(
      fur: 0xe3ded8, ears: .folded, earFur: 0xa39b97, eyes: 0x6f8f3a, dots: 0x2d2a24,
      muzzle: 0xf6f3ef, whiskers: 0xffffff, width: 0.42, height: 0.35
    ).shapes)

  private static let lynx = Drawing(
    english: "Lynx", russian: "Рысь", background: RGB(hex: 0x5f7d4f),
    shapes: .both(.area([(0.14, 0.5), (0.02, 0.98), (0.3, 0.84)], 0xf3e4c8))
      + CatFace(
        fur: 0xcf9a5b, ears: .tufted, innerEar: 0xf3e4c8, eyes: 0xf2d350, dots: 0x2e2622,
        muzzle: 0xf8eeda, nose: 0x7a4636, width: 0.36,
        marks: .both(
          .oval(0.42, 0.36, 0.025, 0.03, 0x5a3c24, .large),
          .oval(0.3, 0.4, 0.025, 0.03, 0x5a3c24, .large))
      ).shapes)

  private static let coolCat = Drawing(
    english: "Cool cat", russian: "Модник", background: RGB(hex: 0x57b8c9),
    shapes: Background.bands(0x8ad4de)
      + CatFace(
        fur: 0xf0923a, muzzle: 0xfde7c6, whiskers: 0xffffff, hasEyes: false
      ).shapes + [.box(0.1, 0.48, 0.9, 0.54, 0x1b1b24)]
      + .both(
        .area([(0.15, 0.48), (0.47, 0.48), (0.44, 0.66), (0.2, 0.66)], 0x1b1b24),
        .line([(0.24, 0.53), (0.29, 0.6)], 0.03, 0x8d96b8, .large)))

  private static let king = Drawing(
    english: "King", russian: "Король", background: RGB(hex: 0x8e2f3f),
    shapes: CatFace(
      fur: 0xc9c2b8, eyes: 0x4f8a5b, dots: 0x25302a, muzzle: 0xf2ede4, whiskers: 0xffffff,
      marks: .both(.line([(0.12, 0.68), (0.24, 0.68)], 0.05, 0x8e867c))
    ).shapes + [
      .area(
        [
          (0.3, 0.36), (0.26, 0.02), (0.4, 0.17), (0.5, -0.02), (0.6, 0.17), (0.74, 0.02),
          (0.7, 0.36),
        ], 0xffcf3f),
      .oval(0.5, 0.26, 0.04, 0.05, 0xd9363e, .large),
    ])
}
