extension Language {
  /// Returns an integer with grouped thousands: `12,345`; in Russian with no-break spaces, and only
  /// from five digits.
  public func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    let (mark, least) = self((",", 4), ("\u{A0}", 5))
    guard digits.count >= least else { return String(number) }
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += mark }
      text.append(digit)
    }
    return text
  }
}
