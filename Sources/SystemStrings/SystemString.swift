/// A text as the system gives and takes it: an argument, the value of a variable, a path.
///
/// Bytes, usually but not always UTF-8: a name that is not stays itself from where it came from to
/// the system call. Literals make one, and paths in them are put in byte by byte.
public struct SystemString: Hashable, Sendable {
  public let bytes: [UInt8]

  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// What a C string holds, without the zero at its end.
  public init(cString: UnsafePointer<CChar>) {
    var bytes: [UInt8] = []
    var next = cString
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    self.bytes = bytes
  }

  /// The bytes as text to compare with names or, cleaned, to show: what is no UTF-8 is replaced, so
  /// that it must not become a path again.
  public var text: String { String(outside: bytes) }

  /// The text; nil where the bytes are no UTF-8.
  public var exactText: String? { String(validating: bytes, as: UTF8.self)?.withShortRuns }

  public var isEmpty: Bool { bytes.isEmpty }

  /// Whether the bytes begin with those of `prefix`.
  public func hasPrefix(_ prefix: SystemString) -> Bool { bytes.starts(with: prefix.bytes) }

  /// Whether the bytes end with those of `suffix`.
  public func hasSuffix(_ suffix: SystemString) -> Bool {
    bytes.suffix(suffix.bytes.count) == suffix.bytes[...]
  }

  /// Lends the bytes to a system call.
  public func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes.map(CChar.init(bitPattern:)) + [0]).withUnsafeBufferPointer { buffer in
      // Never empty: the zero is in it.
      buffer.baseAddress.map(body) ?? "".withCString(body)
    }
  }

  public static func + (left: SystemString, right: SystemString) -> SystemString {
    SystemString(bytes: left.bytes + right.bytes)
  }
}
