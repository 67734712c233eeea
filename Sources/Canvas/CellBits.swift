/// A cell in 16 bytes without references or padding, so that rows are filled, copied and compared
/// as memory.
struct CellBits: Hashable, BitwiseCopyable, Sendable {
  /// A scalar or, with the highest bit set, an index into the canvas's clusters.
  let glyph: UInt32
  let style: StyleBits

  /// The right half of a wide character.
  static let covered: UInt32 = 0
  static let clusterFlag: UInt32 = 1 << 31
  /// An unknown content; no scalar has this number.
  static let lost: UInt32 = 1 << 30

  init(_ glyph: UInt32, _ style: StyleBits) {
    self.glyph = glyph
    self.style = style
  }

  init(_ scalar: Unicode.Scalar, _ style: StyleBits) {
    self.init(scalar.value, style)
  }

  static let space: Unicode.Scalar = " "

  /// Compares all bits at once, because every frame is compared with the one before.
  static func == (one: Self, other: Self) -> Bool {
    unsafeBitCast(one, to: SIMD4<UInt32>.self) == unsafeBitCast(other, to: SIMD4<UInt32>.self)
  }

  var isCovered: Bool { glyph == Self.covered }

  /// The index into the clusters; nil for a scalar.
  var cluster: Int? {
    glyph & Self.clusterFlag == 0 ? nil : Int(glyph & ~Self.clusterFlag)
  }
}

/// A style as plain bits.
struct StyleBits: Hashable, BitwiseCopyable, Sendable {
  private let attributes: UInt32
  private let foreground: UInt32
  private let background: UInt32

  init(_ style: Style) {
    attributes = UInt32(style.attributes.rawValue)
    foreground = style.foreground.bits
    background = style.background.bits
  }

  var style: Style {
    Style(
      foreground: Color(bits: foreground) ?? .standard,
      background: Color(bits: background) ?? .standard,
      attributes: Style.Attributes(rawValue: UInt8(truncatingIfNeeded: attributes)))
  }
}

extension UnsafeMutableBufferPointer<CellBits> {
  /// Clears one cell, which keeps its style.
  func blank(_ index: Int) {
    self[index] = CellBits(CellBits.space, self[index].style)
  }

  /// Replaces the numbers of clusters with those of another canvas.
  func renumber(_ numbers: [UInt32]) {
    for index in indices {
      if let number = self[index].cluster {
        self[index] = CellBits(numbers[number], self[index].style)
      }
    }
  }

  /// Fills the buffer with one cell: writes the first few, then copies them.
  func fill(with cell: CellBits) {
    guard let start = baseAddress else { return }
    var filled = Swift.min(count, 8)
    start.initialize(repeating: cell, count: filled)
    while filled < count {
      // Longer copies by the C library are not faster.
      let piece = Swift.min(filled, 128, count - filled)
      (start + filled).initialize(from: start, count: piece)
      filled += piece
    }
  }
}
