/// The strokes that drawings are made of.
extension Drawing.Shape {
  typealias Shape = Drawing.Shape

  static func oval(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: UInt32,
    along: Spot = Spot(1, 0), within: ShapeOutline? = nil, _ detail: Detail = .always
  ) -> Shape {
    Shape(
      .ellipse(center: Spot(x, y), radii: Spot(width, height), along: along), RGB(hex: color),
      within: within, detail: detail)
  }

  static func area(
    _ corners: [(Double, Double)], _ color: UInt32, within: ShapeOutline? = nil,
    _ detail: Detail = .always
  ) -> Shape {
    Shape(
      .polygon(corners.map { Spot($0.0, $0.1) }), RGB(hex: color), within: within, detail: detail)
  }

  static func box(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, _ color: UInt32,
    within: ShapeOutline? = nil, _ detail: Detail = .always
  ) -> Shape {
    area(
      [(left, top), (right, top), (right, bottom), (left, bottom)], color, within: within, detail)
  }

  static func line(
    _ points: [(Double, Double)], _ width: Double, _ color: UInt32, within: ShapeOutline? = nil,
    _ detail: Detail = .always
  ) -> Shape {
    Shape(
      .stroke(points.map { Spot($0.0, $0.1) }, width: width), RGB(hex: color), within: within,
      detail: detail)
  }

  /// The shape with left and right swapped.
  var mirrored: Shape {
    Shape(outline.mirrored, color, within: within?.mirrored, detail: detail)
  }
}

extension [Drawing.Shape] {
  /// Returns the shapes together with their mirror images.
  static func both(_ shapes: Drawing.Shape...) -> [Drawing.Shape] {
    shapes.flatMap { [$0, $0.mirrored] }
  }
}

/// Backgrounds that reach the edges of any card.
enum Background {
  /// The lower part of the card.
  static func floor(_ color: UInt32, from top: Double = 0.8) -> [Drawing.Shape] {
    [.box(-4, top, 5, 5, color)]
  }

  /// Slanted bands.
  static func bands(_ color: UInt32) -> [Drawing.Shape] {
    (-4...5).map { step in
      let left = Double(step) * 0.5
      return .area([(left, 0), (left + 0.25, 0), (left - 0.25, 1), (left - 0.5, 1)], color)
    }
  }

  /// Upright bands.
  static func columns(_ color: UInt32) -> [Drawing.Shape] {
    (-6...6).map { step in
      let left = Double(step) / 3
      return .box(left, 0, left + 1.0 / 6, 1, color)
    }
  }

  /// Small lights at the edges.
  static func stars(_ color: UInt32) -> [Drawing.Shape] {
    [(0.08, 0.1), (0.34, 0.05), (0.92, 0.3), (0.05, 0.62), (-0.25, 0.25), (1.2, 0.15), (1.3, 0.7)]
      .map { .oval($0.0, $0.1, 0.028, 0.028, color, .large) }
  }
}
