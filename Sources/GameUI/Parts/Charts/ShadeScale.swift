/// Five degrees of shading that can be distinguished without color.
enum ShadeScale {
  /// Returns the degree of `value` if `most` is the darkest: 0 for none, 4 for the maximum.
  static func degree(_ value: Int, of most: Int) -> Int {
    guard value > 0, most > 0 else { return 0 }
    return min(1 + (value * 4 - 1) / most, 4)
  }

  /// Returns the character of a degree.
  static func character(_ degree: Int, unicode: Bool) -> Character {
    let scale: [Character] = unicode ? ["·", "░", "▒", "▓", "█"] : [".", ":", "+", "*", "#"]
    return scale[min(max(degree, 0), scale.count - 1)]
  }
}
