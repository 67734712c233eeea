import Canvas
import Testing

@testable import GameCore
@testable import GameUI

/// A window with its language and its characters.
struct Window: CustomTestStringConvertible {
  let columns: Int
  let rows: Int
  let language: Language
  let unicode: Bool

  var testDescription: String { "\(columns)x\(rows) \(language)\(unicode ? "" : " in ASCII")" }

  /// Ten sizes, each in both languages and in ASCII.
  static let all = [
    (0, 0), (1, 1), (20, 5), (59, 20), (60, 20), (61, 21), (79, 24), (80, 24), (120, 40),
    (300, 100),
  ].flatMap { of(columns: $0.0, rows: $0.1) }

  /// The narrowest windows, a common and a wide one.
  static let supported = [(60, 20), (80, 24), (120, 40)].flatMap { of(columns: $0.0, rows: $0.1) }

  /// Returns windows in both languages, and in ASCII, which is always English.
  private static func of(columns: Int, rows: Int) -> [Window] {
    [(Language.english, true), (.russian, true), (.english, false)].map {
      Window(columns: columns, rows: rows, language: $0.0, unicode: $0.1)
    }
  }

  var look: RenderStyle { RenderStyle(language: language, unicode: unicode) }

  func visitor(_ settings: Settings = Settings()) -> Visitor {
    Visitor(
      App.LaunchEnvironment(unicode: unicode, language: language, languageIsForced: true),
      columns: columns, rows: rows, settings: settings)
  }
}

extension Visitor {
  /// Opens a route.
  mutating func go(_ route: Route) {
    if route.place != .entrance, !app.navigation.isInTabs { app.navigation.enterTabs() }
    perform(.go(route))
  }
}
