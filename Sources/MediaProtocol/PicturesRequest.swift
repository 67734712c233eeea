public import Canvas
public import Pictures

/// The identifier of a request, which distinguishes late answers to an earlier one.
public struct RequestID: Hashable, Sendable {
  public let rawValue: UInt32

  public init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// The source of the pictures of a deck.
public enum PictureSource: Hashable, Sendable {
  /// The network deck with this id; `base` replaces its address unless nil.
  case network(deck: String, base: String?)
  /// The pictures directly in a folder.
  case folder(path: String)
  /// Pictures on the network that the player has selected, up to `CustomDeckPicture.most`; similar
  /// ones become one face. They are downloaded if the address `from` may link there.
  case chosen([CustomDeckPicture], from: String)

  /// The source, truncated to what fits into one message.
  fileprivate var bounded: PictureSource {
    guard case .chosen(let pictures, let origin) = self else { return self }
    var bytes = 0
    return .chosen(
      Array(
        pictures.prefix(CustomDeckPicture.most).prefix { picture in
          bytes += picture.address.utf8.count + picture.name.utf8.count
          return bytes <= CustomDeckPicture.mostBytes
        }), from: origin)
  }
}

/// The size of pictures, and the terminal they are rendered for.
public struct PictureFormat: Hashable, Sendable {
  /// The cells of one picture, at most `largest` in each direction.
  public let size: Size
  public let rendition: Rendition

  /// The maximum size: 200 columns and 100 rows.
  public static let largest = Size(columns: 200, rows: 100)

  /// Creates a format; sides are clamped to 1 to `largest`.
  public init(size: Size, rendition: Rendition) {
    self.size = Size(
      columns: min(max(size.columns, 1), Self.largest.columns),
      rows: min(max(size.rows, 1), Self.largest.rows))
    self.rendition = rendition
  }

  /// Returns the picture without its image if that does not match this format, because an image
  /// larger than its cells would be painted over others.
  public func holding(_ picture: Picture) -> Picture {
    guard let image = picture.image else { return picture }
    let fits = rendition.pixels.map { image.fits(picture.size, of: $0) } ?? false
    return fits ? picture : picture.showing(nil)
  }
}

/// The purpose of a request, which decides whether pictures are downloaded.
public enum PictureRequestMode: UInt8, Hashable, Sendable, CaseIterable {
  /// A new deal: cached pictures are used first, missing ones are downloaded.
  case deal
  /// An earlier deal: its faces in their order, if cached.
  case again
  /// An earlier deal; missing faces are downloaded.
  case againFetched
  /// A preview of a deck: only cached pictures, which may be fewer or none.
  case preview

  /// Whether only the cache is used.
  public var usesOnlyCache: Bool { self == .again || self == .preview }
  /// Whether the faces of an earlier deal are requested.
  public var isAgain: Bool { self == .again || self == .againFetched }
}

/// A request for the faces of a deck.
public struct PicturesRequest: Hashable, Sendable {
  public let source: PictureSource
  /// The requested number of different faces: 1 to `mostFaces`.
  public let faces: Int
  public let format: PictureFormat
  /// The seed that decides which cached pictures are used, and in which order.
  public let seed: UInt64
  public let mode: PictureRequestMode

  /// The maximum number of faces in one request.
  public static let mostFaces = 64

  /// Creates a request; the number of faces is clamped to 1 to `mostFaces`.
  public init(
    source: PictureSource, faces: Int, format: PictureFormat, seed: UInt64,
    mode: PictureRequestMode = .deal
  ) {
    self.source = source.bounded
    self.faces = min(max(faces, 1), Self.mostFaces)
    self.format = format
    self.seed = seed
    self.mode = mode
  }

  /// Returns the request for another purpose.
  public func on(_ mode: PictureRequestMode) -> PicturesRequest {
    PicturesRequest(source: source, faces: faces, format: format, seed: seed, mode: mode)
  }
}
