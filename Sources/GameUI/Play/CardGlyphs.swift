/// What cards are drawn with, in Unicode or in ASCII.
struct CardGlyphs: Hashable, Sendable {
  /// Corners from the top left one clockwise.
  let corners: [Character]
  let horizontal, vertical: Character
  /// A card seen on its edge.
  let edge: Character
  /// The ornament of the back: its characters in turn, one further in each row.
  let ornament: [Character]
  /// The ornament of a back with one row inside.
  let smallOrnament: Character
  /// Stands in the frame of a card that missed.
  let missed: Character
  /// Stands over a taken card where all lie open.
  let found: Character
  /// Stand left and right of the card under the cursor.
  let cursorLeft, cursorRight: Character

  static let unicode = CardGlyphs(
    corners: ["╭", "╮", "╯", "╰"], horizontal: "─", vertical: "│", edge: "┃", ornament: ["╱", "╲"],
    smallOrnament: "╳",
    missed: "✗", found: "✓", cursorLeft: "►", cursorRight: "◄")

  static let ascii = CardGlyphs(
    corners: ["+", "+", "+", "+"], horizontal: "-", vertical: "|", edge: "|",
    ornament: ["/", "\\"],
    smallOrnament: ":",
    missed: "x", found: "*", cursorLeft: ">", cursorRight: "<")
}
