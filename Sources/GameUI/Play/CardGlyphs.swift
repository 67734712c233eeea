/// The characters that cards are drawn with, in Unicode or ASCII.
struct CardGlyphs: Hashable, Sendable {
  /// The corners, clockwise from the top left.
  let corners: [Character]
  let horizontal, vertical: Character
  /// A card seen from its edge.
  let edge: Character
  /// The characters of the back's ornament, shifted by one in each row.
  let ornament: [Character]
  /// The ornament of a back with one inner row.
  let smallOrnament: Character
  /// The mark in the frame of a card that missed.
  let missed: Character
  /// The mark over a taken card on a revealed board.
  let found: Character
  /// The marks at the left and right of the card under the cursor.
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
