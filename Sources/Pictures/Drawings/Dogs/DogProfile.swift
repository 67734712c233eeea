/// A dog's head from the side, looking to the right, as part of a larger drawing.
struct DogProfile {
  var x: Double
  var y: Double
  /// Half the height of the head.
  var radius: Double
  var fur: UInt32
  var earFur: UInt32
  var muzzle: UInt32
  /// Whether the ear stands up.
  var isPricked = false
  /// The length of the muzzle in radii.
  var reach = 1.7

  var shapes: [Drawing.Shape] {
    let ear: Drawing.Shape =
      isPricked
      ? .area([at(-0.8, -0.2), at(-0.6, -1.75), at(0.2, -0.7)], earFur)
      : .oval(
        x - 0.5 * radius, y + 0.2 * radius, 0.85 * radius, 0.38 * radius, earFur,
        along: Spot(-0.2, 1))
    let head: [Drawing.Shape] = [
      .oval(x, y, radius, radius * 0.9, fur),
      .line([at(0.3, 0.3), at(reach, 0.4)], radius * 0.85, muzzle),
      .oval(x + (reach + 0.3) * radius, y + 0.12 * radius, 0.26 * radius, 0.24 * radius, 0x1d181a),
      .oval(x + 0.3 * radius, y - 0.2 * radius, 0.17 * radius, 0.19 * radius, 0x1d181a),
    ]
    return isPricked ? [ear] + head : head + [ear]
  }

  private func at(_ right: Double, _ down: Double) -> (Double, Double) {
    (x + right * radius, y + down * radius)
  }
}
