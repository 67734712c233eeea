import CTerminal

/// A recognizer that distinguishes the terminal's answers from keys.
///
/// Answers begin with an escape, as some keys do, and may arrive in parts. The recognizer never
/// blocks: it holds the beginning of an answer as long as the rest may still arrive, and
/// `remaining` says when to call `settle` again. Characters that arrive after a pause belong to an
/// answer only if they continue one of the forms in `AnswerForm`; otherwise the player has typed
/// them.
struct AnswerRecognizer {
  /// A recognized input or answer.
  enum Recognized {
    case input(flipside_terminal_input)
    case answer(TerminalAnswer)
  }

  /// Durations in milliseconds.
  private enum Limit {
    /// A shorter silence is not a pause.
    static let pause = 50
    /// The time for which a single escape is held while an answer is expected.
    static let escape = 600
    /// The time for which the rest of a known form is expected after its last byte.
    static let silence = 1000
    /// The time after the last query for which the program, when it ends, still expects an answer.
    static let answer = 1500
    /// The time after the last query for which an answer is plausible.
    static let lateAnswer = 5000
    /// The time within which the rest of an answer must begin if its escape was taken for a key.
    static let lateRest = 2000
  }

  /// The maximum number of bytes of a sequence that arrives without a pause, and of one with
  /// pauses.
  private static let longest = (atOnce: 65_536, inParts: 96)
  /// The maximum number of characters of the rest of a mouse report, and those allowed.
  private static let longestReport = 16
  private static let report = Set("0123456789;".unicodeScalars.map { Int32($0.value) })
  private static let reportEnds = Set("Mm".unicodeScalars.map { Int32($0.value) })

  private var found: [Recognized] = []
  private var held: HeldSequence?
  /// The characters of the rest of a truncated mouse report; nil outside one.
  private var reportRest: Int?
  /// The time when an escape that may have begun an answer was taken for a key.
  private var escapeGiven: Int?
  private var isPasting = false
  private var lastRead = 0
  /// Whether there was nothing left to read after the last byte.
  private var isDrained = false
  /// The queries without an answer, in order, and the time of the last one.
  private var unanswered: [String] = []
  private var asked = 0

  /// Records that a query was sent.
  mutating func ask(_ question: String, at now: Int) {
    if now - asked >= Limit.lateAnswer { unanswered = [] }
    unanswered.append(question)
    asked = now
  }

  /// Records an answer. Every terminal answers the query for its attributes, so queries sent before
  /// it that have no answer by then will get none.
  private mutating func note(_ answer: TerminalAnswer) {
    let last = unanswered.firstIndex(of: GraphicsProbe.Query.attributes.text)
    if case .attributes = answer, let last {
      unanswered.removeFirst(last + 1)
    } else if !unanswered.isEmpty, last != 0 {
      unanswered.removeFirst()
    }
  }

  /// Returns whether an answer is expected.
  func isExpecting(at now: Int) -> Bool {
    isUnanswered(within: Limit.answer, at: now) || held?.bytes.isEmpty == false
  }

  /// Removes and returns the recognized inputs and answers.
  mutating func takeFound() -> [Recognized] {
    defer { found = [] }
    return found
  }

  /// Handles an input token.
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

  /// Decides about held bytes whose time is up. Call it when there is nothing to read.
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

  /// Returns the milliseconds until `settle` decides about held bytes; nil if none are held.
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

  /// Handles a key known to ncurses, the mouse, or the mark of a paste.
  private mutating func take(other token: flipside_terminal_input, isAfterPause: Bool) {
    escapeGiven = nil
    let kind = Int(token.kind)
    if let held, held.bytes.isEmpty {
      self.held = nil
      if isAfterPause {
        giveEscape()
      } else if kind == FLIPSIDE_KEY {
        // A key with Alt, which has no meaning here.
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
    switch held.handle(scalar, isPasting: isPasting) {
    case .more(let longer): hold(longer, after: held)
    case .complete(let whole):
      if fits(whole) { finish(whole) } else { replay(whole, from: firstKey(in: held)) }
    case .dropped: break
    case .refused:
      giveUp(held)
      take(scalar: scalar, at: now)
    }
  }

  /// Handles a character when no bytes are held.
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

  /// Returns the index of the first byte that is a key if the held bytes are not an answer.
  private func firstKey(in held: HeldSequence) -> Int {
    held.isDoubtful ? 0 : held.pause ?? 0
  }

  /// Emits the held bytes that the player may have typed.
  private mutating func giveUp(_ held: HeldSequence) {
    if held.isEnding {
      finish(held)
      // The escape at the end begins another sequence.
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

  /// Emits the escape as a key, which also ends a paste.
  private mutating func giveEscape() {
    isPasting = false
    found.append(.input(Self.escape))
  }

  /// Emits an escape as a key although the rest of an answer may follow.
  private mutating func giveEscapeAlone(at now: Int) {
    if isPasting || isUnanswered(within: Limit.lateAnswer, at: now) { escapeGiven = now }
    giveEscape()
  }
}
