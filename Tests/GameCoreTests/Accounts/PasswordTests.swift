import Testing

@testable import GameCore

@Suite("Guessable passwords are rejected, and all others are used completely")
struct PasswordTests {
  @Test(
    "good passwords are accepted",
    arguments: [
      "Vb7xq2", "Хюж4ыц", "kettle sofa window", "ёлка над рекой стоит", "漢字かな交じり文の長い合言葉です",
      "🐈🐕🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦", "Zx9 !~\t",
    ])
  func taken(_ text: String) throws {
    #expect(try Password(text).secret.revealed == text)
  }

  @Test("a password of 128 characters is accepted and one of 129 is rejected, never truncated")
  func length() throws {
    let text = String((0..<128).map { "kvadrat7Zx"[$0 * 7 % 10] })
    #expect(try Password(text).secret.revealed.unicodeScalars.count == 128)
    #expect(throws: PasswordError.tooLong) { try Password(text + "q") }
  }

  @Test(
    "missing kinds of characters are listed",
    arguments: [
      ("a", [PasswordRequirement.sixCharacters, .digit, .upperCase]),
      ("abcxyw", [.digit, .upperCase]),
      ("VBXQ17", [.lowerCase]), ("VbxqVbzx", [.digit]), ("Vb7xq", [.sixCharacters]),
    ])
  func lacks(_ text: String, _ needs: [PasswordRequirement]) {
    #expect(throws: PasswordError.lacks(needs)) { try Password(text) }
  }

  @Test(
    "common passwords are rejected in any spelling",
    arguments: [
      "Password1", "P4ssw0rd", "pASSWORD123!", "Qwerty123", "Qwerty1", "1Password", "Admin2024",
      "Пароль1", "Letmein1!", "aaaaaaaaaaaaaaa", "123456789012345", "abcdefghijklmnop",
      "passwordpassword", "passwordpasswordpass", "PASSWORDpassword1", "qwertyuiopasdfghjkl",
      "correcthorsebatterystaple", "Dragon99",
    ])
  func common(_ text: String) {
    #expect(throws: PasswordError.common) { try Password(text) }
  }

  @Test("an empty field is distinguished from a wrong one")
  func empty() {
    #expect(throws: PasswordError.empty) { try Password("") }
  }

  @Test("the meter rises with length and never calls a rejected password fair")
  func strength() {
    #expect(PasswordStrength(of: "Password1") == .refused)
    #expect(PasswordStrength(of: "") == .refused)
    #expect(PasswordStrength(of: "Vb7xq2") == .fair)
    #expect(PasswordStrength(of: "Vb7xq2Kp9") == .good)
    #expect(PasswordStrength(of: "kettle sofa window") == .strong)
    #expect(PasswordStrength(of: "aaaaaaaaaaaaaaaaab") < .good)
  }

  @Test("a secret is not printed")
  func hidden() {
    let secret = Secret("Vb7xq2")
    var dumped = ""
    dump(secret, to: &dumped)
    for text in ["\(secret)", secret.debugDescription, dumped, "\([secret])"] {
      #expect(!text.contains("Vb7"))
    }
  }

  @Test("the player's own name or address is not a password")
  func ownName() {
    var draft = RegistrationDraft()
    draft.name = "Kvadrat7"
    draft.email = "Kv7@example.org"
    draft.password = Secret("kvadraT7")
    draft.repeated = Secret("kvadraT7")
    #expect(draft.errors.password == .common)
    #expect(draft.registration == nil)
    draft.password = Secret("KV7@example.org")
    #expect(draft.errors.password == .common)
    draft.password = Secret("Vb7xq2")
    #expect(draft.errors.repeatedDiffers)
    draft.repeated = draft.password
    #expect(draft.errors.password == nil && !draft.errors.repeatedDiffers)
    #expect(draft.registration != nil)
  }
}

extension String {
  fileprivate subscript(place: Int) -> Character { self[index(startIndex, offsetBy: place)] }
}
