import Canvas
import GameCore
import Glibc
import Testing

@testable import GameUI

@Suite("Themes are legible")
struct ThemeTests {
  private static let background: Set<Role> = [.frame]

  private func channels(_ color: Color) -> [Double]? {
    switch color {
    case .standard: return nil
    case .rgb(let red, let green, let blue): return [red, green, blue].map { Double($0) / 255 }
    case .indexed(let index) where index >= 232:
      return Array(repeating: Double(8 + 10 * Int(index - 232)) / 255, count: 3)
    case .indexed(let index) where index >= 16:
      let number = Int(index) - 16
      return [number / 36, number / 6 % 6, number % 6]
        .map { [0, 95, 135, 175, 215, 255][$0] / 255.0 }
    case .indexed: return nil
    }
  }

  private func luminance(_ color: Color) -> Double? {
    channels(color).map { channels in
      let linear = channels.map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
  }

  private func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test(
    "text contrasts with its background",
    arguments: [(ThemeName.dark, 4.5), (.light, 4.5), (.highContrast, 7)],
    [ColorDepth.palette256, .direct])
  func painted(theme: (ThemeName, Double), depth: ColorDepth) throws {
    for role in Role.allCases where ![.frame, .chart, .chartPale].contains(role) {
      let style = Theme.style(of: role, in: theme.0, depth: depth)
      let ratio = contrast(
        try #require(luminance(style.foreground)), try #require(luminance(style.background)))
      #expect(ratio >= theme.1, "\(role): \(ratio)")
    }
  }

  @Test("on an unknown background, colors are legible on black and on white")
  func ownColors() {
    for role in Role.allCases {
      let style = Theme.style(of: role, in: .terminal, depth: .palette256)
      guard style.background == .standard, let foreground = luminance(style.foreground) else {
        continue
      }
      #expect(contrast(foreground, 0) >= 3, "\(role)")
      #expect(contrast(foreground, 1) >= 3, "\(role)")
    }
  }

  @Test("without color important parts still differ from normal text")
  func monochrome() {
    for theme in ThemeName.allCases {
      let text = Theme.style(of: .text, in: theme, depth: .monochrome)
      for role in [Role.focus, .title, .bad, .accent, .cardFace, .cardMissed, .field] {
        let style = Theme.style(of: role, in: theme, depth: .monochrome)
        #expect(style != text)
        #expect(style.foreground == .standard && style.background == .standard)
      }
    }
  }

  @Test("no theme uses a color that the terminal does not have", arguments: ThemeName.allCases)
  func depth(theme: ThemeName) {
    for role in Role.allCases {
      for (depth, most) in [(ColorDepth.eight, 8), (.sixteen, 16), (.palette256, 256)] {
        let style = Theme.style(of: role, in: theme, depth: depth)
        for color in [style.foreground, style.background] {
          switch color {
          case .standard: break
          case .indexed(let index): #expect(Int(index) < most)
          case .rgb: Issue.record("a direct colour at \(depth)")
          }
        }
      }
    }
  }
}
