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
}

/// Asks for the faces of a deck.
public struct PicturesRequest: Hashable, Sendable {
  public let source: PictureSource
  /// How many different faces are wanted: 1 to `mostFaces`.
  public let faces: Int
  public let format: PictureFormat
  /// Decides which of the pictures at hand are taken, and in which order.
  public let seed: UInt64

  /// The most faces that can be asked for at once.
  public static let mostFaces = 64

  /// A request; a number of faces outside 1 to `mostFaces` is brought to the nearest inside.
  public init(source: PictureSource, faces: Int, format: PictureFormat, seed: UInt64) {
    self.source = source
    self.faces = min(max(faces, 1), Self.mostFaces)
    self.format = format
    self.seed = seed
  }
}
