private import CMedia
internal import Canvas
internal import Glibc
internal import MediaProtocol
internal import Pictures

/// The reason why a file could not be decoded.
enum PhotoError: Error, Hashable, Sendable {
  /// It is not a JPEG, PNG, GIF or WebP file.
  case notAPicture
  /// It has too many pixels.
  case tooLarge
  /// It could not be opened.
  case unopened
  case damaged
  /// The decoding process crashed or reached its limits.
  case killed
}

/// The decoding and rendering of one picture in a child process, so that a malicious file affects
/// only itself. The child is killed when this is released.
final class Decoding {
  /// Becomes readable when the child is done.
  let descriptor: Int32
  private var job: flipside_decoding
  private let format: PictureFormat
  private var isOver = false

  /// Starts decoding; nil if no process can be started.
  init?(_ bytes: [UInt8], drawnAs format: PictureFormat, limits: MediaLimits) {
    var job = flipside_decoding()
    var drawing = format.drawing
    let seconds = UInt32(clamping: limits.decoding / 1_000 + 1)
    let started = flipside_decoding_start(
      bytes, bytes.count, &drawing, limits.decodingBytes, seconds, &job)
    guard started else { return nil }
    self.job = job
    self.format = format
    descriptor = job.descriptor
  }

  deinit {
    if !isOver { _ = try? finish() }
  }

  /// Ends the child, whether or not it is done, and returns its result.
  func finish() throws(PhotoError) -> (photo: Photo, picture: Picture) {
    guard !isOver else { throw .killed }
    isOver = true
    var decoded = flipside_decoded()
    let status = flipside_decoding_finish(&job, &decoded)
    defer { flipside_decoding_free(&job) }
    switch status {
    case FLIPSIDE_PHOTO_READY:
      let photo = decoded.photo
      let count = Int(photo.width) * Int(photo.height) * 3
      let pixels = Array(UnsafeBufferPointer(start: photo.pixels, count: count))
      let made = Photo(width: Int(photo.width), height: Int(photo.height), pixels: pixels)
      let drawn = UnsafeBufferPointer(
        start: decoded.cells, count: format.size.columns * format.size.rows)
      guard let made, let picture = Picture(drawn, format) else { throw .damaged }
      let encoded = UnsafeBufferPointer(start: decoded.encoded, count: decoded.encoded_size)
      return (made, picture.showing(format.image(Array(encoded))))
    case FLIPSIDE_PHOTO_UNKNOWN: throw .notAPicture
    case FLIPSIDE_PHOTO_TOO_LARGE: throw .tooLarge
    case FLIPSIDE_PHOTO_DAMAGED: throw .damaged
    default: throw .killed
    }
  }

  /// Returns whether a file starts like one of the four formats.
  static func mayBePicture(_ start: some Collection<UInt8>) -> Bool {
    let signs: [[UInt8]] = [
      [0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47], Array("GIF8".utf8), Array("RIFF".utf8),
    ]
    return signs.contains { start.starts(with: $0) }
  }
}
