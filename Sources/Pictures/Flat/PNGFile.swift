/// Flat pixels as a PNG file. Only runs are compressed, which is enough for drawings, so that the
/// game needs no library.
enum PNGFile {
  static func bytes(of pixels: FlatPixels) -> [UInt8] {
    let palette = pixels.palette.flatMap { [$0.red, $0.green, $0.blue] }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", word(pixels.columns) + word(pixels.rows) + [8, 3, 0, 0, 0])
      + chunk("PLTE", palette) + chunk("IDAT", packed(rows(of: pixels))) + chunk("IEND", [])
  }

  /// Returns the rows with PNG's filter 2: each as its difference from the row above.
  private static func rows(of pixels: FlatPixels) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity((pixels.columns + 1) * pixels.rows)
    for row in 0..<pixels.rows {
      bytes.append(2)
      let start = row * pixels.columns
      for place in start..<start + pixels.columns {
        let above = row > 0 ? pixels.numbers[place - pixels.columns] : 0
        bytes.append(pixels.numbers[place] &- above)
      }
    }
    return bytes
  }

  private static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return [0x78, 0x01] + RunPacker.pack(bytes) + word(Int(high << 16 | low))
  }

  private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + body
    var sum = UInt32.max
    for byte in named {
      sum = sums[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8
    }
    return word(body.count) + named + word(Int(~sum))
  }

  private static func word(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static let sums: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in
      sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320
    }
  }
}

/// Compresses bytes with the fixed codes of RFC 1951: runs of one byte, everything else unchanged.
private struct RunPacker {
  private var bytes: [UInt8] = []
  private var bits: UInt32 = 0
  private var count: UInt32 = 0

  static func pack(_ bytes: [UInt8]) -> [UInt8] {
    var packer = RunPacker()
    packer.put(0b011, 3)
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      packer.putSymbol(Int(byte))
      place += 1
      var end = place
      while end < bytes.count, bytes[end] == byte { end += 1 }
      while end - place >= 3 {
        let length = min(end - place, 258)
        packer.putRun(length)
        place += length
      }
    }
    packer.putSymbol(256)
    packer.put(0, 7)
    return packer.bytes
  }

  /// Writes a repetition of the last byte.
  private mutating func putRun(_ length: Int) {
    let index = (Self.runs.firstIndex { $0.least > length } ?? Self.runs.count) - 1
    let run = Self.runs[index]
    putSymbol(257 + index)
    put(UInt32(length - run.least), run.bits)
    put(0, 5)
  }

  private mutating func putSymbol(_ symbol: Int) {
    switch symbol {
    case ..<144: putCode(0x30 + symbol, 8)
    case ..<256: putCode(0x190 + symbol - 144, 9)
    case ..<280: putCode(symbol - 256, 7)
    default: putCode(0xC0 + symbol - 280, 8)
    }
  }

  /// Writes a code from its highest bit; everything else starts with the lowest.
  private mutating func putCode(_ code: Int, _ length: UInt32) {
    var turned: UInt32 = 0
    for bit in 0..<length where code >> Int(bit) & 1 == 1 { turned |= 1 << (length - 1 - bit) }
    put(turned, length)
  }

  private mutating func put(_ value: UInt32, _ length: UInt32) {
    bits |= value << count
    count += length
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }

  /// The minimum length of each code for repetitions, and the number of extra bits after it.
  private static let runs: [(least: Int, bits: UInt32)] = {
    var runs: [(least: Int, bits: UInt32)] = []
    var least = 3
    for code in 0..<28 {
      let bits = UInt32(max(code / 4 - 1, 0))
      runs.append((least, bits))
      least += 1 << bits
    }
    return runs + [(258, 0)]
  }()
}
