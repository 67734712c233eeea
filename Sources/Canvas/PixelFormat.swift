/// How a terminal takes pixels, and how large its cells are.
public struct PixelFormat: Hashable, Sendable {
  /// What a picture is sent as.
  public enum Encoding: UInt8, Hashable, Sendable, CaseIterable {
    /// A PNG file, by kitty's graphics protocol.
    case png = 1
    case sixel = 2
  }

  public let encoding: Encoding
  /// The pixels of a cell.
  public let cellWidth: Int
  public let cellHeight: Int

  /// A format; nil for cells of a size that no screen has.
  public init?(_ encoding: Encoding, cellWidth: Int, cellHeight: Int) {
    guard (4...64).contains(cellWidth), (6...128).contains(cellHeight) else { return nil }
    self.encoding = encoding
    self.cellWidth = cellWidth
    self.cellHeight = cellHeight
  }

  /// The pixels of an area.
  public func pixels(of size: Size) -> (width: Int, height: Int) {
    (size.columns * cellWidth, size.rows * cellHeight)
  }
}
