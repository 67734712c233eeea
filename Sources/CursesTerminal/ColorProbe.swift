import Canvas

/// The known colors of a terminal, the queries for them, and the effect of its answers.
struct ColorProbe {
  /// A query understood by xterm and similar terminals.
  enum Query: String, Hashable {
    case background = "\u{1B}]11;?\u{1B}\\"
    case kind = "\u{1B}[>c"
    /// Sets a color, queries it, and resets it.
    case direct = "\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m"
  }

  private(set) var colors: TerminalColors
  /// Whether colors are sent without terminfo.
  private(set) var isSpelled: Bool
  /// The queries to send with the first screen.
  let questions: [Query]
  private let isOpen: Bool

  /// Creates the probe before any answer.
  ///
  /// - Parameters:
  ///   - options: the options from command line and environment.
  ///   - found: the depth according to terminfo.
  ///   - isModern: whether the terminal can be queried.
  init(_ options: TerminalOptions, found: ColorDepth, isModern: Bool) {
    isOpen = options.depth == nil
    let depth = Self.depth(options, found: found)
    isSpelled = depth > found
    colors = TerminalColors(depth: depth)
    // GNU screen forwards some queries to a terminal that may show them as text, and the Linux
    // console understands none.
    let isAsked = isModern && !["screen", "linux"].contains { options.isOfType($0) }
    if !isAsked && options.multiplexer != .tmux || !isOpen && depth != .direct {
      questions = []
    } else if depth == .direct || options.multiplexer != nil {
      questions = [.background]
    } else {
      questions = [.background, .kind]
    }
  }

  private static func depth(_ options: TerminalOptions, found: ColorDepth) -> ColorDepth {
    if let depth = options.depth { return depth }
    // A variable inherited from a multiplexer says nothing about the terminal that displays it.
    let isAnnounced = ["truecolor", "24bit"].contains(options.announced)
    return isAnnounced && options.multiplexer == nil && found > .monochrome ? .direct : found
  }

  /// Handles an answer and returns the next query, if any.
  mutating func take(_ answer: TerminalAnswer) -> Query? {
    switch answer {
    case .background(let background): colors.background = background
    case .kind(let numbers):
      // The Terminal app of macOS shows the next query as text.
      if isOpen, colors.depth < .direct, numbers.prefix(2) != [1, 95] { return .direct }
    case .direct(let isDirect): if isDirect { takeDirect() }
    case .takesPictures, .cell, .attributes, .registers, .name: break
    }
    return nil
  }

  /// Enables direct colors, because the terminal supports them.
  mutating func takeDirect() {
    guard isOpen, colors.depth > .monochrome, colors.depth < .direct else { return }
    colors.depth = .direct
    isSpelled = true
  }
}
