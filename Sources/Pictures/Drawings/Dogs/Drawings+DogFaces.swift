extension Drawings {
  static let dogFaces: [Drawing] = [
    labrador, husky, dalmatian, corgi, pug, beagle, poodle, bulldog, shepherd, chihuahua, basset,
    sheepdog,
  ]

  private static let labrador = Drawing(
    english: "Labrador", russian: "Лабрадор", background: RGB(hex: 0x3f7fae),
    shapes: DogFace(fur: 0xecc98a, earFur: 0xc99a55, muzzle: 0xf8e6c0).shapes)

  private static let husky = Drawing(
    english: "Husky", russian: "Хаски", background: RGB(hex: 0xbfe0ea),
    shapes: DogFace(
      fur: 0x56606e, ears: .pricked, earFur: 0x56606e, innerEar: 0xd8c8c8, eyes: 0x2f8fe0,
      rims: 0x24303c, muzzle: 0xfafafa, tongue: nil, width: 0.35,
      marks: [
        .oval(0.5, 0.76, 0.32, 0.2, 0xfafafa), .oval(0.35, 0.46, 0.13, 0.13, 0xfafafa),
        .oval(0.65, 0.46, 0.13, 0.13, 0xfafafa),
        .area([(0.47, 0.14), (0.53, 0.14), (0.55, 0.4), (0.45, 0.4)], 0xfafafa),
        .area([(0.46, 0.34), (0.54, 0.34), (0.58, 0.56), (0.42, 0.56)], 0x56606e),
      ]
    ).shapes)

  private static let dalmatian: Drawing = {
    var face = DogFace(fur: 0xfaf8f4, earFur: 0x26242a, muzzle: 0xfaf8f4)
    let spots = [
      (0.44, 0.2, 0.06), (0.62, 0.26, 0.07), (0.3, 0.3, 0.05), (0.28, 0.62, 0.06),
      (0.74, 0.6, 0.05), (0.66, 0.79, 0.04), (0.5, 0.36, 0.035),
    ]
    face.marks = spots.map { .oval($0.0, $0.1, $0.2, $0.2, 0x26242a, within: face.head) }
    return Drawing(
      english: "Dalmatian", russian: "Далматин", background: RGB(hex: 0xc8443e), shapes: face.shapes
    )
  }()

  private static let corgi = Drawing(
    english: "Corgi", russian: "Корги", background: RGB(hex: 0xbfe08f),
    shapes: DogFace(
      fur: 0xe39a4a, ears: .pricked, earFur: 0xe39a4a, innerEar: 0xf6d3c0, muzzle: 0xfffaf0,
      muzzleWidth: 0.23, width: 0.38, height: 0.35,
      marks: [
        .area([(0.47, 0.14), (0.53, 0.14), (0.62, 0.6), (0.38, 0.6)], 0xfffaf0),
        .oval(0.5, 0.8, 0.25, 0.12, 0xfffaf0),
      ]
    ).shapes)

  private static let pug = Drawing(
    english: "Pug", russian: "Мопс", background: RGB(hex: 0x2f8f8a),
    shapes: DogFace(
      fur: 0xdcb98a, ears: .button, earFur: 0x3a2f2c, eyes: 0x171214, rims: 0xf6efe4,
      muzzle: 0x3a2f2c, muzzleWidth: 0.25, nose: 0x141012, mouth: 0x8a7468, width: 0.4,
      height: 0.38,
      marks: [
        .oval(0.36, 0.45, 0.1, 0.1, 0x5a4840), .oval(0.64, 0.45, 0.1, 0.1, 0x5a4840),
        .line([(0.42, 0.22), (0.5, 0.26), (0.58, 0.22)], 0.03, 0xa88258, .large),
        .line([(0.4, 0.3), (0.5, 0.34), (0.6, 0.3)], 0.03, 0xa88258, .large),
      ]
    ).shapes)

  private static let beagle = Drawing(
    english: "Beagle", russian: "Бигль", background: RGB(hex: 0xf2c84b),
    shapes: DogFace(
      fur: 0xfaf4ea, ears: .long, earFur: 0x8a4f2c, muzzle: 0xfaf4ea, tongue: nil, width: 0.31,
      marks: [
        .area(
          [(0.1, 0.1), (0.46, 0.1), (0.44, 0.44), (0.3, 0.62), (0.1, 0.7)], 0xb9733f,
          within: .ellipse(center: Spot(0.5, 0.5), radii: Spot(0.31, 0.37), along: Spot(1, 0))),
        .area(
          [(0.9, 0.1), (0.54, 0.1), (0.56, 0.44), (0.7, 0.62), (0.9, 0.7)], 0xb9733f,
          within: .ellipse(center: Spot(0.5, 0.5), radii: Spot(0.31, 0.37), along: Spot(1, 0))),
      ]
    ).shapes)

  private static let poodle = Drawing(
    english: "Poodle", russian: "Пудель", background: RGB(hex: 0xa98bd0),
    shapes: .both(
      .oval(0.14, 0.46, 0.14, 0.14, 0xf3e6ea), .oval(0.12, 0.64, 0.15, 0.15, 0xf3e6ea),
      .oval(0.18, 0.78, 0.1, 0.1, 0xe0cdd5))
      + DogFace(
        fur: 0xf7eef0, ears: .none, earFur: 0xf7eef0, muzzle: 0xffffff, muzzleWidth: 0.15,
        tongue: nil, width: 0.26
      ).shapes
      + [
        .oval(0.5, 0.16, 0.2, 0.17, 0xf3e6ea), .oval(0.32, 0.22, 0.14, 0.13, 0xe8d8df),
        .oval(0.68, 0.22, 0.14, 0.13, 0xe8d8df),
        .area([(0.66, 0.16), (0.86, 0.04), (0.86, 0.28)], 0xe0567a),
        .area([(0.98, 0.16), (0.8, 0.05), (0.8, 0.27)], 0xe0567a),
      ])

  private static let bulldog = Drawing(
    english: "Bulldog", russian: "Бульдог", background: RGB(hex: 0x8fa7b8),
    shapes: DogFace(
      fur: 0xfaf3e8, ears: .button, earFur: 0xb87a4a, muzzle: 0xf0e0cf, muzzleWidth: 0.22,
      tongue: nil, width: 0.42, height: 0.38,
      marks: [
        .oval(0.68, 0.38, 0.18, 0.2, 0xb87a4a),
        .oval(0.26, 0.74, 0.18, 0.19, 0xf0e0cf), .oval(0.74, 0.74, 0.18, 0.19, 0xf0e0cf),
        .oval(0.5, 0.84, 0.2, 0.12, 0xe5b9a6),
      ]
    ).shapes
      + .both(.area([(0.36, 0.86), (0.44, 0.86), (0.4, 0.76)], 0xffffff, .large))
      + [.box(0.1, 0.9, 0.9, 1, 0xb52f35)]
      + .both(.area([(0.26, 0.9), (0.34, 0.9), (0.3, 1)], 0xf0d060, .large)))

  private static let shepherd = Drawing(
    english: "Shepherd", russian: "Овчарка", background: RGB(hex: 0x8a9a4f),
    shapes: DogFace(
      fur: 0xb9793f, ears: .pricked, earFur: 0x3a2b24, innerEar: 0xc79a7a, eyes: 0x1f1512,
      rims: 0xe0b070, muzzle: 0x2b2220, muzzleWidth: 0.17, mouth: 0x7a5a4a, width: 0.3,
      height: 0.4,
      marks: [
        .area([(0.36, 0.1), (0.64, 0.1), (0.56, 0.36), (0.44, 0.36)], 0x3a2b24),
        .area([(0.46, 0.36), (0.54, 0.36), (0.6, 0.62), (0.4, 0.62)], 0x2b2220),
      ]
    ).shapes)

  private static let chihuahua = Drawing(
    english: "Chihuahua", russian: "Чихуахуа", background: RGB(hex: 0xa63f55),
    shapes: DogFace(
      fur: 0xf3dcae, ears: .huge, earFur: 0xe0bd86, innerEar: 0xc96f66, eyes: 0x1c1414,
      rims: 0x6a4a38, muzzle: 0xfff6e2, muzzleWidth: 0.13, tongue: nil, width: 0.28, height: 0.33
    ).shapes)

  private static let basset = Drawing(
    english: "Basset", russian: "Бассет", background: RGB(hex: 0x6cc0d2),
    shapes: DogFace(
      fur: 0xa8683c, ears: .long, earFur: 0x5f3722, rims: 0xf3d9c0, muzzle: 0xf8ecdc,
      muzzleWidth: 0.25, tongue: nil, width: 0.26, height: 0.44,
      marks: [
        .area([(0.46, 0.06), (0.54, 0.06), (0.57, 0.6), (0.43, 0.6)], 0xf8ecdc),
        .oval(0.36, 0.8, 0.14, 0.15, 0xf8ecdc), .oval(0.64, 0.8, 0.14, 0.15, 0xf8ecdc),
      ]
    ).shapes)

  private static let sheepdog = Drawing(
    english: "Sheepdog", russian: "Бобтейл", background: RGB(hex: 0x35606a),
    shapes: [
      .oval(0.5, 0.56, 0.42, 0.42, 0x8f9aa6)
    ]
      + DogFace(
        fur: 0xf4f4f0, ears: .droopy, earFur: 0x7a8591, muzzle: 0xf4f4f0, width: 0.36,
        hasEyes: false
      ).shapes
      + (0..<5).map { step in
        let x = 0.24 + 0.13 * Double(step)
        return .line([(0.5, 0.1), (x, 0.3), (x, 0.5)], 0.13, step % 2 == 0 ? 0xe2e4e2 : 0xf4f4f0)
      } + [.oval(0.5, 0.61, 0.1, 0.07, 0x241d1f)])
}
