extension Drawings {
  static let dogPoses: [Drawing] = [
    dachshund, shiba, scottie, greyhound, dozer, catcher, bone, playBow, kennel, howler, pirate,
    cook,
  ]

  private static let dachshund = Drawing(
    english: "Dachshund", russian: "Такса", background: RGB(hex: 0xb5dcc0),
    shapes: Background.floor(0x74a883, from: 0.82) + [
      .line([(0.1, 0.58), (-0.02, 0.44)], 0.06, 0x7a3f22),
      .line([(0.12, 0.7), (0.12, 0.84)], 0.09, 0x6a361d),
      .line([(0.24, 0.72), (0.26, 0.84)], 0.09, 0x8a4a2a),
      .line([(0.56, 0.72), (0.56, 0.84)], 0.09, 0x8a4a2a),
      .line([(0.68, 0.72), (0.7, 0.84)], 0.09, 0x6a361d),
      .line([(0.16, 0.64), (0.62, 0.64)], 0.23, 0x8a4a2a),
      .line([(0.62, 0.62), (0.72, 0.46)], 0.19, 0x8a4a2a),
    ]
      + DogProfile(
        x: 0.72, y: 0.38, radius: 0.14, fur: 0x8a4a2a, earFur: 0x5a2d17, muzzle: 0xa8653e
      ).shapes)

  private static let shiba = Drawing(
    english: "Shiba", russian: "Сиба", background: RGB(hex: 0xf6d5d9),
    shapes: Background.floor(0xd98c9a, from: 0.88) + [
      .line([(0.2, 0.66), (0.1, 0.54), (0.16, 0.4), (0.28, 0.44), (0.24, 0.54)], 0.1, 0xfbe6cb),
      .oval(0.36, 0.7, 0.22, 0.2, 0xd9803a),
      .area([(0.36, 0.38), (0.64, 0.4), (0.66, 0.9), (0.26, 0.88)], 0xd9803a),
      .oval(0.58, 0.62, 0.1, 0.2, 0xfdf3e4),
      .line([(0.6, 0.6), (0.62, 0.9)], 0.1, 0xe39a58),
      .line([(0.44, 0.86), (0.3, 0.88)], 0.09, 0xfdf3e4),
    ]
      + DogProfile(
        x: 0.55, y: 0.32, radius: 0.18, fur: 0xd9803a, earFur: 0xc06a28, muzzle: 0xfdf3e4,
        isPricked: true, reach: 1.3
      ).shapes)

  private static let scottie = Drawing(
    english: "Scottie", russian: "Скотти", background: RGB(hex: 0xd8b23f),
    shapes: Background.columns(0xe6c864) + [
      .box(-4, 0.84, 5, 5, 0x7c3a3a),
      .line([(0.14, 0.48), (0.06, 0.22)], 0.08, 0x1e1d22),
      .area(
        [
          (0.08, 0.44), (0.72, 0.44), (0.76, 0.72), (0.66, 0.72), (0.66, 0.88), (0.5, 0.88),
          (0.48, 0.76), (0.28, 0.76), (0.26, 0.88), (0.1, 0.88),
        ], 0x1e1d22),
      .area(
        [
          (0.5, 0.5), (0.5, 0.22), (0.54, 0.02), (0.62, 0.2), (0.68, 0.04), (0.74, 0.22),
          (0.98, 0.3), (0.98, 0.42), (0.92, 0.44), (0.9, 0.64), (0.74, 0.52),
        ], 0x1e1d22),
      .oval(0.76, 0.28, 0.03, 0.035, 0xf4efe4),
      .line([(0.5, 0.44), (0.7, 0.54)], 0.08, 0xd83c3c),
    ])

  private static let greyhound = Drawing(
    english: "Greyhound", russian: "Борзая", background: RGB(hex: 0x7fb2e5),
    shapes: Background.floor(0x5d9a52, from: 0.78) + [
      .line([(0.12, 0.46), (-0.04, 0.6)], 0.04, 0xa9a6a4),
      .line([(0.18, 0.52), (0.16, 0.66), (-0.02, 0.78)], 0.07, 0xa9a6a4),
      .line([(0.2, 0.52), (0.28, 0.68), (0.14, 0.84)], 0.07, 0xd9d6d2),
      .line([(0.6, 0.54), (0.76, 0.66), (0.98, 0.66)], 0.07, 0xa9a6a4),
      .line([(0.6, 0.56), (0.68, 0.76), (0.88, 0.8)], 0.06, 0xd9d6d2),
      .oval(0.22, 0.48, 0.14, 0.12, 0xd9d6d2), .oval(0.55, 0.5, 0.17, 0.15, 0xd9d6d2),
      .line([(0.2, 0.44), (0.6, 0.44)], 0.12, 0xd9d6d2),
      .line([(0.62, 0.46), (0.76, 0.28)], 0.11, 0xd9d6d2),
      .line([(0.69, 0.44), (0.63, 0.36)], 0.06, 0xd8404a),
      .line([(0.68, 0.2), (0.58, 0.22)], 0.06, 0x9a9794),
      .oval(0.77, 0.24, 0.1, 0.08, 0xd9d6d2), .line([(0.78, 0.25), (0.96, 0.28)], 0.08, 0xd9d6d2),
      .oval(0.99, 0.27, 0.03, 0.03, 0x1d181a), .oval(0.79, 0.22, 0.022, 0.025, 0x1d181a),
    ])

  private static let dozer = Drawing(
    english: "Snoozer", russian: "Засоня", background: RGB(hex: 0x4a4473),
    shapes: Background.floor(0x9b3f56, from: 0.78) + [
      .oval(0.62, 0.56, 0.4, 0.3, 0xb8865a), .box(0.22, 0.7, 1.02, 0.86, 0xb8865a),
      .line([(0.98, 0.8), (1.1, 0.7)], 0.07, 0x9a6a40),
      .oval(0.34, 0.62, 0.28, 0.24, 0xcf9e70),
      .oval(0.1, 0.66, 0.2, 0.1, 0x7a4f2e, along: Spot(-0.2, 1)),
      .oval(0.58, 0.66, 0.2, 0.1, 0x7a4f2e, along: Spot(0.2, 1)),
      .oval(0.34, 0.74, 0.16, 0.13, 0xf3dfc4), .oval(0.34, 0.68, 0.07, 0.05, 0x241d1f),
      .line([(0.19, 0.56), (0.24, 0.6), (0.29, 0.57)], 0.03, 0x4a2f22),
      .line([(0.39, 0.57), (0.44, 0.6), (0.49, 0.56)], 0.03, 0x4a2f22),
      .oval(0.18, 0.88, 0.13, 0.07, 0xe3bb90), .oval(0.5, 0.88, 0.13, 0.07, 0xe3bb90),
      .line([(0.1, 0.1), (0.26, 0.1), (0.1, 0.28), (0.26, 0.28)], 0.045, 0xf4e9b8),
      .line([(0.4, 0.04), (0.5, 0.04), (0.4, 0.15), (0.5, 0.15)], 0.035, 0xf4e9b8),
    ])

  private static let catcher = Drawing(
    english: "Catcher", russian: "Ловец", background: RGB(hex: 0xf0a35e),
    shapes: DogFace(
      fur: 0x4f3527, earFur: 0x35221a, eyes: 0x140d0b, rims: 0xa8764e, muzzle: 0x6b4a36,
      tongue: nil, width: 0.33
    ).shapes + [
      .oval(0.5, 0.83, 0.17, 0.16, 0xcfe83a),
      .line([(0.38, 0.76), (0.46, 0.83), (0.38, 0.92)], 0.025, 0xfbfdf0, .large),
      .line([(0.62, 0.76), (0.54, 0.83), (0.62, 0.92)], 0.025, 0xfbfdf0, .large),
    ])

  private static let bone = Drawing(
    english: "Bone", russian: "Косточка", background: RGB(hex: 0x3d9a4c),
    shapes: DogFace(
      fur: 0xb4bcc4, ears: .button, earFur: 0x6f7a86, muzzle: 0xd7dce0, muzzleWidth: 0.22,
      tongue: nil, width: 0.35, height: 0.36, marks: [.oval(0.64, 0.4, 0.13, 0.15, 0x6f7a86)]
    ).shapes
      + .both(.oval(0.09, 0.75, 0.085, 0.07, 0xfffbef), .oval(0.09, 0.87, 0.085, 0.07, 0xfffbef))
      + [.line([(0.12, 0.81), (0.88, 0.81)], 0.1, 0xfffbef)])

  private static let playBow = Drawing(
    english: "Play bow", russian: "Поклон", background: RGB(hex: 0xf0c98a),
    shapes: Background.floor(0xa8c46a, from: 0.86) + [
      .line([(0.16, 0.32), (0.06, 0.08)], 0.07, 0x2f2c33),
      .line([(0.18, 0.44), (0.14, 0.88)], 0.12, 0x2f2c33),
      .line([(0.3, 0.48), (0.32, 0.88)], 0.1, 0xfaf6ee),
      .area(
        [
          (0.1, 0.36), (0.22, 0.26), (0.4, 0.32), (0.74, 0.6), (0.74, 0.84), (0.54, 0.86),
          (0.36, 0.62), (0.14, 0.58),
        ], 0x2f2c33),
      .line([(0.66, 0.82), (0.98, 0.88)], 0.09, 0xfaf6ee),
      .line([(0.56, 0.84), (0.8, 0.9)], 0.08, 0xfaf6ee),
      .oval(0.62, 0.66, 0.09, 0.14, 0xfaf6ee, along: Spot(0.4, 1)),
    ]
      + DogProfile(
        x: 0.68, y: 0.47, radius: 0.18, fur: 0x46414c, earFur: 0x1c1a1f, muzzle: 0xd9c9b4,
        reach: 1.3
      ).shapes)

  private static let kennel = Drawing(
    english: "Kennel", russian: "Будка", background: RGB(hex: 0x9fd4ef),
    shapes: Background.floor(0x7fb35f, from: 0.88) + [
      .box(0.08, 0.36, 0.92, 0.96, 0xb5502f),
      .area(
        [(0.5, -0.06), (1.04, 0.4), (0.96, 0.48), (0.5, 0.1), (0.04, 0.48), (-0.04, 0.4)],
        0x6e2d22),
      .area([(0.5, 0.06), (0.92, 0.4), (0.08, 0.4)], 0xc96a42),
      .oval(0.5, 0.6, 0.28, 0.28, 0x2c1a18), .box(0.22, 0.6, 0.78, 0.96, 0x2c1a18),
      .oval(0.5, 0.66, 0.19, 0.21, 0xe8c48a),
      .oval(0.31, 0.64, 0.17, 0.07, 0xb98a4f, along: Spot(-0.2, 1)),
      .oval(0.69, 0.64, 0.17, 0.07, 0xb98a4f, along: Spot(0.2, 1)),
      .oval(0.5, 0.78, 0.12, 0.1, 0xfaeccf), .oval(0.5, 0.73, 0.055, 0.04, 0x241d1f),
      .oval(0.42, 0.6, 0.032, 0.04, 0x241d1f), .oval(0.58, 0.6, 0.032, 0.04, 0x241d1f),
      .line([(0.36, 0.94), (0.64, 0.94)], 0.1, 0xf3d9a4),
    ])

  private static let howler = Drawing(
    english: "Howler", russian: "Запевала", background: RGB(hex: 0x26305e),
    shapes: Background.stars(0xf4e9b8) + [
      .oval(0.72, 0.28, 0.24, 0.24, 0xf7e6a8), .oval(0.78, 0.22, 0.04, 0.04, 0xe0cb84, .large),
      .oval(0.66, 0.36, 0.05, 0.05, 0xe0cb84, .large), .box(-4, 0.88, 5, 5, 0x151b38),
      .line([(0.26, 0.84), (0.06, 0.86), (0.02, 0.72)], 0.09, 0x8d97b5),
      .oval(0.34, 0.72, 0.18, 0.18, 0xaab4cf),
      .area([(0.3, 0.4), (0.52, 0.38), (0.56, 0.66), (0.52, 0.9), (0.2, 0.88)], 0xaab4cf),
      .oval(0.46, 0.6, 0.08, 0.18, 0xe6eaf3),
      .line([(0.5, 0.62), (0.52, 0.88)], 0.09, 0xaab4cf),
      .area(
        [
          (0.28, 0.44), (0.26, 0.3), (0.14, 0.3), (0.28, 0.22), (0.36, 0.2), (0.52, 0.02),
          (0.58, 0.06), (0.52, 0.22), (0.6, 0.24), (0.56, 0.3), (0.5, 0.36), (0.54, 0.46),
        ], 0xaab4cf),
      .oval(0.55, 0.05, 0.035, 0.03, 0x151318),
      .line([(0.37, 0.26), (0.41, 0.23)], 0.025, 0x151318),
    ])

  private static let pirate = Drawing(
    english: "Pirate", russian: "Пират", background: RGB(hex: 0x3aa7a0),
    shapes: Background.bands(0x55bab2)
      + DogFace(
        fur: 0xf4ead8, earFur: 0x9a6a44, muzzle: 0xfffaf0, width: 0.34
      ).shapes + [
        .area(
          [(0.14, 0.34), (0.2, 0.12), (0.5, 0.02), (0.8, 0.12), (0.86, 0.34), (0.5, 0.27)],
          0xd8343f),
        .oval(0.36, 0.16, 0.04, 0.045, 0xffffff),
        .oval(0.62, 0.16, 0.04, 0.045, 0xffffff),
        .line([(0.2, 0.3), (0.82, 0.5)], 0.03, 0x1d1a1c), .oval(0.64, 0.44, 0.1, 0.1, 0x1d1a1c),
      ])

  private static let cook = Drawing(
    english: "Cook", russian: "Повар", background: RGB(hex: 0x8c5a9e),
    shapes: DogFace(
      fur: 0xc98a52, earFur: 0x8a5630, muzzle: 0xf3dcbc, width: 0.32
    ).shapes + [
      .oval(0.3, 0.1, 0.16, 0.14, 0xffffff), .oval(0.7, 0.1, 0.16, 0.14, 0xffffff),
      .oval(0.5, 0.06, 0.2, 0.16, 0xffffff), .box(0.26, 0.12, 0.74, 0.31, 0xf1f1f6),
      .line([(0.26, 0.3), (0.74, 0.3)], 0.04, 0xc9c9d8),
      .area([(0.26, 1.02), (0.3, 0.9), (0.5, 0.97), (0.7, 0.9), (0.74, 1.02)], 0xe9e9f2),
    ])
}
