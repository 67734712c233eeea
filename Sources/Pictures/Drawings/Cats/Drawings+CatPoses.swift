extension Drawings {
  static let catPoses: [Drawing] = [
    ginger, tuxedo, sleeper, loaf, stretcher, prowler, player, boxed, watcher, fisher, peeker,
    wizard,
  ]

  private static let ginger = Drawing(
    english: "Ginger", russian: "Рыжик", background: RGB(hex: 0x2b5c86),
    shapes: Background.floor(0x234c70, from: 0.86) + [
      .line([(0.66, 0.88), (0.92, 0.86), (0.95, 0.66), (0.86, 0.56)], 0.1, 0xd97524),
      .line([(0.89, 0.6), (0.86, 0.56)], 0.1, 0xfbe3c0),
      .oval(0.5, 0.74, 0.25, 0.22, 0xf0923a),
      .area([(0.36, 0.4), (0.64, 0.4), (0.74, 0.74), (0.26, 0.74)], 0xf0923a),
      .oval(0.5, 0.62, 0.12, 0.17, 0xfbe3c0),
      .line([(0.42, 0.74), (0.42, 0.92)], 0.1, 0xf7a757),
      .line([(0.58, 0.74), (0.58, 0.92)], 0.1, 0xf7a757),
    ] + CatHead(x: 0.5, y: 0.32, radius: 0.22, fur: 0xf0923a, muzzle: 0xfbe3c0).shapes)

  private static let tuxedo = Drawing(
    english: "Tuxedo", russian: "Франт", background: RGB(hex: 0xb8d98a),
    shapes: [
      .oval(0.5, 1.05, 0.42, 0.36, 0x2b2930),
      .area([(0.3, 0.74), (0.7, 0.74), (0.56, 1.1), (0.44, 1.1)], 0xf8f5ef),
    ]
      + CatHead(
        x: 0.5, y: 0.42, radius: 0.31, fur: 0x2b2930, innerEar: 0x6b5560, eyes: 0xd8e85a,
        muzzle: 0xf8f5ef
      ).shapes + [
        .area(
          [(0.29, 0.71), (0.5, 0.79), (0.71, 0.71), (0.71, 0.93), (0.5, 0.85), (0.29, 0.93)],
          0xd8343f),
        .oval(0.5, 0.82, 0.05, 0.06, 0x9c1f2b, .large),
      ])

  private static let sleeper = Drawing(
    english: "Sleepy", russian: "Соня", background: RGB(hex: 0x2a2f57),
    shapes: Background.stars(0xf4e9b8) + [
      .oval(0.8, 0.16, 0.13, 0.13, 0xf4e3a1), .oval(0.86, 0.12, 0.11, 0.11, 0x2a2f57),
      .oval(0.5, 0.64, 0.44, 0.3, 0x8792a8),
      .line([(0.5, 0.42), (0.62, 0.45)], 0.04, 0x6f7a8e, .large),
      .line([(0.66, 0.4), (0.76, 0.46)], 0.04, 0x6f7a8e, .large),
      .line([(0.9, 0.62), (0.86, 0.82), (0.62, 0.91), (0.3, 0.9)], 0.13, 0x5d687e),
    ]
      + CatHead(
        x: 0.33, y: 0.62, radius: 0.25, fur: 0xd3d9e3, eyes: nil, nose: 0xe58f97, lines: 0x3b4152
      ).shapes)

  private static let loaf = Drawing(
    english: "Loaf", russian: "Буханка", background: RGB(hex: 0xf3e2bd),
    shapes: Background.floor(0xc9a26a, from: 0.82) + [
      .area(
        [(0.02, 0.86), (0.03, 0.6), (0.16, 0.44), (0.6, 0.42), (0.94, 0.6), (0.97, 0.86)],
        0x8a5a3b),
      .line([(0.16, 0.48), (0.12, 0.66)], 0.05, 0x5e3a26),
      .line([(0.28, 0.46), (0.24, 0.62)], 0.05, 0x5e3a26),
      .line([(0.4, 0.46), (0.36, 0.58)], 0.05, 0x5e3a26),
    ] + CatHead(x: 0.69, y: 0.5, radius: 0.27, fur: 0xa97750, eyes: nil, muzzle: 0xe8cfae).shapes)

  private static let stretcher = Drawing(
    english: "Stretch", russian: "Потягуша", background: RGB(hex: 0xf7c3a0),
    shapes: Background.floor(0xd9866a, from: 0.86) + [
      .line([(0.8, 0.42), (0.93, 0.26), (0.84, 0.06)], 0.08, 0x4b4a55),
      .line([(0.86, 0.5), (0.84, 0.88)], 0.11, 0x4b4a55),
      .line([(0.7, 0.5), (0.68, 0.88)], 0.11, 0x3b3a44),
      .area(
        [
          (0.9, 0.4), (0.8, 0.34), (0.66, 0.36), (0.3, 0.62), (0.3, 0.84), (0.46, 0.86),
          (0.7, 0.66), (0.92, 0.6),
        ], 0x4b4a55),
      .line([(0.36, 0.84), (0.06, 0.86)], 0.09, 0x4b4a55),
      .line([(0.4, 0.76), (0.14, 0.79)], 0.09, 0x3b3a44),
    ]
      + CatHead(
        x: 0.27, y: 0.52, radius: 0.23, fur: 0x5b5a66, eyes: nil, muzzle: 0xf3efe8, lines: 0xf0e6da
      ).shapes)

  private static let prowler = Drawing(
    english: "Prowler", russian: "Бродяга", background: RGB(hex: 0x3a3f78),
    shapes: [.oval(0.42, 0.4, 0.36, 0.36, 0xf7e39a), .box(-4, 0.86, 5, 5, 0x23244a)] + [
      .line([(0.2, 0.64), (0.1, 0.46), (0.14, 0.24), (0.25, 0.18)], 0.07, 0x15141f),
      .line([(0.22, 0.64), (0.66, 0.6)], 0.19, 0x15141f),
      .line([(0.2, 0.64), (0.12, 0.86)], 0.08, 0x15141f),
      .line([(0.26, 0.66), (0.3, 0.86)], 0.08, 0x15141f),
      .line([(0.62, 0.66), (0.58, 0.86)], 0.08, 0x15141f),
      .line([(0.7, 0.62), (0.78, 0.86)], 0.08, 0x15141f),
    ]
      + CatHead(
        x: 0.77, y: 0.46, radius: 0.18, fur: 0x15141f, innerEar: 0x15141f, eyes: 0xf6d743,
        nose: 0x15141f, lines: 0x15141f
      ).shapes)

  private static let player = Drawing(
    english: "Yarn", russian: "Клубок", background: RGB(hex: 0xa9c4d9),
    shapes: Background.floor(0x7d9cb5, from: 0.84) + [
      .line([(0.1, 0.74), (0.02, 0.56), (0.1, 0.4)], 0.08, 0xe9e2d6),
      .oval(0.28, 0.74, 0.24, 0.18, 0xfaf6ee),
      .line([(0.36, 0.72), (0.56, 0.64)], 0.1, 0xfaf6ee),
      .line([(0.4, 0.86), (0.52, 0.87)], 0.09, 0xe9e2d6),
    ] + CatHead(x: 0.32, y: 0.42, radius: 0.24, fur: 0xfaf6ee, eyes: 0x3c78b4).shapes + [
      .line([(0.8, 0.9), (0.98, 0.92), (1.1, 0.86)], 0.03, 0xc8323c, .large),
      .oval(0.76, 0.72, 0.2, 0.2, 0xd8404a),
      .line([(0.62, 0.66), (0.76, 0.86)], 0.03, 0xf2858c, .large),
      .line([(0.7, 0.58), (0.88, 0.82)], 0.03, 0xf2858c, .large),
      .line([(0.62, 0.8), (0.88, 0.62)], 0.03, 0xa82430, .large),
    ])

  private static let boxed = Drawing(
    english: "Box", russian: "Коробка", background: RGB(hex: 0xd9574e),
    shapes: CatHead(
      x: 0.5, y: 0.42, radius: 0.27, fur: 0x6a6470, innerEar: 0xc58f98, eyes: 0xf5e05a,
      muzzle: 0x8d8794
    ).shapes + [
      .area([(0.1, 0.6), (0.9, 0.6), (0.86, 1.02), (0.14, 1.02)], 0xc99a5e),
      .area([(0.1, 0.6), (-0.06, 0.5), (0.0, 0.44), (0.16, 0.6)], 0xdcb57c),
      .area([(0.9, 0.6), (1.06, 0.5), (1.0, 0.44), (0.84, 0.6)], 0xdcb57c),
      .box(0.44, 0.6, 0.56, 0.82, 0xe8d3a6), .line([(0.1, 0.61), (0.9, 0.61)], 0.03, 0xa67a42),
    ])

  private static let watcher = Drawing(
    english: "Lookout", russian: "Дозорный", background: RGB(hex: 0x7a4b3a),
    shapes: [
      .box(0.02, 0, 0.98, 0.8, 0xbfe3f2), .oval(0.8, 0.2, 0.11, 0.11, 0xffe38a),
      .area(
        [(0.02, 0.8), (0.02, 0.6), (0.3, 0.5), (0.7, 0.66), (0.98, 0.56), (0.98, 0.8)],
        0x8ec27a),
      .box(0.02, 0.38, 0.98, 0.42, 0xf6efe4), .box(-4, 0.8, 5, 0.88, 0xf6efe4),
      .line([(0.6, 0.78), (0.8, 0.82), (0.84, 0.98)], 0.08, 0xd17a3a),
      .oval(0.45, 0.66, 0.24, 0.2, 0xd98a48), .oval(0.45, 0.34, 0.18, 0.16, 0xd98a48),
      .area([(0.36, 0.4), (0.54, 0.4), (0.64, 0.66), (0.26, 0.66)], 0xd98a48),
      .area([(0.28, 0.32), (0.28, 0.1), (0.44, 0.22)], 0xd98a48),
      .area([(0.62, 0.32), (0.62, 0.1), (0.46, 0.22)], 0xd98a48),
      .line([(0.45, 0.26), (0.45, 0.74)], 0.05, 0xa65f28),
      .line([(0.36, 0.58), (0.54, 0.58)], 0.04, 0xa65f28, .large),
      .line([(0.34, 0.7), (0.56, 0.7)], 0.04, 0xa65f28, .large),
    ])

  private static let fisher = Drawing(
    english: "Fisher", russian: "Рыболов", background: RGB(hex: 0x1f8a9c),
    shapes: CatFace(
      fur: 0x8f877f, eyes: 0xf1dc6a, dots: 0xffe96b, whiskers: 0xf4f0ea, height: 0.31,
      marks: [.line([(0.5, 0.27), (0.5, 0.42)], 0.07, 0x57504a)]
        + .both(.line([(0.36, 0.3), (0.4, 0.42)], 0.06, 0x57504a))
    ).shapes + [
      .area([(0.76, 0.8), (1.02, 0.62), (1.02, 0.98)], 0xff8a5c),
      .oval(0.47, 0.8, 0.36, 0.14, 0xffa36b), .oval(0.47, 0.84, 0.3, 0.08, 0xffd2a8),
      .oval(0.22, 0.77, 0.035, 0.045, 0x1d1a1c),
    ])

  private static let peeker = Drawing(
    english: "Peekaboo", russian: "Ку-ку", background: RGB(hex: 0xf4d35e),
    shapes: [
      .area([(0.1, 0.8), (0.08, 0.14), (0.14, 0.12), (0.48, 0.46)], 0x3f6f8f),
      .area([(0.9, 0.8), (0.92, 0.14), (0.86, 0.12), (0.52, 0.46)], 0x3f6f8f),
      .area([(0.18, 0.52), (0.15, 0.26), (0.34, 0.44)], 0xe8a0a0, .large),
      .area([(0.82, 0.52), (0.85, 0.26), (0.66, 0.44)], 0xe8a0a0, .large),
      .oval(0.5, 0.8, 0.44, 0.4, 0x3f6f8f),
    ]
      + .both(
        .oval(0.32, 0.66, 0.11, 0.12, 0xfdfaf2), .oval(0.34, 0.66, 0.055, 0.09, 0x1d1a1c))
      + Background.floor(0xc0563f, from: 0.82)
      + .both(.oval(0.22, 0.84, 0.13, 0.09, 0x5d8cab)))

  private static let wizard = Drawing(
    english: "Wizard", russian: "Волшебник", background: RGB(hex: 0xc9b7e8),
    shapes: CatFace(
      fur: 0xd8b98c, eyes: 0x4fae9c, dots: 0x1f4f4a, muzzle: 0xfaf0de, whiskers: 0xffffff,
      height: 0.3
    ).shapes + [
      .area([(0.22, 0.42), (0.52, -0.04), (0.64, 0.06), (0.6, 0.12), (0.78, 0.42)], 0x4a2f86),
      .oval(0.5, 0.42, 0.46, 0.075, 0x5e3da6), .oval(0.48, 0.24, 0.05, 0.05, 0xffdd57),
      .oval(0.62, 0.32, 0.03, 0.03, 0xffdd57, .large),
    ])
}
