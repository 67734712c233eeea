/// What a cell means; a theme decides how that looks on the terminal at hand.
enum Role: Hashable, Sendable, CaseIterable {
  /// Running text, and the ground behind everything.
  case text
  /// What may be overlooked: hints, units, dates.
  case muted
  /// Headings and the name of the game.
  case title
  /// What is focused or selected.
  case focus
  /// Frames and rules.
  case frame
  /// Something is right: a match, a valid field, a record.
  case good
  /// Something is wrong: an invalid field, an error.
  case bad
  /// Where to look first: the points of a result, the key in a hint.
  case accent
  /// The inside of an alert.
  case alert
  /// The ground and text of a button that is not focused.
  case button
  /// The ground and text of a field.
  case field
  /// The bar with the tabs and the one with the keys.
  case bar
  /// The back of a card and its frame.
  case cardBack
  /// The ground of a face and its frame.
  case cardFace
  /// The ground of a face whose pair is taken.
  case cardMatched
  /// The ground of a face in a miss that is still shown.
  case cardMissed
}
