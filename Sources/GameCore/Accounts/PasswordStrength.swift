/// The strength of a password, for the meter next to the field.
public enum PasswordStrength: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// The password would be rejected.
  case refused
  case fair, good, strong

  public static func < (left: PasswordStrength, right: PasswordStrength) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Estimates the strength of the typed text.
  public init(of text: String) {
    guard (try? Password(text)) != nil else {
      self = .refused
      return
    }
    self =
      switch Self.bits(of: text) {
      case ..<50: .fair
      case ..<70: .good
      default: .strong
      }
  }

  /// Returns a rough count of the bits that an attacker has to guess: for each character as many as
  /// its alphabet has, or one if it repeats the previous character or continues a sequence.
  static func bits(of text: String) -> Int {
    let values = text.unicodeScalars.map { Int($0.value) }
    let each = bitsOfAlphabet(text)
    var tenths = 0
    for (index, value) in values.enumerated() {
      let continues = index > 0 && abs(value - values[index - 1]) <= 1
      tenths += continues ? 10 : each
    }
    return tenths / 10
  }

  /// Returns the bits, in tenths, of a character drawn from all the alphabets in `text`.
  private static func bitsOfAlphabet(_ text: String) -> Int {
    let scalars = text.unicodeScalars
    var letters = 0
    if scalars.contains(where: \.isDecimalDigit) { letters += 10 }
    if scalars.contains(where: \.properties.isLowercase) { letters += 26 }
    if scalars.contains(where: \.properties.isUppercase) { letters += 26 }
    if scalars.contains(where: { !$0.isDecimalDigit && !$0.properties.isCased }) { letters += 33 }
    return switch letters {
    case ..<11: 33
    case ..<27: 47
    case ..<37: 51
    case ..<53: 57
    case ..<63: 60
    default: 65
    }
  }
}
