import Canvas
import GameCore

/// The form for a new player.
struct RegisterForm: Hashable {
  enum Focus: Hashable, CaseIterable {
    case name, email, password, repeated, stay, register, back
  }

  enum Wish: Hashable {
    case register, back
  }

  var name = Field()
  var email = Field()
  var password = Field(isMasked: true)
  var repeated = Field(isMasked: true)
  var stays = true
  private(set) var focus = Focus.name
  /// The fields that were left once: their state is shown.
  private(set) var left: Set<Focus> = []

  var isTyping: Bool { Self.fields.contains(focus) }

  static let fields: [Focus] = [.name, .email, .password, .repeated]

  var draft: RegistrationDraft {
    var draft = RegistrationDraft()
    draft.name = name.text
    draft.email = email.text
    draft.password = Secret(password.text)
    draft.repeated = Secret(repeated.text)
    return draft
  }

  mutating func take(_ input: Input) -> Wish? {
    switch input {
    case .paste(let text):
      let isSecret = focus == .password || focus == .repeated
      edit(.paste(isSecret ? Clean.password(text) : Clean.pasted(text)))
    case .key(.tab), .key(.down): move(to: focus.moved(by: 1))
    case .key(.backTab), .key(.up): move(to: focus.moved(by: -1))
    case .key(.escape): return .back
    case .key(.enter): return press()
    case .key(.character(" ")) where !isTyping: return press()
    case .key(.left) where !isTyping: move(to: focus.moved(by: -1))
    case .key(.right) where !isTyping: move(to: focus.moved(by: 1))
    case .key: edit(input)
    case .mouse: break
    }
    return nil
  }

  mutating func press(_ target: Focus, column: Int, width: Int) -> Wish? {
    move(to: target)
    switch target {
    case .name: name.setCursor(column: column, width: width)
    case .email: email.setCursor(column: column, width: width)
    case .password: password.setCursor(column: column, width: width)
    case .repeated: repeated.setCursor(column: column, width: width)
    default: return press()
    }
    return nil
  }

  /// Shows the state of every field and goes to the first that is wrong.
  mutating func showFaults() {
    left.formUnion(Self.fields)
    if let first = Self.fields.first(where: { fault(of: $0) != nil }) { focus = first }
  }

  mutating func move(to target: Focus) {
    if Self.fields.contains(focus), target != focus { left.insert(focus) }
    focus = target
  }

  /// What is wrong with a field, in words; nil where it is right.
  func fault(of field: Focus) -> RegisterPhrase? {
    let faults = draft.faults
    switch field {
    case .name: return faults.name.map(RegisterPhrase.nameFault)
    case .email: return faults.email.map(RegisterPhrase.emailFault)
    case .password: return faults.password.map(RegisterPhrase.passwordFault)
    case .repeated:
      if repeated.isEmpty { return .repeatMissing }
      return faults.repeatedDiffers ? .differs : nil
    default: return nil
    }
  }

  private mutating func press() -> Wish? {
    switch focus {
    case .stay: stays.toggle()
    case .register: return .register
    case .back: return .back
    case .repeated: move(to: .register)
    default: move(to: focus.moved(by: 1))
    }
    return nil
  }

  private mutating func edit(_ input: Input) {
    switch focus {
    case .name: _ = name.take(input)
    case .email: _ = email.take(input)
    case .password: _ = password.take(input)
    case .repeated: _ = repeated.take(input)
    default: break
    }
  }
}
