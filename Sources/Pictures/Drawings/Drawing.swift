/// A picture as shapes: sharp at any size.
public struct Drawing: Hashable, Sendable {
  /// One area of one colour.
  public struct Shape: Hashable, Sendable {
    /// At which sizes a shape is there: what is too small to be seen gives way to something bolder.
    public enum Detail: Hashable, Sendable {
      case always
      /// Only where the drawing's square is less than five cells high.
      case small
      /// Only where it is five cells high or more.
      case large
    }

    public let color: RGB
    public let outline: Outline
    /// The area that the shape stays inside; nil where it is free.
    public let within: Outline?
    public let detail: Detail

    public init(
      _ outline: Outline, _ color: RGB, within: Outline? = nil, detail: Detail = .always
    ) {
      self.color = color
      self.outline = outline
      self.within = within
      self.detail = detail
    }
  }

  /// A short name that nothing else in its deck has, with a capital.
  public let english: String
  /// The same in Russian.
  public let russian: String
  /// What lies behind the shapes, to the edges of the card.
  public let ground: RGB
  /// The shapes, those in front last.
  public let shapes: [Shape]

  public init(english: String, russian: String, ground: RGB, shapes: [Shape]) {
    self.english = english
    self.russian = russian
    self.ground = ground
    self.shapes = shapes
  }
}
