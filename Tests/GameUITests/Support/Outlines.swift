import Canvas
import Testing

@testable import GameUI

extension Visitor {
  /// The parts of the screen that are missing in its outline: words, targets and focus.
  var outlineGaps: [String] {
    let outline = app.outline(at: now)
    let told = outline.items.map { "\($0.label) \($0.value)" }.joined(separator: "\n")
    let words = Set(Self.words(Array(told)))
    let missing = seenWords(outline).filter { word in
      word.hasSuffix("…")
        ? !words.contains { $0.hasPrefix(word.dropLast()) } : !words.contains(word)
    }
    return missing.map { "word \($0)" } + targetGaps
      + outline.items.filter { $0.label.isEmpty && $0.value.isEmpty }.map { "nameless \($0.role)" }
  }

  /// Returns the words of the screen; with a dialog, those of the dialog and the keys.
  private func seenWords(_ outline: Outline) -> [String] {
    var canvas = canvas
    // Cells of pictures may be letters. A pause is written over the cards.
    let isPaused = app.isGameSeen && play?.isPaused == true
    let pictures = outline.items.filter {
      [.chart, .picture].contains($0.role) || $0.role == .card && !isPaused
    }.map(\.place)
    // A tile has a glimpse of its game below the title.
    let tiles = outline.items.filter { $0.role == .option && $0.place.rows > 1 }
      .map { $0.place.dropTop(1) }
    for place in pictures + tiles { canvas.fill(place, style: .plain) }
    let last = canvas.bounds.bottom - 1
    let front = outline.front ?? canvas.bounds
    let lines = (0...last).map { row in
      (0..<canvas.size.columns).filter { column in
        row == last || front.contains(Point(column: column, row: row))
      }.map { canvas[$0, row].character }
    }
    return lines.flatMap(Self.words)
  }

  /// Returns words of three letters or more and numbers of two digits or more; a truncated one ends
  /// with an ellipsis. A letter after a digit begins a word, because narrow tabs are `1Rules`.
  private static func words(_ text: [Character]) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text + [" "] {
      let isLetter = character.isLetter && word.last?.isNumber != true
      if isLetter || character.isNumber {
        word.append(character)
      } else {
        let isNumber = word.allSatisfy(\.isNumber)
        if word.count > (isNumber ? 1 : 2) {
          words.append(character == "…" ? word + "…" : word)
        }
        word = character.isLetter ? String(character) : ""
      }
    }
    return words
  }

  private var targetGaps: [String] {
    guard app.dialogs.isEmpty, !app.isGameSeen else { return [] }
    return gaps(app.navigation.current, app.context(at: now))
  }

  /// Returns the unnamed parts of a screen that have a target or the focus.
  private func gaps<Shown: Screen>(_ screen: Shown, _ context: Context) -> [String] {
    var canvas = Canvas(size: app.size)
    canvas.outline = Outline()
    var frame = Frame<Shown.Target>(canvas, look: context.look)
    screen.draw(into: &frame, context)
    frame.linkTargets()
    let items = frame.canvas.outline?.items ?? []
    let named = items.filter { !$0.label.isEmpty }.compactMap { $0.target as? Shown.Target }
    let front = frame.canvas.outline?.front ?? canvas.bounds
    let seen = frame.hitAreas.filter { area in
      front.contains(area.place.origin)
        && frame.target(at: area.place.origin) == area.target
    }
    let nameless = Set(seen.compactMap(\.target)).subtracting(named)
    let isFocused = items.contains { $0.state.contains(.focused) && !$0.label.isEmpty }
    let isOnTarget = frame.canvas.cursor.map { frame.target(at: $0) != nil } ?? false
    return nameless.map { "target \($0)" } + (isOnTarget && !isFocused ? ["nameless focus"] : [])
  }
}
