public import Canvas
public import Pictures

/// Names one request of the game, so that late answers to an earlier one can be told apart.
public struct RequestID: Hashable, Sendable {
  public let rawValue: UInt32

  public init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// Where the pictures of a deck come from.
public enum PictureSource: Hashable, Sendable {
  /// The network deck with this id; `base` replaces the address it asks where it is not nil.
  case network(deck: String, base: String?)
  /// The pictures directly in a folder.
  case folder(path: String)
  /// Pictures on the network that the player has put together, at most `ChosenPicture.most`; those
  /// that look alike are one face. They are fetched where the address `from` may lead there.
  case chosen([ChosenPicture], from: String)

  /// The same with what one message can hold; of a longer list the end is left out.
  fileprivate var bounded: PictureSource {
    guard case .chosen(let pictures, let origin) = self else { return self }
    var bytes = 0
    return .chosen(
      Array(
        pictures.prefix(ChosenPicture.most).prefix { picture in
          bytes += picture.address.utf8.count + picture.name.utf8.count
          return bytes <= ChosenPicture.mostBytes
        }), from: origin)
  }
}

/// How pictures are drawn: at which size, for which terminal.
public struct PictureFormat: Hashable, Sendable {
  /// The cells of one picture: at most `largest` in each direction.
  public let size: Size
  public let rendition: Rendition

  /// The largest picture: 200 columns and 100 rows.
  public static let largest = Size(columns: 200, rows: 100)

  /// A format; sides outside 1 to `largest` are brought to the nearest that is inside.
  public init(size: Size, rendition: Rendition) {
    self.size = Size(
      columns: min(max(size.columns, 1), Self.largest.columns),
      rows: min(max(size.rows, 1), Self.largest.rows))
    self.rendition = rendition
  }

  /// The picture, without an image that is not as this format says: one that is larger than its
  /// cells would be painted over others.
  public func holding(_ picture: Picture) -> Picture {
    guard let image = picture.image else { return picture }
    let fits = rendition.pixels.map { image.fits(picture.size, of: $0) } ?? false
    return fits ? picture : picture.showing(nil)
  }
}

/// What pictures are wanted for, which decides how far a request goes for them.
public enum PictureOccasion: UInt8, Hashable, Sendable, CaseIterable {
  /// A new deal: what is at hand is used first, and what is missing is fetched.
  case deal
  /// A deal that was shown before: the faces that it had, in their order, from what is at hand.
  case again
  /// The same; what has been lost is fetched.
  case againFetched
  /// A look at a deck: what is at hand, which may be less than is asked for or nothing.
  case preview

  /// Whether nothing is asked of the network.
  public var staysAtHand: Bool { self == .again || self == .preview }
  /// Whether the faces of an earlier deal are wanted.
  public var isAgain: Bool { self == .again || self == .againFetched }
}

/// Asks for the faces of a deck.
public struct PicturesRequest: Hashable, Sendable {
  public let source: PictureSource
  /// How many different faces are wanted: 1 to `mostFaces`.
  public let faces: Int
  public let format: PictureFormat
  /// Decides which of the pictures at hand are taken, and in which order.
  public let seed: UInt64
  public let occasion: PictureOccasion

  /// The most faces that can be asked for at once.
  public static let mostFaces = 64

  /// A request; a number of faces outside 1 to `mostFaces` is brought to the nearest inside.
  public init(
    source: PictureSource, faces: Int, format: PictureFormat, seed: UInt64,
    occasion: PictureOccasion = .deal
  ) {
    self.source = source.bounded
    self.faces = min(max(faces, 1), Self.mostFaces)
    self.format = format
    self.seed = seed
    self.occasion = occasion
  }

  /// The same on another occasion.
  public func on(_ occasion: PictureOccasion) -> PicturesRequest {
    PicturesRequest(source: source, faces: faces, format: format, seed: seed, occasion: occasion)
  }
}
