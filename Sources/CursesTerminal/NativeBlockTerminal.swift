/// A terminal that draws block characters itself, including those of two by three parts, without
/// gaps between cells, whatever its font contains.
struct NativeBlockTerminal {
  /// The prefix of the name that it reports.
  let name: String

  /// The known terminals. All of them drew sextants before they could report their names.
  static let all = ["VTE(", "foot(", "kitty(", "WezTerm ", "ghostty ", "contour "].map {
    NativeBlockTerminal(name: $0)
  }

  func isCalled(_ answer: String) -> Bool { answer.hasPrefix(name) }
}
