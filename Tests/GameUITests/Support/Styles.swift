import Canvas
import GameCore
import Testing

@testable import GameUI

/// A terminal with its colors and theme.
struct Tone: CustomTestStringConvertible {
  let name: String
  let depth: ColorDepth
  var background: TerminalColors.Background?

  var testDescription: String { name }

  func environment(_ language: Language = .english) -> App.LaunchEnvironment {
    App.LaunchEnvironment(depth: depth, language: language, background: background)
  }

  /// A color of an external picture, as far as the terminal has it.
  var foreground: Color {
    switch depth {
    case .monochrome: .standard
    case .eight, .sixteen: .indexed(3)
    case .palette256: .indexed(172)
    case .direct: .rgb(215, 135, 0)
    }
  }

  /// Every depth; with direct colors both themes, dark and light.
  static let all = [
    Tone(name: "mono", depth: .monochrome), Tone(name: "8", depth: .eight),
    Tone(name: "16", depth: .sixteen), Tone(name: "256", depth: .palette256),
    Tone(name: "direct-dark", depth: .direct, background: .dark),
    Tone(name: "direct-light", depth: .direct, background: .light),
  ]
}

/// The styles of screens as golden text in `Pictures`: every row as runs of cells of one style,
/// equal rows combined, followed by a legend.
struct StyleSheet {
  private var names: [Style: String] = [:]
  private var legend: [String] = []
  private var lines: [String] = []

  /// Adds a screen row by row.
  mutating func add(_ canvas: Canvas, _ name: String) {
    lines.append("= \(name)")
    let rows = rows(of: canvas)
    var first = 0
    for row in rows.indices where row + 1 == rows.count || rows[row + 1] != rows[row] {
      lines.append("\(first == row ? "\(row)" : "\(first)-\(row)"): \(rows[row])")
      first = row + 1
    }
  }

  var text: String { (lines + legend).joined(separator: "\n") + "\n" }

  private mutating func rows(of canvas: Canvas) -> [String] {
    let cells = canvas.cells
    return (0..<canvas.size.rows).map { row in
      var runs: [(style: Style, count: Int)] = []
      for cell in cells[row * canvas.size.columns..<(row + 1) * canvas.size.columns] {
        if runs.last?.style == cell.style {
          runs[runs.count - 1].count += 1
        } else {
          runs.append((cell.style, 1))
        }
      }
      return runs.map { "\(letter(of: $0.style))\($0.count)" }.joined(separator: " ")
    }
  }

  private mutating func letter(of style: Style) -> String {
    if let name = names[style] { return name }
    var (name, rest) = ("", names.count)
    repeat {
      name = "\(Character(Unicode.Scalar(UInt8(65 + rest % 26))))" + name
      rest = rest / 26 - 1
    } while rest >= 0
    names[style] = name
    legend.append("\(name) is \(Self.words(style))")
    return name
  }

  private static func words(_ style: Style) -> String {
    let emphasis: [(Style.Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.underline, "underlined"), (.reverse, "reverse"),
    ]
    let colors = "\(words(style.foreground)) on \(words(style.background))"
    return ([colors] + emphasis.compactMap { style.attributes.contains($0.0) ? $0.1 : nil })
      .joined(separator: ", ")
  }

  private static func words(_ color: Color) -> String {
    switch color {
    case .standard: "own"
    case .indexed(let number): "\(number)"
    case .rgb(let red, let green, let blue):
      "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }
}

/// Compares the screens of `visit`.
func expectStyles(
  _ tone: Tone, _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
  _ visit: (App.LaunchEnvironment) throws -> [(name: String, canvas: Canvas)]
) rethrows {
  var sheet = StyleSheet()
  for screen in try visit(tone.environment()) { sheet.add(screen.canvas, screen.name) }
  expectText(sheet.text, "styles-\(name)-\(tone.name)", sourceLocation: sourceLocation)
}
