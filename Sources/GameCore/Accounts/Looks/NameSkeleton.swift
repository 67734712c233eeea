/// A form in which a name can be confused with another: as written, in lower case, or in upper
/// case. For example, `ТОМ` looks like `TOM`, but `том` does not look like `tom`.
struct NameSkeleton: Hashable, Sendable {
  enum Kind: Int, Hashable, Sendable, CaseIterable {
    case written, small, capital
  }

  let kind: Kind
  /// The skeleton, equal for names that look alike in this form.
  let skeleton: String
}

extension PlayerName {
  /// The looks of the name. A name with one of the same looks can be confused with it.
  var looks: [NameSkeleton] {
    let text = UnicodeForm.compatible.of(description)
    return NameSkeleton.Kind.allCases.map { kind in
      let written =
        switch kind {
        case .written: text
        case .small: UnicodeForm.folded.of(text)
        case .capital: text.uppercased()
        }
      return NameSkeleton(kind: kind, skeleton: Confusables.skeleton(of: written))
    }
  }
}
