public import Canvas

/// The graphical capabilities of a terminal.
public struct Rendition: Hashable, Sendable {
  /// The color depth.
  public let depth: ColorDepth
  /// Whether block characters may be used; otherwise only ASCII.
  public let unicode: Bool
  /// Whether characters of two by three parts may be used.
  public let sextants: Bool
  /// Whether the foreground is lighter than the background, as in the dark theme. It matters only
  /// for pictures in the terminal's default two colors.
  public let lightForeground: Bool
  /// The pixel format; nil if the terminal shows only cells.
  public let pixels: PixelFormat?

  public init(
    depth: ColorDepth, unicode: Bool = true, sextants: Bool = false, lightForeground: Bool = true,
    pixels: PixelFormat? = nil
  ) {
    self.depth = depth
    self.unicode = unicode
    self.sextants = sextants && unicode
    self.lightForeground = lightForeground
    self.pixels = pixels
  }
}
