import Canvas
import GameCore

/// The title with the log-in form.
struct TitleForm: Hashable {
  enum Focus: Hashable, CaseIterable {
    case login, password, stay, logIn, register, guest, quit
  }

  /// What the player asked for.
  enum Wish: Hashable {
    case logIn, register, guest, quit
  }

  var login = Field()
  var password = Field(isMasked: true)
  var stays = true
  var focus = Focus.login

  /// Whether what is typed goes into a field.
  var isTyping: Bool { focus == .login || focus == .password }

  /// Takes a key or a paste.
  mutating func take(_ input: Input) -> Wish? {
    switch input {
    case .paste(let text): paste(text)
    case .key(.tab), .key(.down): move(by: 1)
    case .key(.backTab), .key(.up): move(by: -1)
    case .key(.enter): return press()
    case .key(.character(" ")) where !isTyping: return press()
    case .key(.left) where !isTyping: move(by: -1)
    case .key(.right) where !isTyping: move(by: 1)
    case .key: edit(input)
    case .mouse: break
    }
    return nil
  }

  /// A press of the mouse on something; `column` counts from the left of a field.
  mutating func press(_ target: Focus, column: Int, width: Int) -> Wish? {
    focus = target
    switch target {
    case .login: login.setCursor(column: column, width: width)
    case .password: password.setCursor(column: column, width: width)
    default: return press()
    }
    return nil
  }

  /// The first field that is empty, if one is.
  var firstEmpty: Focus? {
    login.isEmpty ? .login : password.isEmpty ? .password : nil
  }

  private mutating func press() -> Wish? {
    switch focus {
    case .login: focus = .password
    case .password, .logIn: return .logIn
    case .stay: stays.toggle()
    case .register: return .register
    case .guest: return .guest
    case .quit: return .quit
    }
    return nil
  }

  private mutating func edit(_ input: Input) {
    switch focus {
    case .login: _ = login.take(input)
    case .password: _ = password.take(input)
    default: break
    }
  }

  private mutating func paste(_ text: String) {
    switch focus {
    case .login: _ = login.take(.paste(Clean.pasted(text)))
    case .password: _ = password.take(.paste(Clean.password(text)))
    default: break
    }
  }

  private mutating func move(by step: Int) {
    focus = focus.moved(by: step)
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The case `step` places further, round and round.
  func moved(by step: Int) -> Self {
    let all = Self.allCases
    guard let index = all.firstIndex(of: self) else { return self }
    return all[((index + step) % all.count + all.count) % all.count]
  }
}
