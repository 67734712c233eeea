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
  private var keyboard = Keyboard()
  private var knowledge: ColorKnowledge
  private var pictures: PictureKnowledge
  private let options: TerminalOptions
  private let isModern: Bool
  private var sender: PictureSender
  private var mayAsk = true
  private var isSuspended = false
  /// What somebody was told of the colours last.
  private var told: TerminalColors

  /// Takes over standard input and output.
  ///
  /// A terminal of an unknown type is taken for its nearest known relative or for an xterm.
  public init(_ wishes: TerminalOptions) throws(OpenFault) {
    options = wishes
    (knowledge, showsUnicode, isModern) = try Self.open(wishes)
    pictures = PictureKnowledge(
      wishes, isModern: isModern, hasColors: knowledge.colors.depth > .monochrome)
    sender = PictureSender(isInTmux: wishes.multiplexer == .tmux)
    told = knowledge.colors
    if knowledge.isSpelled { flipside_terminal_spell_colors() }
  }

  deinit {
    var keyboard = keyboard
    if !isSuspended { keyboard.drain() }
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

  /// Learns from elsewhere that sixels reach the screen.
  public mutating func allowSixel() {
    if pictures.allowSixel(), !mayAsk { ask(pictures.questionsAllowed) }
  }

  /// Believes what the terminal says of pictures although it may be wrong; it is asked if it has
  /// not been.
  public mutating func trustPixels() {
    guard options.pictures == .automatic, !pictures.isTrusting else { return }
    var trusting = options
    trusting.pictures = .pixels
    let wasAsked = !pictures.questionsAllowed.isEmpty
    pictures.trust(
      PictureKnowledge(
        trusting, isModern: isModern, hasColors: knowledge.colors.depth > .monochrome))
    if !wasAsked, !mayAsk { ask(pictures.questionsAllowed) }
  }

  /// How pictures of pixels are shown now; nil as long as nothing says that they are.
  public var pixels: PixelFormat? {
    guard let encoding = pictures.encoding else { return nil }
    var (width, height): (Int32, Int32) = (0, 0)
    flipside_terminal_pixels(&width, &height)
    return pictures.format(encoding, window: (Int(width), Int(height)), of: size)
  }

  /// Whether characters of two by three parts are seen as they should be.
  public var drawsSextants: Bool { showsUnicode && pictures.drawsSextants }

  /// The size of the window as of `init` or the last `measure`.
  public var size: Size {
    Size(columns: Int(flipside_terminal_columns()), rows: Int(flipside_terminal_rows()))
  }

  /// Takes over the size that the window has now.
  public mutating func measure() {
    flipside_terminal_measure()
    shown = nil
    ask(pictures.questionsAfterResize)
  }

  /// Brings the screen to what `canvas` says; only what differs from the last one is sent.
  public mutating func show(_ canvas: Canvas) {
    var canvas = canvas
    leaveOutWhatSpills(&canvas)
    let palette = Palette(depth: colors.depth, isSpelled: knowledge.isSpelled)
    if shown?.size != canvas.size {
      flipside_terminal_forget()
      perform(sender.clear(forgetting: false))
      shown = nil
    }
    let screen = shown ?? Canvas(size: canvas.size)
    var before = screen
    let changes = canvas.pictureChanges(since: before)
    perform(sender.remove(changes.removed, columns: canvas.size.columns))
    // Sixels are part of the screen's cells: whatever stands there now, it is not what stood there.
    for placement in changes.removed + changes.added where placement.image.encoding == .sixel {
      before.forget(placement.rect)
    }
    // tmux forgets pictures when there are many, and shows the cells below them.
    let held =
      options.multiplexer == .tmux ? canvas : canvas.keepingCovered(of: before, on: screen)
    held.forEachChange(since: before) { place, glyph, style in
      Self.put(glyph, style, at: place, by: palette)
    }
    place(changes.added, on: canvas)
    let cursor = canvas.cursor ?? Point(column: 0, row: -1)
    flipside_terminal_refresh(Int32(clamping: cursor.row), Int32(clamping: cursor.column))
    shown = held
    if mayAsk {
      // The screen is up: nobody waits for the answers, and there may be none.
      mayAsk = false
      for question in knowledge.questions { keyboard.ask(question.rawValue) }
      ask(pictures.questionsAllowed)
    }
  }

  /// Takes sixels away that would reach beyond their cells, as those made for larger ones do until
  /// others come, and those on the last row, which would scroll the screen.
  private func leaveOutWhatSpills(_ canvas: inout Canvas) {
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
    // Known before the first one is sent: a crash may come at any time.
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

  private mutating func ask(_ questions: [PictureKnowledge.Question]) {
    for question in questions { keyboard.ask(question.text) }
  }

  /// What has been typed and clicked since the last call, without waiting.
  public mutating func read() -> [Input] {
    let (inputs, answers) = keyboard.read()
    for answer in answers { take(answer) }
    return inputs
  }

  /// The milliseconds until `read` has more although nothing more is typed; nil for never.
  public var remainingRead: Int? { keyboard.remaining }

  private mutating func take(_ answer: TerminalAnswer) {
    if let question = knowledge.take(answer) { ask(question) }
    ask(pictures.take(answer))
    if knowledge.isSpelled { flipside_terminal_spell_colors() }
  }

  private mutating func ask(_ question: ColorKnowledge.Question) {
    keyboard.ask(question.rawValue)
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
    flipside_terminal_copy(Base64.text(of: Array(Clipboard.text(of: text).utf8)))
  }

  /// Lets the next `show` send every cell, for when something else wrote on the screen.
  public mutating func forget() {
    shown = nil
    perform(sender.clear(forgetting: true))
  }

  /// Gives the terminal back until `resume`.
  public mutating func suspend() {
    keyboard.drain()
    isSuspended = true
    flipside_terminal_suspend()
    // It has taken them off the screen.
    _ = sender.clear(forgetting: true)
  }

  /// Takes the terminal again after `suspend`, or after somebody else had it.
  public mutating func resume() {
    isSuspended = false
    flipside_terminal_resume()
    flipside_terminal_measure()
    // Whoever had it meanwhile may have taken the pictures away.
    forget()
  }

  private static func open(
    _ wishes: TerminalOptions
  ) throws(OpenFault) -> (ColorKnowledge, showsUnicode: Bool, isModern: Bool) {
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
    return (ColorKnowledge(wishes, found: found, isModern: isModern), showsUnicode, isModern)
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
