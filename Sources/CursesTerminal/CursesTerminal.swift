private import CTerminal
public import Canvas
private import Glibc

/// A terminal through ncurses, given back as it was found when the value ends.
///
/// ncurses has one current terminal a process: open one at a time, and use it from one thread.
public struct CursesTerminal: ~Copyable {
  /// Whether text beyond ASCII reaches the screen.
  public let showsUnicode: Bool
  private var shown: Canvas?
  private var decoder = InputDecoder()
  private var knowledge: ColorKnowledge
  private var mayAsk = true
  /// What somebody was told of the colours last.
  private var told: TerminalColors

  /// Takes over standard input and output.
  ///
  /// A terminal of an unknown type is taken for its nearest known relative or for an xterm.
  public init(_ wishes: TerminalOptions) throws(OpenFault) {
    (knowledge, showsUnicode) = try Self.open(wishes)
    told = knowledge.colors
    if knowledge.isSpelled { flipside_terminal_spell_colors() }
  }

  deinit {
    flipside_terminal_close()
  }

  /// What is known of the colours; answers that come later may change it.
  public var colors: TerminalColors { knowledge.colors }

  /// What is known of the colours where that has changed since the last call.
  public mutating func takeColors() -> TerminalColors? {
    guard colors != told else { return nil }
    told = colors
    return colors
  }

  /// Learns from elsewhere that the terminal gets direct colours as they are.
  public mutating func allowDirectColors() {
    knowledge.takeDirect()
    if knowledge.isSpelled { flipside_terminal_spell_colors() }
  }

  /// The size of the window as of `init` or the last `measure`.
  public var size: Size {
    Size(columns: Int(flipside_terminal_columns()), rows: Int(flipside_terminal_rows()))
  }

  /// Takes over the size that the window has now.
  public mutating func measure() {
    flipside_terminal_measure()
    shown = nil
  }

  /// Brings the screen to what `canvas` says; only what differs from the last one is sent.
  public mutating func show(_ canvas: Canvas) {
    let palette = Palette(depth: colors.depth, isSpelled: knowledge.isSpelled)
    if shown?.size != canvas.size {
      flipside_terminal_forget()
      shown = nil
    }
    canvas.forEachChange(since: shown ?? Canvas(size: canvas.size)) { place, glyph, style in
      Self.put(glyph, style, at: place, by: palette)
    }
    let cursor = canvas.cursor ?? Point(column: 0, row: -1)
    flipside_terminal_refresh(Int32(clamping: cursor.row), Int32(clamping: cursor.column))
    shown = canvas
    if mayAsk {
      // The screen is up: nobody waits for the answers, and there may be none.
      mayAsk = false
      for question in knowledge.questions { flipside_terminal_ask(question.rawValue) }
    }
  }

  /// What has been typed and clicked since the last call, without waiting.
  public mutating func read() -> [Input] {
    while true {
      let found = flipside_terminal_read()
      if Int(found.kind) == FLIPSIDE_NOTHING { break }
      if Int(found.kind) == FLIPSIDE_ANSWER {
        decoder.take(answer: String(cString: flipside_terminal_answer()))
      } else {
        decoder.take(found)
      }
    }
    takeAnswers()
    return decoder.finish()
  }

  private mutating func takeAnswers() {
    for answer in decoder.takeAnswers() {
      if let question = knowledge.take(answer) { ask(question) }
    }
    if knowledge.isSpelled { flipside_terminal_spell_colors() }
  }

  private mutating func ask(_ question: ColorKnowledge.Question) {
    flipside_terminal_ask(question.rawValue)
    if question == .direct { flipside_terminal_forget_style() }
  }

  /// Whether the mouse is reported; it is not at first.
  public mutating func setMouse(_ on: Bool) {
    flipside_terminal_mouse(on ? 1 : 0)
  }

  /// Sounds the terminal's bell.
  public mutating func bell() {
    flipside_terminal_bell()
  }

  /// Hands a text to the clipboard by OSC 52; a terminal that does not take it ignores it.
  public mutating func copy(_ text: String) {
    guard flipside_terminal_is_modern() == 1 else { return }
    flipside_terminal_copy(Base64.text(of: Array(text.utf8)))
  }

  /// Lets the next `show` send every cell, for when something else wrote on the screen.
  public mutating func forget() {
    shown = nil
  }

  /// Gives the terminal back until `resume`.
  public mutating func suspend() {
    flipside_terminal_suspend()
  }

  /// Takes the terminal again after `suspend`, or after somebody else had it.
  public mutating func resume() {
    flipside_terminal_resume()
    flipside_terminal_measure()
    shown = nil
  }

  private static func open(
    _ wishes: TerminalOptions
  ) throws(OpenFault) -> (ColorKnowledge, showsUnicode: Bool) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .noTerminal }
    let showsUnicode = flipside_terminal_locale() == 1
    let type = try TerminalType.choose(named: wishes.type)
    guard flipside_terminal_open(type) == 1 else { throw .cannotOpen(type: type) }
    flipside_terminal_guard_crashes()
    guard flipside_terminal_enter() == 1 else { throw .cannotOpen(type: type) }
    var found = ColorDepth.monochrome
    if wishes.colors != .depth(.monochrome), flipside_terminal_start_colors() == 1 {
      found = ColorDepth(
        colors: Int(flipside_terminal_colors()), direct: flipside_terminal_is_direct() == 1)
    }
    let isModern = flipside_terminal_is_modern() == 1
    return (ColorKnowledge(wishes, found: found, isModern: isModern), showsUnicode)
  }

  private static func put(_ glyph: Glyph, _ style: Style, at place: Point, by palette: Palette) {
    let row = Int32(clamping: place.row)
    let column = Int32(clamping: place.column)
    let ink = palette.number(of: style.ink)
    let paper = palette.number(of: style.paper)
    let attributes = Int32(style.attributes.rawValue)
    switch glyph {
    case .scalar(let scalar):
      var value = scalar.value
      flipside_terminal_put(row, column, &value, 1, ink, paper, attributes)
    case .cluster(let character):
      let values = character.unicodeScalars.map(\.value)
      flipside_terminal_put(
        row, column, values, Int32(clamping: values.count), ink, paper, attributes)
    }
  }
}
