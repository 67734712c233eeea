import Canvas
import GameCore

/// A screen that is a form.
protocol FormScreen: Screen where Target == FormTarget<Item> {
  associatedtype Item: Hashable, Sendable
  var form: FormState<Item> { get set }
  func fields(_ context: Context) -> Form<Item>
  /// Handles the effect of an input on the form.
  mutating func receive(_ event: FormEvent<Item>, _ context: Context) -> [Action]
}

extension FormScreen {
  func isTyping(_ context: Context) -> Bool { fields(context).isField(form.focus) }

  /// Binds the keys of the form. Enter in its last field means `submit`; if that is nil, it moves
  /// on.
  mutating func formKeys(
    _ bind: inout ScreenKeys, submit: (any Phrase)?, _ context: Context
  ) {
    let fields = fields(context)
    bind.list(form.keys(in: fields, submit: submit))
    bind.part { form.handle($0, in: fields).map { receive($0, context) } }
  }

  mutating func press(
    _ target: FormTarget<Item>, at point: Point?, _ context: Context
  ) -> [Action] {
    receive(form.press(target, at: point, in: fields(context)), context)
  }
}

/// The line below an item of a form: an error, a confirmation or a hint.
struct FormNote: Sendable {
  let text: String
  let role: Role
}

extension RenderStyle {
  func wrong(_ phrase: any Phrase) -> FormNote {
    FormNote(text: "\(glyphs.wrong) \(text(phrase))", role: .bad)
  }

  func right(_ phrase: any Phrase) -> FormNote {
    FormNote(text: "\(glyphs.right) \(text(phrase))", role: .good)
  }

  func hint(_ phrase: any Phrase) -> FormNote { FormNote(text: text(phrase), role: .muted) }

  /// Returns a button of a form.
  func button<ID>(_ id: ID, _ title: any Phrase, _ role: Role = .button) -> Form<ID>.Item {
    Form.Item(id: id, label: text(title), control: .button(role))
  }
}
