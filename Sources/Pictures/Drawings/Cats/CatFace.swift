/// A cat's face from the front.
struct CatFace {
  enum Ears {
    case pointed, small, huge, folded, tufted
  }

  var fur: UInt32
  var ears = Ears.pointed
  var earFur: UInt32?
  var innerEar: UInt32 = 0xe8a0a0
  var eyes: UInt32 = 0x8fbf4d
  /// The color of eyes that are just dots.
  var dots: UInt32?
  var muzzle: UInt32?
  var nose: UInt32 = 0xd9707a
  var whiskers: UInt32 = 0xf6efe2
  var width = 0.38
  var height = 0.33
  /// The shapes on the fur, below the eyes and the nose.
  var marks: [Drawing.Shape] = []
  var hasEyes = true

  var head: ShapeOutline {
    .ellipse(center: Spot(0.5, 0.58), radii: Spot(width, height), along: Spot(1, 0))
  }

  var shapes: [Drawing.Shape] {
    (ears == .folded ? [] : earShapes) + [Drawing.Shape(head, RGB(hex: fur))] + marks
      + (ears == .folded ? earShapes : []) + muzzleShapes + (hasEyes ? eyeShapes : []) + noseShapes
  }

  private var earShapes: [Drawing.Shape] {
    let outer = earFur ?? fur
    switch ears {
    case .pointed:
      return .both(
        .area([(0.125, 0.54), (0.13, 0.06), (0.18, 0.05), (0.46, 0.31)], outer),
        .area([(0.19, 0.38), (0.19, 0.17), (0.34, 0.3)], innerEar, .large))
    case .small:
      return .both(
        .area([(0.12, 0.48), (0.14, 0.12), (0.19, 0.11), (0.42, 0.3)], outer),
        .area([(0.19, 0.36), (0.19, 0.21), (0.32, 0.3)], innerEar, .large))
    case .huge:
      return .both(
        .area([(0.2, 0.66), (-0.02, 0.1), (0.02, 0.03), (0.47, 0.34)], outer),
        .area([(0.2, 0.5), (0.07, 0.15), (0.37, 0.36)], innerEar))
    case .folded:
      return .both(
        .area([(0.1, 0.5), (0.12, 0.24), (0.24, 0.16), (0.42, 0.26), (0.34, 0.42)], outer))
    case .tufted:
      return .both(
        .area([(0.13, 0.54), (0.14, 0.14), (0.2, 0.12), (0.46, 0.31)], outer),
        .line([(0.16, 0.16), (0.1, 0.01)], 0.05, 0x2e2622),
        .area([(0.19, 0.4), (0.2, 0.22), (0.34, 0.31)], innerEar, .large))
    }
  }

  private var eyeShapes: [Drawing.Shape] {
    .both(
      .oval(0.335, 0.56, 0.08, 0.085, eyes, .large),
      .oval(0.335, 0.56, 0.032, 0.075, 0x1d1a1c, .large),
      .oval(0.352, 0.525, 0.018, 0.022, 0xffffff, .large),
      .box(0.25, 0.5, 1.0 / 3, 2.0 / 3, dots ?? eyes, .small))
  }

  private var muzzleShapes: [Drawing.Shape] {
    guard let muzzle else { return [] }
    return .both(.oval(0.42, 0.75, 0.12, 0.095, muzzle))
  }

  private var noseShapes: [Drawing.Shape] {
    .both(
      .line([(0.5, 0.73), (0.5, 0.76), (0.43, 0.8)], 0.022, 0x4a3634, .large),
      .line([(0.27, 0.71), (0.03, 0.66)], 0.014, whiskers, .large),
      .line([(0.27, 0.75), (0.04, 0.8)], 0.014, whiskers, .large))
      + [
        .area([(0.445, 0.665), (0.555, 0.665), (0.5, 0.735)], nose, .large),
        .box(5.0 / 12, 2.0 / 3, 7.0 / 12, 0.77, nose, .small),
      ]
  }
}
