import CTerminal

/// Tells the terminal's answers from keys.
///
/// Answers begin with an escape, as some keys do, and may arrive in parts. The recognizer waits for
/// nothing: it holds the beginning of an answer as long as the rest may still arrive, and
/// `remaining` says when to call `settle` again. What arrives after a pause belongs to an answer
/// only if it continues one of the forms in `AnswerForm`; otherwise the player has typed it.
struct AnswerRecognizer {
  /// What was read.
  enum Found {
    case input(flipside_terminal_input)
    case answer(TerminalAnswer)
  }

  /// Durations in milliseconds.
  private enum Limit {
    /// A shorter silence does not count as a pause.
    static let pause = 50
    /// How long an escape is held that arrived alone while an answer is expected.
    static let escape = 600
    /// How long the rest of a known form is expected after its last byte.
    static let silence = 1000
    /// How long after the last question the program, when it ends, still expects an answer.
    static let answer = 1500
    /// How long after the last question an answer is plausible.
    static let lateAnswer = 5000
    /// How soon the rest must begin of an answer whose escape has been taken for a key.
    static let lateRest = 2000
  }

  /// The most bytes of a sequence that arrives without a pause, and of one with pauses.
  private static let longest = (atOnce: 65_536, inParts: 96)
  /// The most characters of the rest of a mouse report, and what they may be.
  private static let longestReport = 16
  private static let report = Set("0123456789;".unicodeScalars.map { Int32($0.value) })
  private static let reportEnds = Set("Mm".unicodeScalars.map { Int32($0.value) })

  private var found: [Found] = []
  private var held: HeldSequence?
  /// The characters read of the rest of a mouse report that was cut; nil outside one.
  private var reportRest: Int?
  /// When an escape that may have begun an answer was taken for a key.
  private var escapeGiven: Int?
  private var isPasting = false
  private var lastRead = 0
  /// Whether there was nothing more to read after the last byte.
  private var isDrained = false
  /// The questions without an answer in order, and when the last one was sent.
  private var unanswered: [String] = []
  private var asked = 0

  /// Notes that a question was sent.
  mutating func ask(_ question: String, at now: Int) {
    if now - asked >= Limit.lateAnswer { unanswered = [] }
    unanswered.append(question)
    asked = now
  }

  /// Notes an answer. Every terminal answers what it can do: what was asked before that and has no
  /// answer by then gets none.
  private mutating func note(_ answer: TerminalAnswer) {
    let last = unanswered.firstIndex(of: PictureKnowledge.Question.attributes.text)
    if case .attributes = answer, let last {
      unanswered.removeFirst(last + 1)
    } else if !unanswered.isEmpty, last != 0 {
      unanswered.removeFirst()
    }
  }

  /// Returns whether an answer is on its way, as far as can be known.
  func isExpecting(at now: Int) -> Bool {
    isUnanswered(within: Limit.answer, at: now) || held?.bytes.isEmpty == false
  }

  /// Removes and returns what has been recognized.
  mutating func takeFound() -> [Found] {
    defer { found = [] }
    return found
  }

  /// Takes one thing that was read.
  mutating func take(_ token: flipside_terminal_input, at now: Int) {
    let isAfterPause = isDrained && now - lastRead >= Limit.pause
    lastRead = now
    isDrained = false
    guard Int(token.kind) == FLIPSIDE_SCALAR else {
      return take(other: token, isAfterPause: isAfterPause)
    }
    if isAfterPause { held?.notePause() }
    take(scalar: token.value, at: now)
  }

  /// Decides about what has been held for long enough; to be called when there is nothing to read.
  mutating func settle(at now: Int) {
    isDrained = true
    guard remaining(at: now) == 0 else { return }
    reportRest = nil
    guard let held else { return }
    self.held = nil
    if held.bytes.isEmpty {
      giveEscapeAlone(at: now)
    } else if held.isDoubtful {
      replay(held, from: 0)
    } else if held.isEnding {
      finish(held)
      if held.isEndApart { giveEscapeAlone(at: now) }
    }
  }

  /// The milliseconds until `settle` decides about what is held; nil where nothing is held.
  func remaining(at now: Int) -> Int? {
    guard held != nil || reportRest != nil else { return nil }
    return max(lastRead + (held.map { limit(of: $0, at: now) } ?? Limit.pause) - now, 0)
  }

  private func limit(of held: HeldSequence, at now: Int) -> Int {
    if held.bytes.isEmpty {
      return isPasting || isUnanswered(within: Limit.lateAnswer, at: now) ? Limit.escape : 0
    }
    if held.isEndApart || held.isDoubtful { return Limit.escape }
    return held.isEnding || AnswerForm.canBegin(with: held.bytes) ? Limit.silence : Limit.pause
  }

  private func isUnanswered(within limit: Int, at now: Int) -> Bool {
    !unanswered.isEmpty && now - asked < limit
  }

  /// Takes a key that ncurses knows, the mouse, or a mark of a paste.
  private mutating func take(other token: flipside_terminal_input, isAfterPause: Bool) {
    escapeGiven = nil
    let kind = Int(token.kind)
    if let held, held.bytes.isEmpty {
      self.held = nil
      if isAfterPause {
        giveEscape()
      } else if kind == FLIPSIDE_KEY {
        // A key with Alt, which means nothing here.
        return
      }
    }
    switch kind {
    case FLIPSIDE_CUT_REPORT: reportRest = 0
    case FLIPSIDE_PASTE_BEGINS, FLIPSIDE_PASTE_ENDS: mark(kind)
    default: found.append(.input(token))
    }
  }

  private mutating func take(scalar: Int32, at now: Int) {
    if let count = reportRest {
      let isInside = count < Self.longestReport && Self.report.contains(scalar)
      reportRest = isInside ? count + 1 : nil
      if isInside || Self.reportEnds.contains(scalar) { return }
    }
    guard let held else { return begin(with: scalar, at: now) }
    self.held = nil
    switch held.taking(scalar, isPasting: isPasting) {
    case .more(let longer): hold(longer, after: held)
    case .complete(let whole):
      if fits(whole) { finish(whole) } else { replay(whole, from: firstKey(in: held)) }
    case .dropped: break
    case .refused:
      giveUp(held)
      take(scalar: scalar, at: now)
    }
  }

  /// Takes a character where nothing is held.
  private mutating func begin(with scalar: Int32, at now: Int) {
    let isRest = escapeGiven.map { now - $0 < Limit.lateRest } ?? false
    escapeGiven = nil
    if scalar == Self.escape.value {
      held = HeldSequence()
    } else if isRest, let rest = HeldSequence(restFrom: scalar) {
      held = rest
    } else {
      give(scalar)
    }
  }

  private mutating func hold(_ longer: HeldSequence, after held: HeldSequence) {
    guard fits(longer) else { return replay(longer, from: firstKey(in: held)) }
    let most = longer.isStrict ? Self.longest.inParts : Self.longest.atOnce
    if longer.length <= most { self.held = longer }
  }

  private func fits(_ held: HeldSequence) -> Bool {
    !held.isStrict || AnswerForm.canBegin(with: held.bytes)
  }

  /// The first byte that is a key where what is held is no answer.
  private func firstKey(in held: HeldSequence) -> Int {
    held.isDoubtful ? 0 : held.pause ?? 0
  }

  /// Gives what is held as far as the player may have typed it.
  private mutating func giveUp(_ held: HeldSequence) {
    if held.isEnding {
      finish(held)
      // The escape at its end begins something else.
      var other = HeldSequence()
      if held.isPausedAtEnd { other.notePause() }
      self.held = other
    } else if held.bytes.isEmpty {
      giveEscape()
    } else if held.isStrict {
      replay(held, from: firstKey(in: held))
    }
  }

  private mutating func replay(_ held: HeldSequence, from first: Int) {
    if first == 0, held.hasEscape { giveEscape() }
    for byte in held.bytes[first...] { give(Int32(byte)) }
  }

  private mutating func finish(_ held: HeldSequence) {
    switch String(decoding: held.bytes, as: UTF8.self) {
    case "[200~": mark(FLIPSIDE_PASTE_BEGINS)
    case "[201~": mark(FLIPSIDE_PASTE_ENDS)
    case let text:
      guard !isPasting, let answer = TerminalAnswer(text) else { return }
      note(answer)
      found.append(.answer(answer))
    }
  }

  private mutating func mark(_ kind: Int) {
    held = nil
    isPasting = kind == FLIPSIDE_PASTE_BEGINS
    found.append(.input(Self.token(kind)))
  }

  private static let escape = token(FLIPSIDE_SCALAR, 27)

  private static func token(_ kind: Int, _ value: Int32 = 0) -> flipside_terminal_input {
    flipside_terminal_input(kind: Int32(clamping: kind), value: value, column: 0, row: 0)
  }

  private mutating func give(_ scalar: Int32) {
    found.append(.input(Self.token(FLIPSIDE_SCALAR, scalar)))
  }

  /// Gives the escape as a key, which ends a paste too.
  private mutating func giveEscape() {
    isPasting = false
    found.append(.input(Self.escape))
  }

  /// Gives an escape as a key although the rest of an answer may follow.
  private mutating func giveEscapeAlone(at now: Int) {
    if isPasting || isUnanswered(within: Limit.lateAnswer, at: now) { escapeGiven = now }
    giveEscape()
  }
}
