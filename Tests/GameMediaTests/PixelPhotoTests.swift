import Canvas
import Glibc
import Loopback
import MediaProtocol
import Pictures
import PseudoTerminal
import Testing

@testable import GameMedia

@Suite("Photos in pixels")
struct PixelPhotoTests {
  private static func format(
    _ encoding: PixelFormat.Encoding, _ columns: Int = 12, _ rows: Int = 7
  ) -> PictureFormat {
    PictureFormat(
      size: Size(columns: columns, rows: rows),
      rendition: Rendition(
        depth: .direct, pixels: PixelFormat(encoding, cellWidth: 7, cellHeight: 13)))
  }

  private static func decode(_ file: [UInt8], _ format: PictureFormat) throws
    -> (photo: Photo, picture: Picture)
  {
    let limits = MediaLimits()
    let decoding = try #require(Decoding(file, drawnAs: format, limits: limits))
    var waited = pollfd(fd: decoding.descriptor, events: Int16(POLLIN), revents: 0)
    poll(&waited, 1, Int32(limits.decoding))
    return try decoding.finish()
  }

  /// Returns the mean difference of a channel, of 255, between a photo and `width` by `height`
  /// pixels that show it.
  private static func difference(
    _ photo: Photo, _ width: Int, _ height: Int, _ pixel: (Int, Int) -> [Int]
  ) -> Int {
    let parts = 8
    var sum = 0
    for row in 0..<parts {
      for column in 0..<parts {
        var (wanted, shown) = ([0, 0, 0], [0, 0, 0])
        let wide = (column * photo.width / parts)..<((column + 1) * photo.width / parts)
        let high = (row * photo.height / parts)..<((row + 1) * photo.height / parts)
        for y in high {
          for x in wide {
            for part in 0..<3 {
              wanted[part] += Int(photo.pixels[(y * photo.width + x) * 3 + part])
            }
          }
        }
        let across = (column * width / parts)..<((column + 1) * width / parts)
        let down = (row * height / parts)..<((row + 1) * height / parts)
        for y in down {
          for x in across {
            for (part, value) in pixel(x, y).enumerated() { shown[part] += value }
          }
        }
        for part in 0..<3 {
          sum += abs(
            wanted[part] / (wide.count * high.count) - shown[part] / (across.count * down.count))
        }
      }
    }
    return sum / (parts * parts * 3)
  }

  /// A picture with the shape of 12 by 7 cells of 7 by 13 pixels.
  private static let file = TestPicture.png(3)

  @Test(
    "A PNG shows the photo, encoded with its decoding or later, and is no larger than needed")
  func png() throws {
    let made = try Self.decode(Self.file, Self.format(.png))
    let image = try #require(made.picture.image)
    #expect(image.encoding == .png)
    #expect(made.photo.picture(Self.format(.png)) == made.picture)
    let shown = try Self.decode(image.bytes, Self.format(.png)).photo
    #expect(shown.width <= 84 && shown.height <= 91)
    let square = try #require(made.photo.cut(to: 84, 91))
    let difference = Self.difference(square, shown.width, shown.height) { x, y in
      (0..<3).map { Int(shown.pixels[(y * shown.width + x) * 3 + $0]) }
    }
    #expect(difference < 6)
  }

  @Test("Sixels show the photo, and fill the cells exactly")
  func sixel() throws {
    let made = try Self.decode(Self.file, Self.format(.sixel))
    let image = try #require(made.picture.image)
    #expect(made.photo.picture(Self.format(.sixel)) == made.picture)
    let shown = try #require(SixelPicture(image.bytes))
    #expect([shown.width, shown.height] == [84, 91])
    #expect(!shown.isTransparent)
    let square = try #require(made.photo.cut(to: 84, 91))
    let difference = Self.difference(square, 84, 91) { x, y in
      (shown.pixels[y * 84 + x] ?? [0, 0, 0]).map { $0 * 255 / 100 }
    }
    #expect(difference < 16)
  }

  @Test("Another decoder reads the same from the sixels")
  func others() throws {
    let made = try Self.decode(Self.file, Self.format(.sixel))
    let image = try #require(made.picture.image)
    let own = try #require(SixelPicture(image.bytes))
    let path = "/tmp/flipside-sixel-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    defer { unlink(path) }
    let file = try #require(fopen(path, "w"))
    let text = Array("\u{1B}P0;1;0q".utf8) + image.bytes + Array("\u{1B}\\".utf8)
    #expect(fwrite(text, 1, text.count, file) == text.count)
    fclose(file)
    let pipe = try #require(popen("sixel2png < \(path)", "r"))
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, pipe)
    try #require(pclose(pipe) == 0, "libsixel-bin is not installed")
    let seen = try Self.decode(Array(bytes.prefix(count)), Self.format(.png)).photo
    // It may return complete bands.
    #expect(seen.width == own.width && seen.height >= own.height)
    var sum = 0
    for y in 0..<own.height {
      for x in 0..<own.width {
        for (part, value) in (own.pixels[y * own.width + x] ?? []).enumerated() {
          sum += abs(value * 255 / 100 - Int(seen.pixels[(y * seen.width + x) * 3 + part]))
        }
      }
    }
    #expect(sum / (own.width * own.height * 3) < 3)
  }

  @Test("A drawing is the same as PNG and as sixels")
  func drawing() throws {
    let drawing = Drawings.dogs[3]
    let size = Size(columns: 8, rows: 5)
    let file = drawing.picture(size: size, as: Self.format(.png).rendition).image
    let sixels = drawing.picture(size: size, as: Self.format(.sixel).rendition).image
    let written = try #require(file).bytes
    let seen = try Self.decode(written, Self.format(.png)).photo
    let drawn = try #require(sixels).bytes
    let own = try #require(SixelPicture(drawn))
    #expect([seen.width, seen.height] == [own.width, own.height])
    for (index, dot) in own.pixels.enumerated() {
      for (part, value) in (dot ?? []).enumerated() {
        #expect(abs(value * 255 / 100 - Int(seen.pixels[index * 3 + part])) < 4)
      }
    }
  }

  @Test("A forged rendering whose pixels do not match its cells is deleted")
  func forged() throws {
    let format = Self.format(.sixel)
    let made = try Self.decode(Self.file, format)
    let sixels = "#0;2;0;0;0#0~"
    let images = [
      PixelImage(Array("\"1;1;84;91\(sixels)".utf8), as: .sixel),
      PixelImage(Array("\"1;1;85;91\(sixels)".utf8), as: .sixel),
      PixelImage(Array("\"1;1;84;92\(sixels)".utf8), as: .sixel),
      try Self.decode(Self.file, Self.format(.png)).picture.image,
    ]
    for (index, image) in images.enumerated() {
      let picture = made.picture.showing(image)
      let rendering = RenderedPhoto(thumbnail: made.photo.thumbnail, picture: picture)
      #expect((RenderedPhoto(file: rendering.file, format) != nil) == (index == 0), "\(index)")
    }
    let cells = PictureFormat(size: format.size, rendition: Rendition(depth: .direct))
    let rendering = RenderedPhoto(thumbnail: made.photo.thumbnail, picture: made.picture)
    #expect(RenderedPhoto(file: rendering.file, cells) == nil)
  }

  @Test("Of a child's encoded data only a picture within its cells is accepted")
  func strayed() {
    let format = Self.format(.sixel)
    for (text, isTaken) in [
      ("\"1;1;84;91#0!84~", true), ("\"1;1;84;91#0!85~", false), ("\"1;1;85;91#0~", false),
      ("\"1;1;84;92#0~", false), ("", false),
    ] { #expect((format.image(Array(text.utf8)) != nil) == isTaken, "\(text)") }
  }

  @Test("A rendering with pixels is cached separately from that with cells")
  func kept() throws {
    let format = Self.format(.sixel)
    let made = try Self.decode(Self.file, format)
    let rendering = RenderedPhoto(thumbnail: made.photo.thumbnail, picture: made.picture)
    #expect(RenderedPhoto(file: rendering.file, format) == rendering)
    #expect(format.name != Self.format(.png).name)
    #expect(
      format.name
        != PictureFormat(size: format.size, rendition: Rendition(depth: .direct)).name)
  }
}

extension Photo {
  /// Returns the part with the shape of some pixels, as the drawing crops it.
  fileprivate func cut(to columns: Int, _ rows: Int) -> Photo? {
    var (left, top, wide, high) = (0, 0, width, height)
    if width * rows > height * columns {
      wide = height * columns / rows
      left = (width - wide) / 2
    } else {
      high = width * rows / columns
      top = (height - high) / 3
    }
    var pixels: [UInt8] = []
    for row in top..<top + high {
      let start = (row * width + left) * 3
      pixels += self.pixels[start..<start + wide * 3]
    }
    return Photo(width: wide, height: high, pixels: pixels)
  }
}
