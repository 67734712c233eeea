/// A perceptual color: equal distances look about equally different.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing" (2020). Roots are
/// computed with Newton's method instead of the C library, so that every machine gets the same
/// bits.
struct Oklab: Hashable, Sendable {
  /// Lightness, 0 to 1.
  var lightness: Double
  /// From green (about -0.3) to red (about 0.3).
  var greenRed: Double
  /// From blue (about -0.3) to yellow (about 0.2).
  var blueYellow: Double

  static let black = Oklab(lightness: 0, greenRed: 0, blueYellow: 0)
  static let white = Oklab(lightness: 1, greenRed: 0, blueYellow: 0)

  /// Returns the square of the distance to another color: 1 between black and white.
  func squaredDistance(to other: Oklab) -> Double {
    let lightness = self.lightness - other.lightness
    let greenRed = self.greenRed - other.greenRed
    let blueYellow = self.blueYellow - other.blueYellow
    return lightness * lightness + greenRed * greenRed + blueYellow * blueYellow
  }

  /// Returns the squared distance with more weight on the two hue axes, so that a small palette
  /// keeps a tint instead of turning it gray.
  func tintedSquaredDistance(to other: Oklab) -> Double {
    let lightness = self.lightness - other.lightness
    return 3 * squaredDistance(to: other) - 2 * lightness * lightness
  }

  /// Returns the mixture of this color (share 0) and another (share 1).
  func mixed(with other: Oklab, _ share: Double) -> Oklab {
    Oklab(
      lightness: lightness + (other.lightness - lightness) * share,
      greenRed: greenRed + (other.greenRed - greenRed) * share,
      blueYellow: blueYellow + (other.blueYellow - blueYellow) * share)
  }
}

extension Oklab {
  init(_ color: RGB) {
    let red = Self.linear[Int(color.red)]
    let green = Self.linear[Int(color.green)]
    let blue = Self.linear[Int(color.blue)]
    let long = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    self.init(
      lightness: 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
      greenRed: 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
      blueYellow: 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short)
  }

  /// The light intensity, 0 to 1, of each value of an sRGB channel.
  private static let linear: [Double] = (0..<256).map { value in
    let channel = Double(value) / 255
    guard channel > 0.04045 else { return channel / 12.92 }
    let base = (channel + 0.055) / 1.055
    let fifth = fifthRoot(base)
    return base * base * fifth * fifth
  }
}

/// Returns the cube root of a value from 0 to about 1.
private func cubeRoot(_ value: Double) -> Double {
  guard value > 0 else { return 0 }
  var root = (1 + 2 * value) / 3
  for _ in 0..<14 { root -= (root - value / (root * root)) / 3 }
  return root
}

/// Returns the fifth root of a value from 0.05 to 1.
private func fifthRoot(_ value: Double) -> Double {
  var root = 1.0
  for _ in 0..<14 { root -= (root - value / (root * root * root * root)) / 5 }
  return root
}
