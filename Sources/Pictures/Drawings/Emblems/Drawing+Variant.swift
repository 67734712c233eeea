/// Posters that share an emblem.
extension Drawing {
  /// Returns this drawing on another background; those of the numbers 0 to 23 all differ, and that
  /// of 0 is its own.
  public func variant(_ number: Int) -> Drawing {
    guard number > 0 else { return self }
    let isDark = 2 * Int(background.red) + 5 * Int(background.green) + Int(background.blue) < 1024
    let colors = isDark ? Self.darkBackgrounds : Self.lightBackgrounds
    let new = RGB(hex: colors[number % colors.count])
    let motif = Self.motifs[number % Self.motifs.count].map {
      Shape($0, new.mixed(with: isDark ? .white : .black, isDark ? 0.2 : 0.12))
    }
    // Holes show the background.
    let emblem = shapes.map {
      Shape(
        $0.outline, $0.color == background ? new : $0.color, within: $0.within, detail: $0.detail)
    }
    return Drawing(
      english: english, russian: russian, background: new, shapes: motif + emblem)
  }

  private static let darkBackgrounds: [UInt32] = [
    0x1d2a52, 0x4a1236, 0x103c34, 0x3a1f5c, 0x52240f, 0x0f3f57, 0x33363f, 0x4b3a0d,
  ]
  private static let lightBackgrounds: [UInt32] = [
    0xa9d6f5, 0xf6c9b0, 0xc8e6a0, 0xdcc8f2, 0xf4dd8c, 0xa8e2d6, 0xf3bfd3, 0xd9d4c7,
  ]

  /// Rays, a disc, hills, slanted bands, and a frame, up to the edges of any card.
  private static let motifs: [[ShapeOutline]] = [
    (0..<6).map { ray in
      let (x, y): (Double, Double) = [(-4, -3), (0, -4), (4, -3), (4, 3), (0, 4), (-4, 3)][ray]
      let (left, right) = (
        Spot(0.5 + x - 0.1 * y, 0.5 + y + 0.1 * x), Spot(0.5 + x + 0.1 * y, 0.5 + y - 0.1 * x)
      )
      return .polygon([Spot(0.5, 0.5), left, right])
    },
    [.ellipse(center: Spot(0.5, 0.5), radii: Spot(0.62, 0.62), along: Spot(1, 0))],
    [
      .ellipse(center: Spot(-0.1, 1.2), radii: Spot(0.9, 0.6), along: Spot(1, 0)),
      .ellipse(center: Spot(1.2, 1.25), radii: Spot(0.9, 0.8), along: Spot(1, 0)),
    ],
    (-4..<5).map {
      .stroke([Spot(Double($0) * 0.6, -1), Spot(Double($0) * 0.6 + 1.5, 2)], width: 0.22)
    },
    [0.2, 0.5, 0.8].map { .stroke([Spot(-4, $0), Spot(5, $0)], width: 0.12) },
    [-0.2, 0.2, 0.8, 1.2].map { .stroke([Spot($0, -4), Spot($0, 5)], width: 0.12) },
  ]
}

extension RGB {
  fileprivate func mixed(with other: RGB, _ share: Double) -> RGB {
    func channel(_ one: UInt8, _ other: UInt8) -> UInt8 {
      UInt8(Double(one) + (Double(other) - Double(one)) * share)
    }
    return RGB(
      channel(red, other.red), channel(green, other.green), channel(blue, other.blue))
  }
}
