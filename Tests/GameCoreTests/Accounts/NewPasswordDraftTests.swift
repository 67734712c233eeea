import Testing

@testable import GameCore

@Suite struct NewPasswordDraftTests {
  @Test("a new password must not be the name or address shown next to it")
  func drafts() {
    var draft = NewPasswordDraft()
    #expect(draft.error(name: "Anna", email: "a@b.de") == .empty)
    draft.password = Secret("Anna.2026-x")
    #expect(draft.error(name: "ANNA.2026-X", email: "a@b.de") == .common)
    #expect(draft.repeatedDiffers && draft.password(name: "Anna", email: "") == nil)
    draft.repeated = draft.password
    #expect(draft.password(name: "Anna", email: "a@b.de") != nil)
  }
}
