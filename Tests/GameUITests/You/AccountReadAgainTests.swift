import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("An account that another program changed")
struct AccountReadAgainTests {
  private let id = PlayerID(1)

  /// Opens the form of a row of the You page.
  private func opened(_ task: AccountTask) throws -> Visitor {
    var visitor = try you()
    for _ in 0..<(YouScreen.Row.allCases.firstIndex(of: .account(task)) ?? 0) {
      visitor.press(.down)
    }
    visitor.press(.enter)
    visitor.effects = []
    return visitor
  }

  /// Opens the You page.
  private func you() throws -> Visitor {
    var visitor = Visitor(columns: 120)
    visitor.logIn(try Deals.player())
    visitor.press(.character(Character("\((Tab.allCases.firstIndex(of: .you) ?? 0) + 1)")))
    return visitor
  }

  private func renamed() throws -> Player {
    Player(id: id, name: try PlayerName("Annabel"), email: try Deals.player().email)
  }

  @Test("A name changed by another program is reloaded, and Change does not undo it")
  func renamedElsewhere() throws {
    var visitor = try opened(.name)
    visitor.press(.escape)
    visitor.effects = []
    visitor.press(.enter)
    #expect(visitor.effects == [.ask(OwnAccountQuery(player: id))])
    // Even before the answer has arrived.
    visitor.effects = []
    visitor.press(.enter)
    #expect(visitor.effects.isEmpty && visitor.sees(AccountPhrase.sameName))
    visitor.press(.enter)
    visitor.answer(.reply(to: OwnAccountQuery(player: id), .success(try renamed())))
    #expect(visitor.open(AccountScreen.self)?.form.text(.field(.name)) == "Annabel")
    #expect(visitor.sees(loggedIn: "Annabel"))
    visitor.press(.enter)
    #expect(visitor.effects.isEmpty && visitor.sees(AccountPhrase.sameName))
    visitor.press(.enter, .escape)
    #expect(visitor.open(YouScreen.self) != nil)
  }

  @Test("Typed text stays when the account has been reloaded")
  func renamedWhileTyping() throws {
    var visitor = try opened(.name)
    visitor.press(.control("u"))
    visitor.type("Grace")
    visitor.answer(.reply(to: OwnAccountQuery(player: id), .success(try renamed())))
    #expect(visitor.open(AccountScreen.self)?.form.text(.field(.name)) == "Grace")
    visitor.press(.enter)
    let change = AccountChange(part: .name(try PlayerName("Grace")), player: id)
    #expect(visitor.effects == [.ask(change)])
  }

  @Test("The You page reloads the account; other players' answers are ignored")
  func youReadsAgain() throws {
    var visitor = try you()
    #expect(visitor.effects.contains([.ask(OwnAccountQuery(player: id))][0]))
    visitor.answer(.reply(to: OwnAccountQuery(player: id), .success(nil)))
    visitor.answer(.reply(to: OwnAccountQuery(player: id), .failure(.busy)))
    let other = Player(
      id: PlayerID(2), name: try PlayerName("Boris"), email: try Email("b@example.org"))
    visitor.answer(.reply(to: OwnAccountQuery(player: other.id), .success(other)))
    #expect(visitor.sees(loggedIn: "Anna"))
    visitor.answer(.reply(to: OwnAccountQuery(player: id), .success(try renamed())))
    #expect(visitor.sees(loggedIn: "Annabel") && !visitor.sees("Anna "))
  }

  @Test("Submitting an unchanged address changes nothing and says so")
  func sameEmail() throws {
    var visitor = try opened(.email)
    visitor.press(.down)
    visitor.type("right")
    visitor.press(.down, .enter)
    #expect(visitor.effects.isEmpty && visitor.sees(AccountPhrase.sameEmail))
  }
}
