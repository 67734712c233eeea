/// The meaning of a cell; a theme decides how it looks on a terminal.
enum Role: Hashable, Sendable, CaseIterable {
  /// Normal text, and the background of everything.
  case text
  /// Less important text: hints, units, dates.
  case muted
  /// Headings and the name of the game.
  case title
  /// The focused or selected part.
  case focus
  /// Frames and rules.
  case frame
  /// Something is right: a match, a valid field, a best.
  case good
  /// Something is wrong: an invalid field, an error.
  case bad
  /// The most important part: the points of a result, the key in a hint.
  case accent
  /// The inside of a dialog.
  case alert
  /// The colors of a button that is not focused.
  case button
  /// The colors of a text field.
  case field
  /// The bars with the tabs and the keys.
  case bar
  /// The back of a card and its frame.
  case cardBack
  /// The background of a face and its frame.
  case cardFace
  /// The background of a face whose pair is taken.
  case cardMatched
  /// The background of a face in a miss that is still shown.
  case cardMissed
}
