/// Flat pixels in DEC's sixel format: six rows at a time, color by color.
enum Sixel {
  /// Returns the content of the device control string.
  static func bytes(of pixels: FlatPixels) -> [UInt8] {
    var text = Array("\"1;1;\(pixels.columns);\(pixels.rows)".utf8)
    for (number, color) in pixels.palette.enumerated() {
      let parts = [color.red, color.green, color.blue].map { (Int($0) * 100 + 127) / 255 }
      text += "#\(number);2;\(parts[0]);\(parts[1]);\(parts[2])".utf8
    }
    for top in stride(from: 0, to: pixels.rows, by: 6) {
      if top > 0 { text.append(UInt8(ascii: "-")) }
      add(band: top, of: pixels, to: &text)
    }
    return text
  }

  private static func add(band top: Int, of pixels: FlatPixels, to text: inout [UInt8]) {
    let rows = min(6, pixels.rows - top)
    var dots: [UInt8: [UInt8]] = [:]
    for row in 0..<rows {
      let start = (top + row) * pixels.columns
      for column in 0..<pixels.columns {
        let number = pixels.numbers[start + column]
        dots[number, default: Array(repeating: 0, count: pixels.columns)][column] |= 1 << row
      }
    }
    for (place, number) in dots.keys.sorted().enumerated() {
      if place > 0 { text.append(UInt8(ascii: "$")) }
      text += "#\(number)".utf8
      add(dots[number] ?? [], to: &text)
    }
  }

  /// Appends dots with run lengths, without empty ones at the end.
  private static func add(_ dots: [UInt8], to text: inout [UInt8]) {
    let end = (dots.lastIndex { $0 != 0 } ?? -1) + 1
    var place = 0
    while place < end {
      let dot = dots[place]
      let next = dots[place..<end].firstIndex { $0 != dot } ?? end
      let character = dot + 0x3F
      if next - place > 3 {
        text += "!\(next - place)".utf8
        text.append(character)
      } else {
        text += Array(repeating: character, count: next - place)
      }
      place = next
    }
  }
}
