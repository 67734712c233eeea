/// A terminal that draws block characters itself, those of two by three parts too: there they are
/// seen whatever its font has, without gaps between cells.
struct BlockArtist {
  /// How the name begins that it gives when it is asked.
  let name: String

  /// Every one that is known. All of them drew sextants before they could be asked their name.
  static let all = ["VTE(", "foot(", "kitty(", "WezTerm ", "ghostty ", "contour "].map {
    BlockArtist(name: $0)
  }

  func isCalled(_ answer: String) -> Bool { answer.hasPrefix(name) }
}
