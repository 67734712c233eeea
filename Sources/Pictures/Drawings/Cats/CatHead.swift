/// A cat's head as part of a larger drawing.
struct CatHead {
  var x: Double
  var y: Double
  /// Half the width of the head.
  var radius: Double
  var fur: UInt32
  var innerEar: UInt32 = 0xe8a0a0
  /// The color of open eyes; nil closes them.
  var eyes: UInt32? = 0x2a2624
  var muzzle: UInt32?
  var nose: UInt32 = 0xd9707a
  /// The color of closed eyes and the mouth.
  var lines: UInt32 = 0x4a3634

  var shapes: [Drawing.Shape] {
    var shapes: [Drawing.Shape] = []
    for side in [-1.0, 1.0] {
      shapes.append(
        .area(
          [
            at(side * 0.98, 0), at(side * 0.92, -1.4), at(side * 0.78, -1.42), at(side * 0.1, -0.7),
          ],
          fur))
      shapes.append(
        .area(
          [at(side * 0.8, -0.5), at(side * 0.78, -1.08), at(side * 0.38, -0.75)], innerEar, .large))
    }
    shapes.append(oval(0, 0, 1, 0.88, fur))
    for side in [-1.0, 1.0] {
      if let muzzle { shapes.append(oval(side * 0.24, 0.42, 0.34, 0.28, muzzle)) }
      if let eyes {
        shapes.append(oval(side * 0.42, -0.05, 0.15, 0.2, eyes))
      } else {
        let shut = [at(side * 0.62, -0.05), at(side * 0.42, 0.1), at(side * 0.22, -0.05)]
        shapes.append(.line(shut, radius * 0.13, lines))
      }
      shapes.append(
        .line([at(0, 0.35), at(0, 0.45), at(side * 0.16, 0.55)], radius * 0.08, lines, .large))
    }
    shapes.append(.area([at(-0.15, 0.2), at(0.15, 0.2), at(0, 0.38)], nose))
    return shapes
  }

  private func at(_ right: Double, _ down: Double) -> (Double, Double) {
    (x + right * radius, y + down * radius)
  }

  private func oval(
    _ right: Double, _ down: Double, _ width: Double, _ height: Double, _ color: UInt32
  ) -> Drawing.Shape {
    .oval(x + right * radius, y + down * radius, width * radius, height * radius, color)
  }
}
