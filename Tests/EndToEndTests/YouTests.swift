import GameCore
import Testing

@testable import GameUI

/// Account tasks of players in the real program.
@Suite(.sideBySide) struct YouTests {
  @Test(
    "A profile is filled in and saved without another question; a forgotten password is reset",
    arguments: Language.allCases)
  func profile(language: Language) throws {
    let desk = try Desk()
    let first = try Player(language, desk: desk)
    try first.toRegistration()
    try first.see(RegisterPhrase.heading)
    let code = try first.fillInReadingTheCode("Paula")
    try first.see(button: ButtonPhrase.later)
    try first.type("Paula")
    try first.press("Tab", "Tab")
    try first.type("O'Neil")
    try first.press("Tab", "Tab", "Right", "Tab", "Tab", "Enter")
    try first.type("1990-05-17")
    try first.press("Enter")
    try first.type("+7 912 345-67-89")
    try first.press("Tab", "Tab", "Right", "Tab", "Tab", "Enter")
    try first.see(ProfilePhrase.saved)
    try first.press("Enter")
    try first.see(button: ButtonPhrase.start)
    try first.press("6")
    try first.see("Paula O'Neil")
    try first.press("o", "Right", "Enter")
    try first.see(button: TitlePhrase.guest)
    try first.press("F2")
    try first.see(button: AccountPhrase.submit(.recover))
    try first.type("Paula")
    try first.press("Tab")
    try first.type(code)
    try first.press("Tab")
    try first.type("Xyz789q")
    try first.press("Tab")
    try first.type("Xyz789q")
    try first.press("Enter")
    try first.see(AccountPhrase.writeDown)
    #expect(try !first.shows(code))
    // Copies the new code, then closes it.
    try first.press("Right", "Enter", "Enter")
    // The new password has been typed, so it logs in at once.
    try first.see(button: ButtonPhrase.start)
    try first.see(loggedIn: "Paula")
    try first.press("q", "q")
    #expect(try first.exitCode() == 0)
  }
}
