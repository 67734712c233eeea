/// A part of a drawing.
@usableFromInline protocol Part: AnyObject, Sendable {
  var rect: Rect { get }
  /// Its cells.
  var drawn: Canvas { get }
}

/// A part and the value it was drawn from.
@usableFromInline final class DrawnPart<Value: Sendable>: Part {
  @usableFromInline let value: Value
  @usableFromInline let rect: Rect
  @usableFromInline let drawn: Canvas

  @inlinable init(_ value: Value, in rect: Rect, drawn: Canvas) {
    self.value = value
    self.rect = rect
    self.drawn = drawn
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
    parts.append(DrawnPart(value, in: rect, drawn: piece(rect)))
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
    for case let part as DrawnPart<Value> in earlierParts where part.rect == rect {
      put(part.drawn, at: rect.origin)
      earlier = part.value
      break
    }
    update(&self, earlier)
    parts.append(DrawnPart(value, in: rect, drawn: piece(rect)))
  }

  /// Copies a part from the last drawing if that drew an equal value in the same place; returns
  /// false if it did not.
  @inlinable
  mutating func copy<Value: Equatable & Sendable>(_ value: Value, in rect: Rect) -> Bool {
    guard outline == nil else { return false }
    for case let part as DrawnPart<Value> in earlierParts
    where part.rect == rect && part.value == value {
      put(part.drawn, at: rect.origin)
      parts.append(part)
      return true
    }
    return false
  }
}
