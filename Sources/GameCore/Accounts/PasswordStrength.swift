/// How hard a password is to guess, for the meter beside the field.
public enum PasswordStrength: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// Would be refused.
  case refused
  case fair, good, strong

  public static func < (left: PasswordStrength, right: PasswordStrength) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The strength of whatever has been typed so far.
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

  /// A rough count of the bits a guesser has to find: for each character as many as its alphabet
  /// has, one where it repeats the character before or goes on in its sequence.
  static func bits(of text: String) -> Int {
    let values = text.unicodeScalars.map { Int($0.value) }
    let each = bitsOfAlphabet(text)
    var tenths = 0
    for (index, value) in values.enumerated() {
      let goesOn = index > 0 && abs(value - values[index - 1]) <= 1
      tenths += goesOn ? 10 : each
    }
    return tenths / 10
  }

  /// Tenths of bits a character drawn from all the alphabets in `text` has.
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
