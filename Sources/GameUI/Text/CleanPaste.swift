import Canvas
import GameCore

extension App {
  /// The input with pasted text made fit for the field that it goes into, whichever that is.
  func cleaned(_ input: Input) -> Input {
    guard case .paste(let text) = input else { return input }
    return .paste(isTypingPassword ? Clean.password(text) : Clean.pasted(text))
  }

  private var isTypingPassword: Bool {
    switch scene {
    case .title: titleForm.focus == .password
    case .register: registerForm.focus == .password || registerForm.focus == .repeated
    case .tabs: false
    }
  }
}
