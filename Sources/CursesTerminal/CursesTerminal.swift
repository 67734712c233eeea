private import CTerminal
public import Canvas
private import Glibc
private import SystemStrings

/// A terminal driven by ncurses, restored when the value is destroyed.
///
/// ncurses has one current terminal in a process: open one at a time, and use it from one thread.
public struct CursesTerminal: ~Copyable {
  /// Whether the terminal shows text beyond ASCII.
  public let showsUnicode: Bool
  private var shown: Canvas?
  private var keyboard = Keyboard()
  private var colorProbe: ColorProbe
  private var graphicsProbe: GraphicsProbe
  private let options: TerminalOptions
  private let isModern: Bool
  private var sender: PictureSender
  private var mayAsk = true
  private var isSuspended = false
  /// The colors last returned by `takeColors`.
  private var reported: TerminalColors

  /// Opens the terminal of standard input and output.
  ///
  /// A terminal of an unknown type is treated like the most similar known one, or like an xterm.
  public init(_ options: TerminalOptions) throws(OpenError) {
    self.options = options
    (colorProbe, showsUnicode, isModern) = try Self.open(options)
    graphicsProbe = GraphicsProbe(
      options, isModern: isModern, hasColors: colorProbe.colors.depth > .monochrome)
    sender = PictureSender(isInTmux: options.multiplexer == .tmux)
    reported = colorProbe.colors
    if colorProbe.isSpelled { flipside_terminal_spell_colors() }
  }

  deinit {
    var keyboard = keyboard
    if !isSuspended { keyboard.drain() }
    flipside_terminal_close()
  }

  /// The known colors; later answers may change them.
  public var colors: TerminalColors { colorProbe.colors }

  /// Returns the known colors if they have changed since the last call.
  public mutating func takeColors() -> TerminalColors? {
    guard colors != reported else { return nil }
    reported = colors
    return colors
  }

  /// Enables direct colors, because a multiplexer has confirmed them.
  public mutating func allowDirectColors() {
    colorProbe.takeDirect()
    if colorProbe.isSpelled { flipside_terminal_spell_colors() }
  }

  /// Enables sixels, because a multiplexer has confirmed them.
  public mutating func allowSixel() {
    if graphicsProbe.allowSixel(), !mayAsk { ask(graphicsProbe.questionsAllowed) }
  }

  /// Trusts the terminal's answers about pictures although they may be wrong; queries it if that
  /// has not been done.
  public mutating func trustPixels() {
    guard options.pictures == .automatic, !graphicsProbe.isTrusting else { return }
    var trusting = options
    trusting.pictures = .pixels
    let wasAsked = !graphicsProbe.questionsAllowed.isEmpty
    graphicsProbe.trust(
      GraphicsProbe(
        trusting, isModern: isModern, hasColors: colorProbe.colors.depth > .monochrome))
    if !wasAsked, !mayAsk { ask(graphicsProbe.questionsAllowed) }
  }

  /// The pixel format in use; nil unless the terminal has confirmed that it shows pixels.
  public var pixels: PixelFormat? {
    guard let encoding = graphicsProbe.encoding else { return nil }
    var (width, height): (Int32, Int32) = (0, 0)
    flipside_terminal_pixels(&width, &height)
    return graphicsProbe.format(encoding, window: (Int(width), Int(height)), of: size)
  }

  /// Whether characters of two by three parts are displayed correctly.
  public var drawsSextants: Bool { showsUnicode && graphicsProbe.drawsSextants }

  /// The size of the window at `init` or the last `measure`.
  public var size: Size {
    Size(columns: Int(flipside_terminal_columns()), rows: Int(flipside_terminal_rows()))
  }

  /// Updates the size of the window.
  public mutating func measure() {
    flipside_terminal_measure()
    shown = nil
    ask(graphicsProbe.questionsAfterResize)
  }

  /// Updates the screen to `canvas`, sending only the changes.
  public mutating func show(_ canvas: Canvas) {
    var canvas = canvas
    removeSpillingSixels(&canvas)
    let palette = CursesColors(depth: colors.depth, isSpelled: colorProbe.isSpelled)
    let screen: Canvas
    if let last = shown.take(), last.size == canvas.size {
      screen = last
    } else {
      flipside_terminal_forget()
      perform(sender.clear(forgetting: false))
      screen = Canvas(size: canvas.size)
    }
    var before = screen
    let changes = canvas.pictureChanges(since: before)
    perform(sender.remove(changes.removed, columns: canvas.size.columns))
    // Sixels are part of the screen's cells, so the cells below them are unknown.
    for placement in changes.removed + changes.added where placement.image.encoding == .sixel {
      before.forget(placement.rect)
    }
    // tmux drops pictures if there are many, and then shows the cells below them.
    let held =
      options.multiplexer == .tmux ? canvas : canvas.keepingCovered(of: before, on: screen)
    held.forEachChange(since: before) { place, glyph, style, times in
      Self.put(glyph, times, style, at: place, by: palette)
    }
    place(changes.added, on: canvas)
    let cursor = canvas.cursor ?? Point(column: 0, row: -1)
    flipside_terminal_refresh(Int32(clamping: cursor.row), Int32(clamping: cursor.column))
    shown = held
    if mayAsk {
      // The screen is visible: answers may arrive late or never.
      mayAsk = false
      for question in colorProbe.questions { ask(question.rawValue) }
      ask(graphicsProbe.questionsAllowed)
    }
  }

  /// Removes sixels that would extend beyond their cells, such as those rendered for larger cells,
  /// and those on the last row, which would scroll the screen.
  private func removeSpillingSixels(_ canvas: inout Canvas) {
    guard canvas.placements.contains(where: { $0.image.encoding == .sixel }) else { return }
    let format = pixels
    let last = canvas.size.rows - 1
    canvas.removePictures { placement in
      guard placement.image.encoding == .sixel else { return false }
      let fits = format.map { placement.fits($0) } ?? false
      return !fits || placement.rect.bottom > last
    }
  }

  private mutating func place(_ added: [Placement], on canvas: Canvas) {
    guard let encoding = added.first?.image.encoding else { return }
    // Set before the first picture is sent, because a crash may occur at any time.
    switch encoding {
    case .png: flipside_terminal_note_pictures(Int32(FLIPSIDE_PICTURES_KITTY))
    case .sixel: flipside_terminal_note_pictures(Int32(FLIPSIDE_PICTURES_SIXEL))
    }
    perform(sender.trim(keeping: canvas.placements))
    perform(sender.place(added, columns: canvas.size.columns))
  }

  private func perform(_ steps: [PictureSender.Step]) {
    for step in steps {
      switch step {
      case .bytes(let bytes): flipside_terminal_send(bytes, UInt(bytes.count))
      case .go(let place):
        flipside_terminal_go(Int32(clamping: place.row), Int32(clamping: place.column))
      case .lost: flipside_terminal_lose_cursor()
      }
    }
  }

  private mutating func ask(_ questions: [GraphicsProbe.Query]) {
    for question in questions { ask(question.text) }
  }

  private mutating func ask(_ question: String) {
    if options.asks { keyboard.ask(question) }
  }

  /// Returns the input since the last call, without waiting.
  public mutating func read() -> [Input] {
    let (inputs, answers) = keyboard.read()
    for answer in answers { take(answer) }
    return inputs
  }

  /// The milliseconds until `read` returns more even without new input; nil for never.
  public var remainingRead: Int? { keyboard.remaining }

  private mutating func take(_ answer: TerminalAnswer) {
    if let question = colorProbe.take(answer) { ask(question) }
    ask(graphicsProbe.take(answer))
    if colorProbe.isSpelled { flipside_terminal_spell_colors() }
  }

  private mutating func ask(_ question: ColorProbe.Query) {
    ask(question.rawValue)
    if question == .direct { flipside_terminal_forget_style() }
  }

  /// Sets whether the mouse is reported; initially it is not.
  public mutating func setMouse(_ on: Bool) {
    flipside_terminal_mouse(on ? 1 : 0)
  }

  /// Sounds the terminal's bell.
  public mutating func bell() {
    flipside_terminal_bell()
  }

  /// Copies a text to the clipboard with OSC 52; terminals without support ignore it.
  public mutating func copy(_ text: String) {
    guard flipside_terminal_is_modern() == 1 else { return }
    flipside_terminal_copy(Base64.text(of: Array(Clipboard.text(of: text).utf8)))
  }

  /// Makes the next `show` send every cell, after another program has written to the screen.
  public mutating func forget() {
    shown = nil
    perform(sender.clear(forgetting: true))
  }

  /// Restores the terminal until `resume`.
  public mutating func suspend() {
    keyboard.drain()
    isSuspended = true
    flipside_terminal_suspend()
    // Suspending has removed the pictures from the screen.
    _ = sender.clear(forgetting: true)
  }

  /// Starts the full-screen mode again after `suspend`, or after another program has used the
  /// terminal.
  public mutating func resume() {
    isSuspended = false
    flipside_terminal_resume()
    flipside_terminal_measure()
    // Another program may have removed the pictures meanwhile.
    forget()
  }

  private static func open(
    _ options: TerminalOptions
  ) throws(OpenError) -> (ColorProbe, showsUnicode: Bool, isModern: Bool) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .noTerminal }
    let showsUnicode = flipside_terminal_locale() == 1
    let type = try TerminalType.choose(named: options.type)
    guard flipside_terminal_open(type) == 1 else { throw .cannotOpen(type: type) }
    flipside_terminal_guard_crashes()
    guard flipside_terminal_enter() == 1 else { throw .cannotOpen(type: type) }
    var found = ColorDepth.monochrome
    if options.depth != .monochrome, flipside_terminal_start_colors() == 1 {
      found = ColorDepth(
        colors: Int(flipside_terminal_colors()), direct: flipside_terminal_is_direct() == 1)
    }
    let isModern = flipside_terminal_is_modern() == 1
    return (ColorProbe(options, found: found, isModern: isModern), showsUnicode, isModern)
  }

  private static func put(
    _ glyph: Glyph, _ times: Int, _ style: Style, at place: Point, by palette: CursesColors
  ) {
    let row = Int32(clamping: place.row)
    let column = Int32(clamping: place.column)
    let foreground = palette.number(of: style.foreground)
    let background = palette.number(of: style.background)
    let attributes = Int32(style.attributes.rawValue)
    switch glyph {
    case .scalar(let scalar):
      // Painted as a background, a full block has no seams in any font. Bold makes the first colors
      // of a palette brighter, but not as a background.
      let isFull =
        scalar == "█" && style.attributes.isDisjoint(with: [.dim, .reverse])
        && foreground >= (style.attributes.contains(.bold) ? 8 : 0)
      var value = isFull ? 0x20 : scalar.value
      flipside_terminal_put(
        row, column, &value, 1, Int32(clamping: times), foreground,
        isFull ? foreground : background, attributes)
    case .cluster(let character):
      let values = character.unicodeScalars.map(\.value)
      flipside_terminal_put(
        row, column, values, Int32(clamping: values.count), 1, foreground, background, attributes)
    }
  }
}
