public import Canvas

/// What a terminal can show of a picture.
public struct Rendition: Hashable, Sendable {
  /// The colours it has.
  public let depth: ColorDepth
  /// Whether block characters may be used; ASCII alone otherwise.
  public let unicode: Bool
  /// Whether characters of two by three parts may be used too.
  public let sextants: Bool
  /// Whether its text is lighter than its ground: the dark theme. Counts only where a picture is
  /// made of the terminal's own two colours.
  public let lightInk: Bool
  /// How it takes pixels; nil where it shows cells only.
  public let pixels: PixelFormat?

  public init(
    depth: ColorDepth, unicode: Bool = true, sextants: Bool = false, lightInk: Bool = true,
    pixels: PixelFormat? = nil
  ) {
    self.depth = depth
    self.unicode = unicode
    self.sextants = sextants && unicode
    self.lightInk = lightInk
    self.pixels = pixels
  }
}
