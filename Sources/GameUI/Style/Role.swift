/// The meaning of a cell; a theme decides how it looks on a terminal.
enum Role: Hashable, Sendable, CaseIterable {
  /// Normal text, and the background of everything.
  case text
  /// Less important text: hints, units, dates.
  case muted
  /// Headings and the name of the game.
  case title
  /// The focused part.
  case focus
  /// The mark of the focused row.
  case cursor
  /// An open or chosen item without the focus, and the row with the cursor.
  case selected
  /// Frames and rules.
  case frame
  /// Something is right: a match, a valid field, a best.
  case good
  /// Something is wrong: an invalid field, an error.
  case bad
  /// A key in a hint, and the most important number.
  case accent
  /// Bars, lines and tiles of charts.
  case chart
  /// Less important parts of charts.
  case chartPale
  /// The inside of a dialog.
  case alert
  /// The colors of a button that is not focused.
  case button
  /// The colors of a text field.
  case field
  /// The example in an empty field.
  case placeholder
  /// The bars with the tabs and the keys.
  case bar
  /// The back of a card.
  case cardBack
  /// The back of a card in a paused game.
  case cardResting
  /// The background of a face.
  case cardFace
  /// The upper and lower edge of a face.
  case cardEdge
  /// The edge of a face whose pair is taken.
  case cardMatched
  /// The background of a face in a miss that is still shown.
  case cardMissed
  /// The frame around the focused card.
  case cardFocus
}
