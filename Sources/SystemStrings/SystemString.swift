import Glibc

/// A text exchanged with the system, such as an argument, a variable's value or a path.
///
/// It consists of bytes that are usually but not always UTF-8, so that a name in another encoding
/// reaches the system call unchanged. Literals create one; paths in them are inserted byte by byte.
public struct SystemString: Hashable, Sendable {
  public let bytes: [UInt8]

  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Copies a C string without the terminating zero.
  public init(cString: UnsafePointer<CChar>) {
    bytes = Array(UnsafeRawBufferPointer(start: cString, count: strlen(cString)))
  }

  /// The bytes as text to compare with names or, cleaned, to show. Invalid UTF-8 is replaced, so do
  /// not use it as a path.
  public var text: String { String(outside: bytes) }

  /// The text; nil if the bytes are not valid UTF-8.
  public var exactText: String? { String(validating: bytes, as: UTF8.self)?.withShortRuns }

  public var isEmpty: Bool { bytes.isEmpty }

  /// Returns whether the bytes begin with those of `prefix`.
  public func hasPrefix(_ prefix: SystemString) -> Bool { bytes.starts(with: prefix.bytes) }

  /// Returns whether the bytes end with those of `suffix`.
  public func hasSuffix(_ suffix: SystemString) -> Bool {
    bytes.suffix(suffix.bytes.count) == suffix.bytes[...]
  }

  /// Calls `body` with the bytes as a C string.
  public func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes.map(CChar.init(bitPattern:)) + [0]).withUnsafeBufferPointer { buffer in
      // The buffer is never empty, because it contains the zero.
      buffer.baseAddress.map(body) ?? "".withCString(body)
    }
  }

  public static func + (left: SystemString, right: SystemString) -> SystemString {
    SystemString(bytes: left.bytes + right.bytes)
  }
}
