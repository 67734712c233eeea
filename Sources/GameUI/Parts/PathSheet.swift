import Canvas
import GameCore

/// A sheet for the path of a file, with completion.
struct PathSheet: Sendable {
  /// The meaning of a press of the mouse.
  enum Target: Hashable, Sendable {
    /// A name in the list, by its index.
    case name(Int)
    /// The field, with the place of its text.
    case field(Rect)
  }

  /// The effect of an input.
  enum Event: Hashable, Sendable {
    case moved
    /// The matching names are needed.
    case needsNames
    /// Enter was pressed on a path.
    case chosen
    /// Closed without a choice.
    case dismissed
  }

  private(set) var field = Field(limit: PathSheet.longest)
  /// The names that complete the path, after Tab.
  private(set) var names: [String] = []
  /// The fault of the path, shown after an attempt to choose it.
  private(set) var error: (any Phrase)?
  /// Whether the file is being read.
  private(set) var isBusy = false
  /// The meaning of `~`; nil if unknown.
  private let home: String?
  private static let longest = 1000

  init(home: String?) {
    self.home = home
  }

  /// The path with `~` expanded.
  var path: String { HomePath.expanded(field.text, home: home) }

  /// Binds the keys and other input.
  mutating func keys(_ bind: inout KeyBindings<Event>) {
    bind(.enter, PathPhrase.keyTake) {
      guard field.isEmpty else { return .chosen }
      error = PathPhrase.nothingTyped
      return .moved
    }
    bind(.tab, PathPhrase.keyComplete) {
      // A bare home directory is completed with its content.
      if field.text == "~" { change(to: "~/") }
      return .needsNames
    }
    bind(.escape, ButtonPhrase.back) { .dismissed }
    bind.part { $0 == .key(.function(1)) ? nil : edit($0) }
  }

  private mutating func edit(_ input: Input) -> Event {
    let before = field.text
    _ = field.type(input)
    if field.text != before { forget() }
    return .moved
  }

  /// Handles a press of the mouse.
  mutating func press(_ target: Target, at point: Point?) -> Event {
    switch target {
    case .name(let number):
      guard names.indices.contains(number) else { return .moved }
      let name = names[number]
      change(to: folder + name)
      return name.hasSuffix("/") ? .needsNames : .chosen
    case .field(let place): field.press(at: point, in: place)
    }
    return .moved
  }

  /// Lists `names` and completes the path with `common`, the start of all matching names.
  mutating func complete(with names: [String], common: String) {
    self.names = names
    guard !names.isEmpty else {
      error = PathPhrase.noNames
      return
    }
    if common.count > field.text.count - folder.count { field = taking(folder + common) }
    error = nil
    if names.count == 1 { self.names = [] }
  }

  /// Shows that the file is being read.
  mutating func wait() {
    isBusy = true
    error = nil
  }

  /// Shows why the file is rejected.
  mutating func fail(_ phrase: any Phrase) {
    isBusy = false
    error = phrase
  }

  /// The typed path up to the last slash.
  private var folder: String {
    let text = field.text
    return text.lastIndex(of: "/").map { String(text[...$0]) } ?? ""
  }

  private func taking(_ text: String) -> Field { Field(text, limit: Self.longest) }

  private mutating func change(to text: String) {
    field = taking(text)
    forget()
  }

  private mutating func forget() {
    names = []
    error = nil
    isBusy = false
  }
}
