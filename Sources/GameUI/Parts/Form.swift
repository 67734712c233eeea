import Canvas
import GameCore

/// The fields, choices and buttons of a screen from the top, worked out anew from what the screen
/// knows; what the player has typed and focused is a `FormState`.
struct Form<ID: Hashable & Sendable>: Sendable {
  /// What Tab, the arrows and letters do.
  enum Movement: Hashable, Sendable {
    /// Tab and the arrows move the focus.
    case alone
    /// Up and down move it, left and right change what is chosen; Tab belongs to the tabs.
    case onTab
  }

  struct Item: Sendable {
    let id: ID
    let label: String
    let control: Control
    /// A line below: what is wrong or right, or what to do.
    var note: Note?
    /// Words behind the control: why it cannot be changed.
    var remark: String?

    var isButton: Bool { if case .button = control { true } else { false } }
  }

  enum Control: Sendable {
    /// A text that is typed; the placeholder shows while it is empty.
    case field(placeholder: String = "")
    case check(Bool)
    /// One of several options; nil where none is chosen.
    case choice([String], chosen: Int?, isLocked: Bool = false)
    case button
    /// Something to read in the place of a control.
    case fact(String)
  }

  struct Note: Sendable {
    let text: String
    let role: Role
  }

  let items: [Item]
  let movement: Movement

  init(_ items: [Item], movement: Movement = .alone) {
    self.items = items
    self.movement = movement
  }

  func item(_ id: ID) -> Item? { items.first { $0.id == id } }

  /// The buttons, which stand in one line.
  var buttons: [Item] { items.filter(\.isButton) }

  /// Whether what is typed at an item is text.
  func isField(_ id: ID) -> Bool {
    if case .field = item(id)?.control { true } else { false }
  }

  /// The item `step` places further, round and round; the first where `id` is not in the form.
  func neighbour(of id: ID, by step: Int) -> ID? {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return items.first?.id }
    return items[((index + step) % items.count + items.count) % items.count].id
  }
}

/// What a press on a form means.
enum FormTarget<ID: Hashable & Sendable>: Hashable, Sendable {
  case item(ID)
  /// A field whose text begins at `column` and is `width` columns wide.
  case field(ID, column: Int, width: Int)
  /// An option of a choice, by its number.
  case option(ID, Int)
}

/// What input to a form came to, besides moving its focus.
enum FormEvent<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The focus moved, or nothing that concerns anybody else happened.
  case moved
  case edited(ID)
  /// Enter in the last field.
  case submitted(ID)
  /// A button or a check was pressed.
  case pressed(ID)
  /// An option was chosen, by its number.
  case chose(ID, Int)
}
