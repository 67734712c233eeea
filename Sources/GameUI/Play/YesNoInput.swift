import Canvas
import GameCore

/// The meaning of input in a game that is answered with yes and no.
enum YesNoInput {
  /// Returns the answer: yes at the right and no at the left, like the buttons, or by first
  /// letters. Nil if the input is not an answer.
  static func answer(to input: Input, yes: Rect, no: Rect) -> Bool? {
    switch input {
    case .key(.right): return true
    case .key(.left): return false
    case .key(.character(let character)):
      let letter = Key.character(Character(character.lowercased()))
      return [true, false].first { isYes in
        Language.allCases.contains { letters(of: isYes, in: $0).contains(letter) }
      }
    case .mouse(let mouse) where mouse.action == .press:
      if yes.contains(mouse.point) { return true }
      if no.contains(mouse.point) { return false }
      return nil
    default: return nil
    }
  }

  /// Returns the letters of an answer, the first of its word first.
  private static func letters(of isYes: Bool, in say: Language) -> [Key] {
    // The Russian letter of "нет" is on the key of the Latin y, which players with a Russian
    // keyboard layout do not press for yes.
    isYes ? [say("y", "д"), "k", "l"] : [say("n", "н"), "j", "h"]
  }

  /// Returns the keys of no and yes; without arrows in the hint if they are words.
  static func keys(_ look: RenderStyle) -> [KeyBinding] {
    [false, true].map { isYes in
      let letters = letters(of: isYes, in: look.language)
      let arrow: [Key] = isYes ? [.right] : [.left]
      return KeyBinding(
        either: (look.unicode ? arrow : []) + letters.prefix(1),
        isYes ? PlayPhrase.yes : .no,
        also: (look.unicode ? [] : arrow) + letters.dropFirst(),
        help: isYes ? PlayPhrase.yes : .no)
    }
  }

  /// Returns whether the input is a plain key or a press, which skips an answer.
  static func skipsAnswer(_ input: Input) -> Bool {
    switch input {
    case .key(.control), .key(.function), .paste: false
    case .mouse(let mouse): mouse.action == .press
    case .key: true
    }
  }
}

/// A game that is answered with yes and no.
protocol AnswerPlay: WatchablePlay {
  var table: GameTable<Rules> { get set }
  /// Handles an input that may be an answer, with the question drawn in `area`.
  mutating func answer(_ input: Input, in area: Rect, at now: Moment) -> [PlayOutcome]
}

extension AnswerPlay {
  static var markNames: (hits: any Phrase, errors: any Phrase) {
    (ColorMatchPhrase.right, ColorMatchPhrase.wrong)
  }

  var state: Rules.State { table.round.state }
  var isOver: Bool { table.isOver }
  func saved(at now: Moment) -> SavedRound? { table.saved(at: now) }
  func mark(at now: Moment) -> SavedClock? { table.mark(at: now) }
  func hints(_ look: RenderStyle) -> [KeyBinding] { YesNoInput.keys(look) + [.pause, .restart] }
  mutating func pause(at now: Moment) { table.pause(at: now) }
  mutating func unpause(at now: Moment) { table.unpause(at: now) }

  mutating func show(_ round: Round<Rules>, animates _: Bool, at _: Moment) {
    table = GameTable(watching: round)
  }

  mutating func handle(
    _ input: Input, at now: Moment, in area: Rect, look _: RenderStyle
  ) -> [PlayOutcome] {
    let outcomes = advance(to: now)
    guard !isOver else { return outcomes }
    // Letters of answers are matched as typed; all other letters by their keys.
    let latin = KeyboardLayout.latin(input)
    if isPaused { return outcomes + wake(by: latin, at: now) }
    switch latin {
    case .key(KeyBinding.leave): return outcomes + [.leaveAsked]
    case .key(KeyBinding.pause), .key("P"): pause(at: now)
    default: return outcomes + answer(input, in: area, at: now)
    }
    return outcomes
  }
}

extension GamePlay {
  /// Continues a paused game, or asks to leave it; letters are in Latin.
  mutating func wake(by input: Input, at now: Moment) -> [PlayOutcome] {
    switch input {
    case .key(KeyBinding.leave): return [.leaveAsked]
    case .key(KeyBinding.unpause): unpause(at: now)
    case .mouse(let mouse) where mouse.action == .press: unpause(at: now)
    case .key, .mouse, .paste: break
    }
    return []
  }
}

extension RenderStyle {
  /// Draws the buttons of both answers in the middle of their lines.
  func answerButtons(no: Rect, yes: Rect, into canvas: inout Canvas) {
    let arrows = unicode ? ("←", "→") : ("<-", "->")
    let style = style(.button)
    let words = ["\(arrows.0) \(text(PlayPhrase.no))", "\(text(PlayPhrase.yes)) \(arrows.1)"]
    for (place, words) in zip([no, yes], words) {
      guard place.rows >= 3 else {
        let button = place.centered(Size(columns: TextWidth.of(words) + 4, rows: 1))
        canvas.button("[ \(words) ]", in: button, style: style)
        continue
      }
      let button = place.centered(Size(columns: min(24, place.columns), rows: 3))
      canvas.fill(button, style: style)
      if depth == .monochrome { canvas.box(button, lines: glyphs.box, style: style) }
      canvas.write(words, in: button.dropTop(1), .center, style: style)
    }
  }

  /// Draws the feedback on an answer on a bright band, with a large sign if it has three rows.
  func answerBand(_ words: String, isRight: Bool, in band: Rect, into canvas: inout Canvas) {
    var style = style(isRight ? .good : .bad).reversed
    style.attributes.remove(.underline)
    let isLarge = band.rows >= 3 && unicode && !followsFocus
    let text = isLarge ? words : "\(isRight ? glyphs.right : glyphs.wrong) \(words)"
    let line = band.centered(Size(columns: band.columns, rows: 1))
    canvas.fill(followsFocus ? line : band, style: style)
    guard isLarge else {
      canvas.write(text, in: line, .center, style: style)
      return
    }
    let sign = isRight ? Self.largeTick : Self.largeCross
    let columns = sign[0].count / 2
    let whole = band.centered(Size(columns: columns + 2 + TextWidth.of(text), rows: 3))
    canvas.writeQuarters(sign, in: whole.left(columns), style: style)
    canvas.write(text, in: whole.line(line.row).dropLeft(columns + 2), style: style)
  }

  private static let largeTick = pixels(
    "..........## ........###. ##.....###.. .###.###.... ...####..... ....##......")
  private static let largeCross = pixels(
    "###......### ..###..###.. ....####.... ....####.... ..###..###.. ###......###")

  private static func pixels(_ rows: String) -> [[Bool]] {
    rows.split(separator: " ").map { $0.utf8.map { $0 == UInt8(ascii: "#") } }
  }
}
