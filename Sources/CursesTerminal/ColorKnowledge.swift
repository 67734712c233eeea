import Canvas

/// What is known of a terminal's colours, what it is to be asked, and what its answers change.
struct ColorKnowledge {
  /// Questions, as xterm and its relatives understand them.
  enum Question: String, Hashable {
    case ground = "\u{1B}]11;?\u{1B}\\"
    case kind = "\u{1B}[>c"
    /// Sets a colour, asks how it was taken, and sets it back.
    case direct = "\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m"
  }

  private(set) var colors: TerminalColors
  /// Whether colours are told without terminfo.
  private(set) var isSpelled: Bool
  /// To be asked with the first screen.
  let questions: [Question]
  private let isOpen: Bool

  /// - Parameters:
  ///   - options: what is wished for, and what the environment says.
  ///   - found: the depth that terminfo gives.
  ///   - isModern: whether the terminal can be asked at all.
  init(_ options: TerminalOptions, found: ColorDepth, isModern: Bool) {
    isOpen = options.colors == .automatic
    let depth = Self.depth(options, found: found)
    isSpelled = depth > found
    colors = TerminalColors(depth: depth)
    // GNU screen hands some questions on to a terminal that shows them as text, and the console
    // of Linux knows none.
    let isAsked = isModern && !["screen", "linux"].contains { options.isOfType($0) }
    switch (options.colors, depth) {
    case _ where !isAsked && options.multiplexer != .tmux: questions = []
    case (.automatic, .direct), (.depth(.direct), _): questions = [.ground]
    case (.automatic, _): questions = options.multiplexer == nil ? [.ground, .kind] : [.ground]
    case (.depth, _): questions = []
    }
  }

  private static func depth(_ options: TerminalOptions, found: ColorDepth) -> ColorDepth {
    switch options.colors {
    case .depth(let depth): return depth
    case .automatic:
      // What a multiplexer inherited says nothing of the terminal that it is looked at on.
      let isAnnounced = ["truecolor", "24bit"].contains(options.announced)
      return isAnnounced && options.multiplexer == nil && found > .monochrome ? .direct : found
    }
  }

  /// Takes an answer and gives what is to be asked next.
  mutating func take(_ answer: TerminalAnswer) -> Question? {
    switch answer {
    case .ground(let ground): colors.ground = ground
    case .kind(let numbers):
      // The terminal of macOS shows the next question as text.
      if isOpen, colors.depth < .direct, numbers.prefix(2) != [1, 95] { return .direct }
    case .direct(let isDirect): if isDirect { takeDirect() }
    case .takesPictures, .cell, .attributes, .registers, .name: break
    }
    return nil
  }

  /// Learns that direct colours come through.
  mutating func takeDirect() {
    guard isOpen, colors.depth > .monochrome, colors.depth < .direct else { return }
    colors.depth = .direct
    isSpelled = true
  }
}
