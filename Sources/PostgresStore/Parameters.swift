import GameCore

/// Values in libpq's form: numbers and texts as text, bytes unchanged.
struct Parameters {
  private let bytes: [[UInt8]?]
  private let formats: [Int32]
  /// The types' numbers in every server's catalog; 0 lets the server infer the type.
  let types: [UInt32]

  init(_ values: [SQLValue]) {
    let parts: [(bytes: [UInt8]?, format: Int32, type: UInt32)] = values.map { value in
      switch value {
      case .null: (nil, 0, 0)
      case .integer(let number): (Array("\(number)".utf8) + [0], 0, 20)
      // PostgreSQL's texts cannot contain NUL: the next character keeps the order.
      case .text(let text): (text.utf8.map { $0 == 0 ? 1 : $0 } + [0], 0, 25)
      case .blob(let bytes): (bytes + [0], 1, 17)
      }
    }
    bytes = parts.map(\.bytes)
    formats = parts.map(\.format)
    types = parts.map(\.type)
  }

  var count: Int { bytes.count }

  func withPointers<Result>(
    _ body: (
      UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<Int32>, UnsafePointer<Int32>
    ) -> Result
  ) -> Result {
    let lengths = bytes.map { Int32(clamping: ($0?.count ?? 1) - 1) }
    return CStrings(bytes: bytes).withPointers { texts in body(texts, lengths, formats) }
  }
}

/// C strings that are valid during `withPointers`.
struct CStrings {
  /// The bytes of each string with its final zero, or nil.
  let bytes: [[UInt8]?]

  /// Calls `body` with the addresses of the strings, followed by nil.
  func withPointers<Result>(_ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result) -> Result {
    let copies = bytes.map { text in
      text.map { text in
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: text.count)
        for (index, byte) in text.enumerated() { copy[index] = CChar(bitPattern: byte) }
        return UnsafePointer(copy)
      }
    }
    defer { for copy in copies { copy?.deallocate() } }
    return body(copies + [nil])
  }
}
