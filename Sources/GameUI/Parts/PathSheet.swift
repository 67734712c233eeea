import Canvas
import GameCore

/// A sheet to type the path of a file on, with the names that go on from there.
struct PathSheet: Sendable {
  /// What a press of the mouse means.
  enum Target: Hashable, Sendable {
    /// A name of the list, by its number.
    case name(Int)
    /// The field, where its text begins at `column` and is `width` columns wide.
    case field(column: Int, width: Int)
    /// Somewhere else on the sheet.
    case nothing
  }

  /// What input came to.
  enum Event: Hashable, Sendable {
    case moved
    /// The names that go on from the path are wanted.
    case needsNames
    /// Enter on a path.
    case chosen
    /// Closed without a choice.
    case dismissed
  }

  private(set) var field = Field(limit: PathSheet.longest)
  /// Names that the path can go on with, once Tab has asked for them.
  private(set) var names: [String] = []
  /// What is wrong with the path, told when it was to be taken.
  private(set) var fault: (any Phrase)?
  /// Whether the file is being looked at.
  private(set) var isBusy = false
  /// What `~` stands for; nil where nobody knows.
  private let home: String?
  private static let longest = 1000

  init(home: String?) {
    self.home = home
  }

  /// The path with `~` as what it stands for.
  var path: String { HomePath.expanded(field.text, home: home) }

  /// Handles a key, a paste or the wheel.
  mutating func handle(_ input: Input) -> Event {
    switch input {
    case .key(.escape): return .dismissed
    case .key(.enter):
      guard field.isEmpty else { return .chosen }
      fault = PathPhrase.nothingTyped
    case .key(.tab):
      // Of a bare home directory the content is meant.
      if field.text == "~" { change(to: "~/") }
      return .needsNames
    case .key, .paste:
      let before = field.text
      var cleaned = input
      if case .paste(let text) = input { cleaned = .paste(Clean.pasted(text)) }
      _ = field.handle(cleaned)
      if field.text != before { forget() }
    case .mouse: break
    }
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
    case .field(let column, let width):
      if let point { field.setCursor(column: point.column - column, width: width) }
    case .nothing: break
    }
    return .moved
  }

  /// Lists `names` and completes the path with `common`, the start of all matching names.
  mutating func complete(with names: [String], common: String) {
    self.names = names
    guard !names.isEmpty else {
      fault = PathPhrase.noNames
      return
    }
    if common.count > field.text.count - folder.count { field = taking(folder + common) }
    fault = nil
    if names.count == 1 { self.names = [] }
  }

  /// The file is being looked at.
  mutating func wait() {
    isBusy = true
    fault = nil
  }

  /// Tells why the file is not taken.
  mutating func fail(_ phrase: any Phrase) {
    isBusy = false
    fault = phrase
  }

  /// What is typed up to the last slash.
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
    fault = nil
  }
}
