/// A part of a drawing: the value it was drawn from, and the result.
@usableFromInline struct Part: Sendable {
  @usableFromInline let rect: Rect
  @usableFromInline let source: any AnyObject & Sendable
  @usableFromInline let drawn: Canvas

  @usableFromInline init(_ rect: Rect, from source: any AnyObject & Sendable, drawn: Canvas) {
    self.rect = rect
    self.source = source
    self.drawn = drawn
  }
}

/// The value a part was drawn from.
@usableFromInline final class Source<Value: Sendable>: Sendable {
  @usableFromInline let value: Value

  @inlinable init(_ value: Value) {
    self.value = value
  }
}

extension Canvas {
  /// Creates a blank canvas that copies unchanged parts from the last drawing.
  public init(size: Size, style: Style, after last: Canvas?) {
    self.init(size: size, style: style)
    earlierParts = last?.parts ?? []
  }

  /// Draws a part of the screen, or copies it from the last drawing if that drew an equal value in
  /// the same place.
  ///
  /// The result of `draw` must depend on `value` alone and stay inside `rect`, which is blank. A
  /// drawing with an outline copies nothing, because parts have no outlines.
  @inlinable
  public mutating func part<Value: Equatable & Sendable>(
    _ value: Value, in rect: Rect, draw: (inout Canvas) -> Void
  ) {
    guard !copy(value, in: rect) else { return }
    draw(&self)
    guard outline == nil else { return }
    parts.append(Part(rect, from: Source(value), drawn: piece(rect)))
  }

  /// Draws a part of the screen over its last drawing, if that was in the same place: `update`
  /// gets the value of that drawing, or nil, and draws what has changed since then.
  @inlinable
  public mutating func part<Value: Equatable & Sendable>(
    _ value: Value, in rect: Rect, update: (inout Canvas, _ earlier: Value?) -> Void
  ) {
    guard !copy(value, in: rect) else { return }
    guard outline == nil else { return update(&self, nil) }
    var earlier: Value?
    for part in earlierParts where part.rect == rect {
      guard let source = part.source as? Source<Value> else { continue }
      put(part.drawn, at: rect.origin)
      earlier = source.value
      break
    }
    update(&self, earlier)
    parts.append(Part(rect, from: Source(value), drawn: piece(rect)))
  }

  /// Copies a part from the last drawing if that drew an equal value in the same place; returns
  /// false if it did not.
  @inlinable
  mutating func copy<Value: Equatable & Sendable>(_ value: Value, in rect: Rect) -> Bool {
    guard outline == nil else { return false }
    for index in earlierParts.indices where earlierParts[index].rect == rect {
      guard let source = earlierParts[index].source as? Source<Value>, source.value == value
      else { continue }
      put(earlierParts[index].drawn, at: rect.origin)
      parts.append(earlierParts[index])
      return true
    }
    return false
  }
}
