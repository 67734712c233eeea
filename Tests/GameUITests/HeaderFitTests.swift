import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("The header of the screen")
struct HeaderFitTests {
  @Test(
    "tabs have the same names at every width, with digits close to them if there is little room",
    arguments: [
      (60, Language.english, true), (60, .russian, true), (80, .english, false),
      (80, .russian, false), (120, .english, false),
    ])
  func names(columns: Int, language: Language, isTight: Bool) {
    let titles = Tab.allCases.map { $0.text(in: language) }
    let fit = HeaderFit(titles: titles, account: 30, columns: columns)
    #expect(fit.isTight == isTight)
    let tabs = Tabs(titles, open: 0)
    var canvas = Canvas(size: Size(columns: columns, rows: 1))
    let style = RenderStyle().style(.bar)
    let places = tabs.draw(
      into: &canvas, at: Point(column: fit.start, row: 0), gap: fit.gap,
      isTight: fit.isTight, style: style, digitStyle: style, openStyle: style)
    #expect(canvas.lines[0].contains(isTight ? " 1\(titles[0]) " : " 1 \(titles[0]) "))
    for (number, title) in titles.enumerated().dropFirst() {
      #expect(canvas.lines[0].contains(" \(number + 1)\(isTight ? "" : " ")\(title)"))
    }
    #expect((places.last?.right ?? 0) <= columns)
  }

  @Test("The login text is left out before names of tabs are, and the digits stay")
  func order() {
    func fit(_ columns: Int) -> HeaderFit {
      HeaderFit(titles: ["Aaaaaaaaaa", "Bbbbbbbbbb"], account: 20, columns: columns)
    }
    #expect(fit(52).showsAccount && fit(52).gap == 1)
    #expect(fit(50).showsAccount && fit(50).gap == 0)
    #expect(!fit(49).showsAccount && fit(49).gap == 1)
    #expect(!fit(28).isTight && fit(27).isTight)
  }

  @Test("nothing of the account is cut, however long the name", arguments: [60, 80, 100])
  func account(columns: Int) throws {
    var visitor = Visitor(columns: columns)
    visitor.logIn(try Deals.player(1, "Maximilian Alexander"))
    #expect(visitor.sees(loggedIn: "Maximilian Alexander"))
  }
}
