import Canvas
import GameCore

/// The fields, choices and buttons of a screen from the top, computed from its state. The player's
/// input and focus are in a `FormState`.
struct Form<ID: Hashable & Sendable>: Sendable {
  /// The effect of Tab, arrows and letters.
  enum Movement: Hashable, Sendable {
    /// Tab and the arrows move the focus.
    case alone
    /// Up and down move the focus, left and right change a choice; Tab changes the tab.
    case onTab
  }

  struct Item: Sendable {
    let id: ID
    let label: String
    let control: Control
    /// The line below.
    var note: FormNote?
    /// The text after the control: why it cannot be changed.
    var remark: String?
    /// Whether it is next to the item before it, so that up and down skip it.
    var isAside = false
    /// The text in the outline only: what it is for, or how to enter it.
    var explanation: (any Phrase)?

    var isButton: Bool { if case .button = control { true } else { false } }
    var options: [String] { if case .choice(let options, _, _) = control { options } else { [] } }
  }

  enum Control: Sendable {
    /// A text field; the placeholder is shown while it is empty.
    case field(placeholder: String = "")
    case check(Bool)
    /// A choice of one of several options; nil if none is chosen.
    case choice([String], chosen: Int?, isLocked: Bool = false)
    /// A button: `.accent` for the main one of a form, `.bad` for one that deletes.
    case button(Role = .button)
    /// A text instead of a control; `.placeholder` for one that looks like a field.
    case fact(String, Role = .muted)
  }

  let items: [Item]
  let movement: Movement

  init(_ items: [Item], movement: Movement = .alone) {
    self.items = items
    self.movement = movement
  }

  func item(_ id: ID) -> Item? { items.first { $0.id == id } }

  /// The buttons, which are on one line.
  var buttons: [Item] { items.filter(\.isButton) }

  /// Returns whether an item is a text field.
  func isField(_ id: ID) -> Bool {
    if case .field = item(id)?.control { true } else { false }
  }

  /// Returns the next item in the direction of `step`, cyclically; the first one if `id` is not in
  /// the form.
  func neighbor(of id: ID, by step: Int, skippingAside: Bool = false) -> ID? {
    guard var index = items.firstIndex(where: { $0.id == id }) else { return items.first?.id }
    for _ in items {
      index = (index + step + items.count) % items.count
      if !skippingAside || !items[index].isAside { break }
    }
    return items[index].id
  }
}

/// The meaning of a press on a form.
///
/// `ID` has no constraints, because with them Swift's runtime would search all conformances of the
/// program at the start.
enum FormTarget<ID> {
  case item(ID)
  /// A field, with the place of its text.
  case field(ID, Rect)
  /// An option of a choice, by its index.
  case option(ID, Int)
}

extension FormTarget: Equatable where ID: Equatable {}
extension FormTarget: Hashable where ID: Hashable {}
extension FormTarget: Sendable where ID: Sendable {}

/// The effect of an input on a form.
enum FormEvent<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The focus moved, or nothing of interest to the screen happened.
  case moved
  case edited(ID)
  /// Enter was pressed in the last field.
  case submitted(ID)
  /// A button or checkbox was pressed.
  case pressed(ID)
  /// An option was chosen, by its index.
  case chose(ID, Int)
}
