import Canvas

extension String {
  /// The text with a capital first letter.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }

  /// Returns the text at the right of this number of columns.
  func padded(to columns: Int) -> String {
    String(repeating: " ", count: max(columns - TextWidth.of(self), 0)) + self
  }
}
