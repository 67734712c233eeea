import Canvas
import Testing

@testable import GameUI

@Suite("The header of the screen")
struct HeaderFitTests {
  private let english = [
    "Rules", "Settings", "Board", "Leaderboard", "Players", "You", "Albums",
  ]
  private let englishShort = ["Rules", "Setup", "Board", "Top", "Players", "You", "Albums"]
  private let russian = ["Правила", "Настройки", "Игра", "Рекорды", "Игроки", "Вы", "Альбомы"]
  private let russianShort = ["Правила", "Опции", "Игра", "Топ", "Игроки", "Вы", "Альбомы"]

  @Test("Seven tabs fit into 80 columns with their names and into 60 with their digits")
  func fits() {
    for (full, short, action) in [
      (english, englishShort, "Log out"), (russian, russianShort, "Выйти"),
    ] {
      let wide = HeaderFit(titles: full, shortTitles: short, who: "", action: action, columns: 80)
      #expect(wide.titles == full)
      let narrow = HeaderFit(titles: full, shortTitles: short, who: "", action: action, columns: 60)
      for (fit, columns) in [(wide, 80), (narrow, 60)] {
        let tabs = Tabs(fit.titles, open: 0)
        var canvas = Canvas(size: Size(columns: columns, rows: 1))
        let style = RenderStyle().style(.bar)
        let places = tabs.draw(
          into: &canvas, at: Point(column: max(fit.gap, 0), row: 0), gap: fit.gap, style: style,
          numberStyle: style, openStyle: style)
        let line = canvas.lines[0]
        for (number, title) in fit.titles.enumerated() {
          #expect(line.contains(" \(number + 1) \(title)"))
        }
        #expect((places.last?.right ?? 0) + 2 <= columns)
      }
    }
  }

  @Test("The login text is left out before names of tabs are, and the digits stay")
  func order() {
    let titles = ["Aaaaaaaaaa", "Bbbbbbbbbb"]
    let short = ["A", "B"]
    func fit(_ columns: Int) -> HeaderFit {
      HeaderFit(titles: titles, shortTitles: short, who: "", action: "Log in", columns: columns)
    }
    #expect(fit(40).showsAction)
    #expect(fit(31).titles == titles)
    #expect(!fit(31).showsAction)
    #expect(fit(20).titles == short)
  }
}
