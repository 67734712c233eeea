extension SystemString: ExpressibleByStringInterpolation {
  /// The pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    public init(literalCapacity: Int, interpolationCount _: Int) {
      bytes.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) {
      bytes += literal.utf8
    }

    /// Appends the bytes of a path unchanged.
    public mutating func appendInterpolation(_ path: SystemString) {
      bytes += path.bytes
    }

    /// Appends a text or a number.
    public mutating func appendInterpolation(_ value: some LosslessStringConvertible) {
      bytes += value.description.utf8
    }
  }

  public init(stringLiteral text: String) {
    self.init(text)
  }

  public init(stringInterpolation interpolation: StringInterpolation) {
    self.init(bytes: interpolation.bytes)
  }
}

extension DefaultStringInterpolation {
  /// Deprecated, so that it does not compile if warnings are errors. To build a path, declare the
  /// literal as a `SystemString`.
  @available(*, deprecated, message: "a path is no text: show `text`, cleaned")
  public mutating func appendInterpolation(_ path: SystemString) {
    appendInterpolation(path.text)
  }
}
