import CTestMedia
import Glibc

/// Photos for measuring: blurred blobs of color with camera noise, each different.
enum SamplePhotos {
  /// Writes `count` JPEGs into a directory and returns their paths. Each side has `enlarged` times
  /// as many pixels.
  static func write(
    _ count: Int, width: Int, height: Int, enlarged: Int = 1, to directory: String
  ) throws -> [String] {
    try (0..<count).map { number in
      let path = "\(directory)/\(number).jpg"
      var size = 0
      let pixels = enlarge(
        pixels(number, width: width, height: height), width: width, times: enlarged)
      let bytes = flipside_test_jpeg(
        pixels, Int32(width * enlarged), Int32(height * enlarged), &size)
      defer { free(bytes) }
      let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      defer { close(file) }
      guard size > 0, Glibc.write(file, bytes, size) == size else {
        throw CannotMeasure("\(path) cannot be written")
      }
      return path
    }
  }

  private static func enlarge(_ pixels: [UInt8], width: Int, times: Int) -> [UInt8] {
    guard times > 1 else { return pixels }
    var large: [UInt8] = []
    large.reserveCapacity(pixels.count * times * times)
    for start in stride(from: 0, to: pixels.count, by: width * 3) {
      var line: [UInt8] = []
      for at in stride(from: start, to: start + width * 3, by: 3) {
        for _ in 0..<times { line += pixels[at..<at + 3] }
      }
      for _ in 0..<times { large += line }
    }
    return large
  }

  private struct Blob {
    let column: Double
    let row: Double
    let narrowness: Double
    let color: [Double]
  }

  private static func pixels(_ number: Int, width: Int, height: Int) -> [UInt8] {
    var state = UInt32(number) &* 7_919 &+ 1
    func random() -> Double {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Double(state >> 8) / Double(1 << 24)
    }
    let blobs = (0..<9).map { _ in
      Blob(
        column: random(), row: random(), narrowness: 1 / (0.02 + 0.1 * random()),
        color: [random() * 255, random() * 255, random() * 255])
    }
    let background = [random() * 255, random() * 255, random() * 255]
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 3)
    for row in 0..<height {
      for column in 0..<width {
        var color = background
        for blob in blobs {
          let across = Double(column) / Double(width) - blob.column
          let down = Double(row) / Double(height) - blob.row
          let near = max(0, 1 - (across * across + down * down) * blob.narrowness)
          for channel in 0..<3 { color[channel] += (blob.color[channel] - color[channel]) * near }
        }
        for channel in color {
          pixels.append(UInt8(min(max(channel + random() * 32 - 16, 0), 255)))
        }
      }
    }
    return pixels
  }
}
