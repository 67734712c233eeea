import Testing

@testable import GameCore

@Suite struct NewPasswordDraftTests {
  @Test("a new password must not be the name or address shown next to it")
  func drafts() {
    func draft(_ password: String, _ repeated: String) -> NewPasswordDraft {
      NewPasswordDraft(password: Secret(password), repeated: Secret(repeated))
    }
    #expect(draft("", "").error(name: "Anna", email: "a@b.de") == .empty)
    let once = draft("Anna.2026-x", "")
    #expect(once.error(name: "ANNA.2026-X", email: "a@b.de") == .common)
    #expect(once.repeatedDiffers && once.password(name: "Anna", email: "") == nil)
    let twice = draft("Anna.2026-x", "Anna.2026-x")
    #expect(twice.password(name: "Anna", email: "a@b.de") != nil)
  }
}
