import Canvas
import Glibc
import Loopback
import MediaProtocol
import Pictures
import Testing

@testable import GameMedia

@Suite("Decoding pictures in another process")
struct PhotoTests {
  private static let format = PictureFormat(
    size: Size(columns: 12, rows: 6), rendition: Rendition(depth: .direct))

  private static func decode(_ file: [UInt8], limits: MediaLimits = MediaLimits())
    throws(PhotoError) -> Photo
  {
    guard let decoding = Decoding(file, drawnAs: Self.format, limits: limits) else { throw .killed }
    var waited = pollfd(fd: decoding.descriptor, events: Int16(POLLIN), revents: 0)
    poll(&waited, 1, Int32(limits.decoding))
    return try decoding.finish().photo
  }

  /// Returns the mean difference of a channel between a photo and given pixels.
  private static func difference(_ photo: Photo, _ pixels: [UInt8]) -> Int {
    zip(photo.pixels, pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) } / pixels.count
  }

  @Test(
    "Every format is decoded in all its color types and depths",
    arguments: [
      TestPicture.jpeg(3), TestPicture.png(3), TestPicture.webp(3), TestPicture.cmykJPEG(3),
    ])
  func formats(_ file: [UInt8]) throws {
    let photo = try Self.decode(file)
    #expect([photo.width, photo.height] == [96, 72])
    #expect(Self.difference(photo, TestPicture.pixels(3)) < 12)
  }

  @Test("A picture with 16 bits a channel is shown with 8")
  func deepPNG() throws {
    let photo = try Self.decode(TestPicture.png(3, deep: true))
    #expect([photo.width, photo.height] == [96, 72])
    // Samples of 16 bits are linear light, so only the order of the shades is preserved.
    let flat = TestPicture.pixels(3)
    #expect((photo.pixels.max() ?? 0) > 200 || (flat.max() ?? 0) < 200)
  }

  @Test(
    "An animation shows its first frame",
    arguments: [
      TestPicture.gif([0xff0000, 0x00ff00, 0x0000ff]),
      TestPicture.animatedWebP([0xff0000, 0x00ff00, 0x0000ff]),
    ])
  func animations(_ file: [UInt8]) throws {
    let photo = try Self.decode(file)
    #expect([photo.width, photo.height] == [40, 30])
    #expect(photo.pixels.prefix(3).elementsEqual([255, 0, 0]))
    #expect(photo.pixels.suffix(3).elementsEqual([255, 0, 0]))
  }

  @Test("A photo taken with a rotated camera is upright", arguments: 1...8)
  func orientation(_ orientation: Int) throws {
    let plain = try Self.decode(TestPicture.jpeg(4))
    let turned = try Self.decode(TestPicture.jpeg(4, orientation: UInt8(orientation)))
    let swaps = orientation >= 5
    #expect(turned.width == (swaps ? 72 : 96))
    // The position of the stored picture's upper left corner: left or right, top or bottom.
    let isRight = [2, 3, 6, 7].contains(orientation)
    let isBottom = [3, 4, 7, 8].contains(orientation)
    let row = isBottom ? turned.height - 1 : 0
    let column = isRight ? turned.width - 1 : 0
    let first = (row * turned.width + column) * 3
    #expect(turned.pixels[first..<first + 3] == plain.pixels[0..<3])
  }

  @Test(
    "A large picture of any shape is reduced",
    arguments: [(4_000, 3_000), (3_000, 20), (20, 3_000), (1, 1), (30_000, 1)])
  func reduced(_ width: Int, _ height: Int) throws {
    let photo = try Self.decode(TestPicture.plainPNG(width: width, height: height))
    #expect(photo.width * photo.height <= Photo.mostPixels)
    #expect(max(photo.width, photo.height) <= Photo.longestSide)
    #expect(photo.pixels.allSatisfy { $0 == 90 })
    #expect(photo.thumbnail.count == 192)
  }

  @Test("A header with excessive values is rejected before a pixel is allocated")
  func hugeHeaders() {
    #expect(throws: PhotoError.tooLarge) { try Self.decode(TestPicture.jpeg(claiming: 60_000)) }
    var png = TestPicture.png(1)
    // Width and height in the header; the wrong checksum must not matter.
    png.replaceSubrange(16..<24, with: [0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60])
    #expect(throws: PhotoError.self) { try Self.decode(png) }
    var gif = TestPicture.gif([1, 2])
    gif.replaceSubrange(6..<10, with: [0xff, 0xff, 0xff, 0xff])
    #expect(throws: PhotoError.tooLarge) { try Self.decode(gif) }
  }

  @Test("A bomb that needs more memory than allowed ends its process, not this one")
  func bomb() {
    var limits = MediaLimits()
    limits.decoding = 20_000
    limits.decodingBytes = 16 << 20
    let bomb = TestPicture.plainPNG(width: 7_000, height: 7_000)
    #expect(bomb.count < 400_000)
    #expect(throws: PhotoError.self) { try Self.decode(bomb, limits: limits) }
    limits.decodingBytes = MediaLimits().decodingBytes
    #expect(throws: Never.self) { try Self.decode(bomb, limits: limits) }
  }

  @Test("A picture that takes too long is abandoned")
  func tooLong() {
    var limits = MediaLimits()
    limits.decoding = 0
    #expect(throws: PhotoError.killed) {
      try Self.decode(TestPicture.plainPNG(width: 4_000, height: 3_000), limits: limits)
    }
  }

  @Test(
    "A truncated or corrupted picture is an error or a picture, never a crash",
    arguments: [
      TestPicture.jpeg(6), TestPicture.png(6), TestPicture.webp(6),
      TestPicture.gif([0xff0000], width: 400, height: 300),
      TestPicture.animatedWebP([1, 0xff0000]),
    ])
  func damaged(_ file: [UInt8]) throws {
    for part in 1...9 {
      let cut = Array(file.prefix(file.count * part / 10))
      #expect(throws: PhotoError.self) { try Self.decode(cut) }
      var changed = file
      changed[file.count * part / 10] ^= 0xff
      do throws(PhotoError) {
        _ = try Self.decode(changed)
      } catch {
        #expect(error != .killed)
      }
    }
  }

  @Test(
    "An unknown format is distinguished from a damaged picture",
    arguments: ["", "GIF", "<html></html>", "%PDF-1.7 and so on and on", "RIFF....WAVEfmt "])
  func notAPicture(_ text: String) {
    #expect(throws: PhotoError.notAPicture) { try Self.decode(Array(text.utf8)) }
  }

  @Test(
    "A photo fills its card at every depth, using only what the terminal has",
    arguments: ColorDepth.allCases)
  func cells(_ depth: ColorDepth) throws {
    let photo = try Self.decode(TestPicture.jpeg(8, width: 300, height: 200))
    for (unicode, sextants) in [(true, false), (true, true), (false, false)] {
      let format = PictureFormat(
        size: Size(columns: 18, rows: 9),
        rendition: Rendition(depth: depth, unicode: unicode, sextants: sextants))
      let picture = try #require(photo.picture(format))
      #expect(picture.size == format.size)
      #expect(unicode || picture.cells.allSatisfy { $0.character.isASCII })
      #expect(sextants || !picture.cells.contains { "\u{1FB00}"..."\u{1FB3B}" ~= $0.character })
      #expect(Set(picture.cells).count > 4)
      for color in picture.cells.flatMap({ [$0.style.foreground, $0.style.background] }) {
        switch (depth, color) {
        case (_, .standard), (.direct, .rgb), (.palette256, .indexed): break
        case (.sixteen, .indexed(let number)): #expect(number < 16)
        case (.eight, .indexed(let number)): #expect(number < 8)
        default: Issue.record("\(color) at \(depth)")
        }
      }
      #expect(depth != .direct || picture.cells.contains { $0.style.background != .standard })
    }
  }

  @Test("A photo of any width is drawn correctly", arguments: 237...244)
  func widths(_ width: Int) throws {
    // Red on the left, blue on the right, a green line at the bottom.
    let pixels = (0..<200).flatMap { row in
      (0..<width).flatMap { column -> [UInt8] in
        row >= 150 ? [0, 255, 0] : column < width / 2 ? [255, 0, 0] : [0, 0, 255]
      }
    }
    let photo = try #require(Photo(width: width, height: 200, pixels: pixels))
    let format = PictureFormat(
      size: Size(columns: 8, rows: 4), rendition: Rendition(depth: .direct, unicode: true))
    let picture = try #require(photo.picture(format))
    for row in 0..<4 {
      for column in [0, 1, 2, 5, 6, 7] {
        let color = row == 3 ? Color.rgb(0, 255, 0) : column < 4 ? .rgb(255, 0, 0) : .rgb(0, 0, 255)
        let cell = picture.cells[row * 8 + column]
        #expect(cell.style.background == color, "row \(row), column \(column)")
      }
    }
  }
}
