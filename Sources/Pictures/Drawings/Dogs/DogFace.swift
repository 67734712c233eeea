/// A dog's face from the front.
struct DogFace {
  enum Ears {
    case droopy, long, pricked, button, huge, none
  }

  var fur: UInt32
  var ears = Ears.droopy
  var earFur: UInt32
  var innerEar: UInt32 = 0xe3a79a
  var eyes: UInt32 = 0x2a1f1c
  /// The color of the rims of the eyes; nil if the eyes are plain dark dots.
  var rims: UInt32?
  var muzzle: UInt32
  var muzzleWidth = 0.2
  var nose: UInt32 = 0x241d1f
  var mouth: UInt32 = 0x4a3230
  var tongue: UInt32? = 0xe8707e
  var width = 0.32
  var height = 0.37
  /// The shapes on the fur, below the muzzle and the eyes.
  var marks: [Drawing.Shape] = []
  var hasEyes = true

  var head: ShapeOutline {
    .ellipse(center: Spot(0.5, 0.5), radii: Spot(width, height), along: Spot(1, 0))
  }

  var shapes: [Drawing.Shape] {
    let behind = ears == .pricked || ears == .huge
    return (behind ? earShapes : []) + [Drawing.Shape(head, RGB(hex: fur))] + marks + muzzleShapes
      + (hasEyes ? eyeShapes : []) + (behind ? [] : earShapes)
  }

  private var earShapes: [Drawing.Shape] {
    switch ears {
    case .none: []
    case .droopy: .both(.oval(0.14, 0.42, 0.27, 0.12, earFur, along: Spot(-0.25, 1)))
    case .long: .both(.oval(0.1, 0.56, 0.4, 0.125, earFur, along: Spot(-0.1, 1)))
    case .pricked:
      .both(
        .area([(0.19, 0.5), (0.12, 0.02), (0.18, 0.0), (0.5, 0.26)], earFur),
        .area([(0.24, 0.34), (0.19, 0.12), (0.36, 0.25)], innerEar))
    case .button:
      .both(.area([(0.16, 0.2), (0.44, 0.12), (0.3, 0.28), (0.1, 0.44), (0.06, 0.36)], earFur))
    case .huge:
      .both(
        .area([(0.26, 0.62), (-0.03, 0.32), (-0.06, 0.04), (0.06, 0.0), (0.48, 0.32)], earFur),
        .area([(0.24, 0.48), (0.05, 0.28), (0.04, 0.12), (0.36, 0.34)], innerEar))
    }
  }

  private var muzzleShapes: [Drawing.Shape] {
    var shapes: [Drawing.Shape] = []
    if let tongue {
      shapes.append(.oval(0.5, 0.87, 0.085, 0.11, tongue))
      shapes.append(.line([(0.5, 0.84), (0.5, 0.92)], 0.02, 0xb84a5a, .large))
    }
    shapes.append(.oval(0.5, 0.69, muzzleWidth, 0.17, muzzle))
    shapes += .both(
      .line([(0.5, 0.66), (0.5, 0.75), (0.42, 0.79), (0.36, 0.76)], 0.024, mouth, .large))
    shapes.append(.oval(0.5, 0.61, 0.1, 0.07, nose, .large))
    shapes.append(.oval(0.485, 0.585, 0.03, 0.016, 0x8a8184, .large))
    shapes.append(.box(5.0 / 12, 0.5, 7.0 / 12, 2.0 / 3, nose, .small))
    return shapes
  }

  private var eyeShapes: [Drawing.Shape] {
    var shapes: [Drawing.Shape] = []
    if let rims {
      shapes += .both(.oval(0.36, 0.43, 0.065, 0.07, rims, .large))
    }
    return shapes
      + .both(
        .oval(0.36, 0.43, 0.048, 0.055, eyes, .large),
        .oval(0.373, 0.412, 0.016, 0.018, 0xffffff, .large),
        .box(1.0 / 3, 1.0 / 3, 5.0 / 12, 0.5, eyes, .small))
  }
}
