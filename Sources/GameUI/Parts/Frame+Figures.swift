import Canvas
import GameCore

/// A name with a value.
struct LabeledValue {
  let name: String
  let value: String
  var role = Role.text
  /// Whether a long value is wrapped; otherwise it is truncated.
  var wraps = true

  /// Returns the fact in words, without the blanks that align its value.
  func item(at place: Rect) -> Outline.Item {
    Outline.Item(.figure, name, value: String(value.drop { $0 == " " }), at: place)
  }
}

extension RenderStyle {
  /// Returns a value with the name that a phrase says.
  func labeled(_ name: any Phrase, _ value: String, _ role: Role = .text) -> LabeledValue {
    LabeledValue(name: text(name), value: value, role: role)
  }
}

extension [LabeledValue] {
  /// The columns of all facts if none is wrapped.
  var columns: Int { names + 2 + (map { TextWidth.of($0.value) }.max() ?? 0) }

  /// The columns of the longest name.
  var names: Int { map { TextWidth.of($0.name) }.max() ?? 0 }

  /// Returns the facts on lines of a width.
  func lines(columns: Int, gap: Int = 2) -> [LabeledValue] {
    let width = columns - names - gap
    return flatMap { fact in
      let values = fact.wraps ? TextWrap.lines(fact.value, width: width) : [fact.value]
      return [LabeledValue(name: fact.name, value: values.first ?? "", role: fact.role)]
        + values.dropFirst().map { LabeledValue(name: "", value: $0, role: fact.role) }
    }
  }
}

extension Frame {
  /// Draws facts below each other with aligned values, and returns the rest of `place`.
  @discardableResult
  mutating func figures(_ facts: [LabeledValue], in place: Rect, gap: Int = 2) -> Rect {
    var rest = place
    let indent = facts.names + gap
    for fact in facts.lines(columns: place.columns, gap: gap) where rest.rows > 0 {
      let line = rest.cutTop(1)
      self.line(fact.name, .muted, in: line)
      self.line(fact.value, fact.role, in: line.dropLeft(indent))
    }
    return rest
  }
}
