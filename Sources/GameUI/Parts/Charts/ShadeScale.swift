/// Five degrees of shading, told apart without colour.
enum ShadeScale {
  /// The degree of `value` where `most` is the darkest: 0 for nothing, 4 for most.
  static func degree(_ value: Int, of most: Int) -> Int {
    guard value > 0, most > 0 else { return 0 }
    return min(1 + (value * 4 - 1) / most, 4)
  }

  /// A character for a degree.
  static func character(_ degree: Int, unicode: Bool) -> Character {
    let scale: [Character] = unicode ? ["·", "░", "▒", "▓", "█"] : [".", ":", "+", "*", "#"]
    return scale[min(max(degree, 0), scale.count - 1)]
  }
}
