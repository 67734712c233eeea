/// The skeletons of Unicode's UTS 39. Texts with the same skeleton look alike.
enum Confusables {
  /// Returns the skeleton of a text in any normal form.
  static func skeleton(of text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in UnicodeForm.decomposed.of(text).unicodeScalars {
      if let look = looks[scalar] {
        scalars.append(contentsOf: look)
      } else {
        scalars.append(scalar)
      }
    }
    return UnicodeForm.decomposed.of(String(scalars))
  }

  /// The looks from the table, read when the first name is checked.
  private static let looks: [Unicode.Scalar: [Unicode.Scalar]] = {
    var looks: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    var look: [Unicode.Scalar] = []
    var reader = UnicodeTableReader(ConfusableTable.text)
    while let word = reader.word() {
      if word.last == UInt8(ascii: ":") {
        look = word.dropLast().split(separator: UInt8(ascii: "."))
          .compactMap { Unicode.Scalar(UnicodeTableReader.number($0)) }
      } else if let letter = Unicode.Scalar(UnicodeTableReader.number(word)) {
        looks[letter] = look
      }
    }
    return looks
  }()
}
