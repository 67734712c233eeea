import Canvas
import GameCore

/// The input of a player into a form, and the focus.
struct FormState<ID: Hashable & Sendable>: Sendable {
  private(set) var focus: ID
  private var fields: [ID: Field]
  /// The fields that have been left once, whose validity is shown.
  private(set) var left: Set<ID> = []

  init(focus: ID, fields: [ID: Field] = [:]) {
    self.focus = focus
    self.fields = fields
  }

  func field(_ id: ID) -> Field { fields[id] ?? Field() }
  func text(_ id: ID) -> String { field(id).text }

  /// Sets the text of a field, which counts as not left.
  mutating func set(_ id: ID, to field: Field) {
    fields[id] = field
    left.remove(id)
  }

  mutating func move(to id: ID) {
    if fields[focus] != nil, id != focus { left.insert(focus) }
    focus = id
  }

  /// Moves the focus to the first item if the focused one is not in the form.
  mutating func keepFocus(in form: Form<ID>) {
    if form.item(focus) == nil, let first = form.items.first { focus = first.id }
  }

  /// Shows the validity of every field.
  mutating func leaveAll() {
    left.formUnion(fields.keys)
  }

  private func isInLastField(of form: Form<ID>) -> Bool {
    form.items.last { form.isField($0.id) }?.id == focus
  }

  /// Returns the keys that a form shows. Enter in its last field means `submit`; if that is nil, it
  /// moves on as in the other fields.
  func keys(in form: Form<ID>, submit: (any Phrase)?) -> [KeyBinding] {
    let next = KeyBinding(.tab, TabPhrase.keyNext)
    switch form.item(focus)?.control {
    case .field:
      guard let submit, isInLastField(of: form) else {
        return [KeyBinding(either: [.tab, .enter], TabPhrase.keyNext)]
      }
      return [KeyBinding(.enter, submit), next]
    case .check, .choice: return [next, KeyBinding(.enter, TabPhrase.keyChange)]
    case .button, .fact, nil: return [next, KeyBinding(.enter, TabPhrase.keyPress)]
    }
  }

  /// Handles a key or a paste; nil for input without a meaning in a form.
  mutating func handle(_ input: Input, in form: Form<ID>) -> FormEvent<ID>? {
    keepFocus(in: form)
    if form.isField(focus), let event = edit(input) { return event }
    guard case .key(let key) = input else { return nil }
    switch key {
    case .up: return move(by: -1, in: form, skippingAside: true)
    case .down: return move(by: 1, in: form, skippingAside: true)
    case .backTab where form.movement == .alone: return move(by: -1, in: form)
    case .tab where form.movement == .alone: return move(by: 1, in: form)
    case .enter: return press(in: form, isEnter: true)
    default: break
    }
    guard !form.isField(focus) else { return nil }
    return form.movement == .alone ? handleAlone(key, in: form) : handleOnTab(key, in: form)
  }

  /// Handles a press of the mouse.
  mutating func press(
    _ target: FormTarget<ID>, at point: Point?, in form: Form<ID>
  ) -> FormEvent<ID> {
    switch target {
    case .item(let id):
      move(to: id)
      // Only the focus shows all options of a choice.
      if case .choice = form.item(id)?.control { return .moved }
      return form.isField(id) ? .moved : press(in: form, isEnter: false) ?? .moved
    case .field(let id, let place):
      move(to: id)
      fields[id]?.press(at: point, in: place)
      return .moved
    case .option(let id, let option):
      move(to: id)
      guard case .choice(_, _, let isLocked)? = form.item(id)?.control, !isLocked else {
        return .moved
      }
      return .chose(id, option)
    }
  }

  private mutating func handleAlone(_ key: Key, in form: Form<ID>) -> FormEvent<ID>? {
    switch key {
    case .left: step(-1, in: form) ?? move(by: -1, in: form)
    case .right: step(1, in: form) ?? move(by: 1, in: form)
    case .character(" "): press(in: form, isEnter: false)
    default: nil
    }
  }

  private mutating func handleOnTab(_ key: Key, in form: Form<ID>) -> FormEvent<ID>? {
    switch key {
    case .character("k"): move(by: -1, in: form)
    case .character("j"): move(by: 1, in: form)
    case .left, .character("h"): step(-1, in: form) ?? toButton(-1, in: form) ?? .moved
    case .right, .character("l"): step(1, in: form) ?? toButton(1, in: form) ?? .moved
    case .character(" "): step(1, in: form) ?? press(in: form, isEnter: false)
    case .home: move(to: form.items.first, .moved)
    case .end: move(to: form.items.last, .moved)
    default: nil
    }
  }

  /// Moves from a button to an adjacent one; nil if there is none.
  private mutating func toButton(_ step: Int, in form: Form<ID>) -> FormEvent<ID>? {
    let buttons = form.buttons.map(\.id)
    guard let index = buttons.firstIndex(of: focus), buttons.indices.contains(index + step) else {
      return nil
    }
    move(to: buttons[index + step])
    return .moved
  }

  private mutating func move(to item: Form<ID>.Item?, _ event: FormEvent<ID>) -> FormEvent<ID> {
    if let item { move(to: item.id) }
    return event
  }

  private mutating func move(
    by step: Int, in form: Form<ID>, skippingAside: Bool = false
  ) -> FormEvent<ID>? {
    guard let id = form.neighbor(of: focus, by: step, skippingAside: skippingAside) else {
      return nil
    }
    move(to: id)
    return .moved
  }

  /// Edits the focused field; pasted text is cleaned for it.
  private mutating func edit(_ input: Input) -> FormEvent<ID>? {
    var field = field(focus)
    guard field.type(input) else { return nil }
    fields[focus] = field
    return .edited(focus)
  }

  /// Chooses the option `step` positions further; nil if the focus is on another control.
  private func step(_ step: Int, in form: Form<ID>) -> FormEvent<ID>? {
    guard case .choice(let options, let chosen, let isLocked)? = form.item(focus)?.control else {
      return nil
    }
    guard !isLocked, !options.isEmpty else { return .moved }
    // If nothing is chosen yet, starts with the first option, or backward with the last.
    let from = chosen ?? (step > 0 ? -1 : options.count)
    return .chose(focus, (from + step + options.count) % options.count)
  }

  private mutating func press(in form: Form<ID>, isEnter: Bool) -> FormEvent<ID>? {
    guard let item = form.item(focus) else { return nil }
    switch item.control {
    case .button, .check: return .pressed(focus)
    case .choice: return step(1, in: form)
    case .fact: return .moved
    case .field:
      guard isEnter else { return nil }
      return isInLastField(of: form) && form.movement == .alone
        ? .submitted(focus) : move(by: 1, in: form)
    }
  }
}
