public import Canvas

extension Color {
  /// Returns the color that is `share` of the way from this one to another, as a depth of 256
  /// colors or more shows it; nil if either is a default color of the terminal, which is unknown.
  public func mixed(with other: Color, share: Double, at depth: ColorDepth) -> Color? {
    guard let one = rgb, let other = other.rgb else { return nil }
    func channel(_ path: KeyPath<RGB, UInt8>) -> UInt8 {
      let (first, last) = (Double(one[keyPath: path]), Double(other[keyPath: path]))
      return UInt8(min(max(first + (last - first) * share, 0), 255))
    }
    let mixed = RGB(channel(\.red), channel(\.green), channel(\.blue))
    if depth == .direct { return mixed.direct }
    let numbers = XtermPalette.numbers(at: .palette256)
    return .indexed(UInt8(clamping: XtermPalette.nearest(to: Oklab(mixed), of: numbers)))
  }

  private var rgb: RGB? {
    switch self {
    case .standard: nil
    case .indexed(let number): XtermPalette.colors[Int(number)]
    case .rgb(let red, let green, let blue): RGB(red, green, blue)
    }
  }
}
