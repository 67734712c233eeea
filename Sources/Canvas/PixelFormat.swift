/// The image format and cell size of a terminal.
public struct PixelFormat: Hashable, Sendable {
  /// The encoding of images.
  public enum Encoding: UInt8, Hashable, Sendable, CaseIterable {
    /// A PNG file, in kitty's graphics protocol.
    case png = 1
    case sixel = 2
  }

  public let encoding: Encoding
  /// The width of a cell in pixels.
  public let cellWidth: Int
  public let cellHeight: Int

  /// Creates a format; nil for implausible cell sizes.
  public init?(_ encoding: Encoding, cellWidth: Int, cellHeight: Int) {
    guard (4...64).contains(cellWidth), (6...128).contains(cellHeight) else { return nil }
    self.encoding = encoding
    self.cellWidth = cellWidth
    self.cellHeight = cellHeight
  }

  /// Returns the size of an area in pixels.
  public func pixels(of size: Size) -> (width: Int, height: Int) {
    (size.columns * cellWidth, size.rows * cellHeight)
  }
}
