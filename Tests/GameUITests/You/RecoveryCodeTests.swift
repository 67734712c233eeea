import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("The recovery code stays until the player has done something with it")
struct RecoveryCodeTests {
  /// Returns the dialog with the code after registering.
  private func codeShown() throws -> Visitor {
    var visitor = Visitor(App.LaunchEnvironment(home: "/home/anna"))
    try visitor.register()
    visitor.effects = []
    return visitor
  }

  @Test("No key typed ahead closes the recovery code")
  func typedAhead() throws {
    var visitor = try codeShown()
    visitor.press(.enter, .escape, .character(" "), .enter)
    visitor.type("qhjk")
    visitor.press(.enter)
    visitor.click(ButtonPhrase.next)
    #expect(visitor.dialog is RecoveryCodeNotice)
    #expect(visitor.sees("0000-0000-0000-0000-0000-0000-0000") && visitor.effects.isEmpty)
    // The last group does, in any case and after a typing error.
    visitor.type("x")
    visitor.press(.backspace)
    visitor.type("000")
    #expect(visitor.dialog is RecoveryCodeNotice)
    visitor.type("0")
    #expect(visitor.open(ProfileScreen.self) != nil && visitor.dialog == nil)
  }

  @Test("The last group is typed in a field with the cursor, and the footer says so")
  func field() throws {
    var visitor = try codeShown()
    let place = try #require(visitor.canvas.cursor)
    let style = visitor.app.look.style(.field)
    let width = (0..<80).count { visitor.canvas[$0, place.row].style == style }
    #expect(width > "0000".count, "it is wider than its text, like other fields")
    #expect(visitor.canvas[place.column, place.row].style == style)
    #expect(visitor.lines.last?.contains(visitor.text(AccountPhrase.keyLastGroup)) == true)
    #expect(visitor.lines.last?.contains("Enter") == false, "it does not close it yet")
    visitor.type("00")
    #expect(visitor.canvas.cursor == Point(column: place.column + 2, row: place.row))
    visitor.press(.right)
    #expect(visitor.canvas.cursor != Point(column: place.column + 2, row: place.row))
    #expect(visitor.lines.last?.contains("Enter") == true)
  }

  @Test("Typing its last group closes it; an Enter after that out of habit has no effect")
  func habit() throws {
    var visitor = try codeShown()
    visitor.type("0000")
    visitor.press(.enter)
    #expect(visitor.open(ProfileScreen.self) != nil && visitor.dialog == nil)
    visitor.wait(1000)
    visitor.press(.escape)
    #expect(visitor.open(ProfileScreen.self) == nil, "not now")
  }

  @Test("Typing its last group closes it after a copy, too")
  func copied() throws {
    var visitor = try codeShown()
    visitor.click(button: AccountPhrase.copy)
    #expect(visitor.dialog is RecoveryCodeNotice)
    visitor.type("0000")
    #expect(visitor.open(ProfileScreen.self) != nil && visitor.dialog == nil)
  }

  @Test("From the title, a new player needs eight keys besides the typed texts to the first flip")
  func keysToFirstGame() throws {
    var visitor = Visitor(App.LaunchEnvironment(home: "/home/anna"), anybody: false)
    var keys = 0
    func press(_ key: Key) {
      keys += 1
      visitor.press(key)
    }
    press("r")
    for (text, key) in [
      ("Anna", Key.tab), ("anna@example.org", .tab), ("Correct7horse", .tab),
      ("Correct7horse", .enter),
    ] {
      visitor.type(text)
      press(key)
    }
    let player = try visitor.register()
    visitor.answer(.progress(nil, of: .player(player.id)))
    visitor.passRecoveryCode()
    visitor.wait(1000)
    press(.escape)
    #expect(visitor.open(StartScreen.self) != nil, "not now")
    press(.enter)
    visitor.answer(.seed(1))
    press(" ")
    #expect((visitor.play as? PairsPlay)?.state.turn == .oneUp(0) && keys == 8)
  }

  @Test("The recovery code can be copied, and then the dialog closes with Enter")
  func copyCode() throws {
    var visitor = try codeShown()
    visitor.press(.right, .enter)
    #expect(visitor.effects == [.terminal(.copy(try Deals.recoveryCode().secret.revealed))])
    #expect(visitor.sees(DailyPhrase.copied) && visitor.sees("0000-0000-0000-0000"))
    visitor.press(.enter)
    #expect(visitor.dialog == nil)
  }

  @Test("The recovery code can be saved to a file; after an error it stays on the screen")
  func saveCode() throws {
    var visitor = try codeShown()
    visitor.press(.left, .enter)
    let file = RecoveryCodeFile(code: try Deals.recoveryCode(), directory: "/home/anna")
    #expect(visitor.effects == [.ask(file)])
    visitor.answer(.reply(to: file, .failure(.cannotWrite)))
    visitor.press(.enter)
    #expect(visitor.sees(AccountPhrase.cannotWrite))
    visitor.answer(.reply(to: file, .success("/home/anna/code.txt")))
    #expect(visitor.sees(AccountPhrase.codeSaved("/home/anna/code.txt")))
    visitor.press(.enter)
    #expect(visitor.dialog == nil)
  }
}
