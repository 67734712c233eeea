import GameCore

/// Values in libpq's form: numbers and texts as text, bytes unchanged.
struct Parameters {
  private let bytes: [[UInt8]?]
  private let formats: [Int32]
  /// The types' numbers in every server's catalog; 0 lets the server infer the type.
  let types: [UInt32]

  init(_ values: [SQLValue]) {
    bytes = values.map { value in
      switch value {
      case .null: nil
      case .integer(let number): Array("\(number)".utf8) + [0]
      // PostgreSQL's texts cannot contain NUL: the next character keeps the order.
      case .text(let text): text.utf8.map { $0 == 0 ? 1 : $0 } + [0]
      case .blob(let bytes): bytes + [0]
      }
    }
    formats = values.map { if case .blob = $0 { 1 } else { 0 } }
    types = values.map { value in
      switch value {
      case .null: 0
      case .integer: 20
      case .text: 25
      case .blob: 17
      }
    }
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
  private let texts: [[UInt8]?]

  init(_ texts: [String]) {
    self.init(bytes: texts.map { Array($0.utf8) + [0] })
  }

  init(bytes: [[UInt8]?]) {
    texts = bytes
  }

  /// Calls `body` with the addresses of the strings, followed by nil.
  func withPointers<Result>(_ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result) -> Result {
    let copies = texts.map { text in
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
