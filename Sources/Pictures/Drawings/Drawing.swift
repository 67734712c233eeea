/// A picture made of shapes, sharp at any size.
public struct Drawing: Hashable, Sendable {
  /// An area of one color.
  public struct Shape: Hashable, Sendable {
    /// The sizes at which a shape is drawn; details too small to be seen are replaced by bolder
    /// shapes.
    public enum Detail: Hashable, Sendable {
      case always
      /// Drawn if the drawing's square is less than five cells high.
      case small
      /// Drawn if it is five cells high or more.
      case large
    }

    public let color: RGB
    public let outline: ShapeOutline
    /// The area that clips the shape; nil if none does.
    public let within: ShapeOutline?
    public let detail: Detail

    public init(
      _ outline: ShapeOutline, _ color: RGB, within: ShapeOutline? = nil, detail: Detail = .always
    ) {
      self.color = color
      self.outline = outline
      self.within = within
      self.detail = detail
    }
  }

  /// A short capitalized name, unique in its deck.
  public let english: String
  /// The name in Russian.
  public let russian: String
  /// The color behind the shapes, up to the edges of the card.
  public let background: RGB
  /// The shapes from back to front.
  public let shapes: [Shape]
}
