/// One way in which a name can be mistaken for another: as it is written, all in small letters, or
/// all in capitals, for `ТОМ` looks like `TOM` and `том` does not look like `tom`.
struct NameLook: Hashable, Sendable {
  enum Kind: Int, Hashable, Sendable, CaseIterable {
    case written, small, capital
  }

  let kind: Kind
  /// Equal for names that look alike when written in this way.
  let skeleton: String
}

extension PlayerName {
  /// What the name looks like: who has one of these looks cannot be told from its player.
  var looks: [NameLook] {
    let text = UnicodeForm.compatible.of(description)
    return NameLook.Kind.allCases.map { kind in
      let written =
        switch kind {
        case .written: text
        case .small: UnicodeForm.folded.of(text)
        case .capital: text.uppercased()
        }
      return NameLook(kind: kind, skeleton: Confusables.skeleton(of: written))
    }
  }
}
