import Canvas

/// What is known of how a terminal shows pictures: what it is to be asked, and what its answers
/// mean. Without an answer that says so, it shows neither pixels nor sextants.
struct PictureKnowledge {
  /// The number of the picture in the question.
  static let asked = 31

  enum Question: Hashable {
    /// Whether a picture of one pixel could be shown.
    case picture
    /// The pixels of a cell.
    case cell
    /// What the terminal calls itself.
    case name
    /// What the terminal can do. All answer this one: what was asked before it and has no answer
    /// by then gets none.
    case attributes
    /// To use as many colours for sixels as a picture has.
    case registers
    /// How many they are: tmux says so, and lets nobody choose.
    case registersNow

    var text: String {
      switch self {
      case .picture: "\u{1B}_Gi=\(asked),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
      case .cell: "\u{1B}[16t"
      case .name: "\u{1B}[>q"
      case .attributes: "\u{1B}[c"
      case .registers: "\u{1B}[?1;3;256S"
      case .registersNow: "\u{1B}[?1;1;0S"
      }
    }
  }

  private enum Stage: Hashable {
    case asked
    /// It says that it shows sixels; of how many colours?
    case sixel(registers: Int?)
    case known
  }

  /// To be asked with the first screen, or when it is known that there is sense in it.
  let questions: [Question]
  /// Whether the terminal is believed whatever is known of it.
  private(set) var isTrusting: Bool
  /// Whether it draws characters of two by three parts itself, whatever its font has.
  private(set) var drawsSextants = false
  private let wantsPixels: Bool
  private let mustBeAllowed: Bool
  private var isAllowed = false
  private var stage = Stage.asked
  private var takesPictures = false
  private var found: PixelFormat.Encoding?
  private var cell: (width: Int, height: Int)?

  /// - Parameters:
  ///   - isModern: whether the terminal can be asked at all.
  ///   - hasColors: whether any colour is wanted.
  init(_ options: TerminalOptions, isModern: Bool, hasColors: Bool) {
    let isForced = options.pictures == .pixels
    // GNU screen hands questions on to a terminal that it does not hand pictures on to, and the
    // console of Linux shows some as text.
    let isAskable = isModern && !["screen", "linux"].contains { options.isOfType($0) }
    let isWanted = options.pictures != .cells && (isForced || hasColors && !options.isLiar)
    switch options.multiplexer {
    case .tmux where isWanted && isModern: questions = [.cell, .attributes]
    case nil where isWanted && isAskable:
      questions = [.picture, .cell] + (options.isLiar ? [] : [.name]) + [.attributes]
    case nil where options.pictures == .cells && isAskable && !options.isLiar:
      questions = [.name, .attributes]
    case .tmux, .other, nil: questions = []
    }
    wantsPixels = options.pictures != .cells
    isTrusting = isForced
    // tmux says that it takes sixels also where it shows a frame in their place.
    mustBeAllowed = options.multiplexer == .tmux && !isForced
  }

  /// What may be asked now.
  var questionsAllowed: [Question] { isAllowed || !mustBeAllowed ? questions : [] }

  /// Takes an answer and gives what is to be asked next.
  mutating func take(_ answer: TerminalAnswer) -> [Question] {
    guard !questions.isEmpty else { return [] }
    switch answer {
    case .takesPictures(let takes): takesPictures = takes
    case .cell(let width, let height): cell = (width, height)
    case .registers(let count):
      if case .sixel(let known) = stage { stage = .sixel(registers: max(known ?? 0, count)) }
    case .name(let name): drawsSextants = BlockArtist.all.contains { $0.isCalled(name) }
    case .attributes(let numbers): return take(attributes: numbers)
    case .ground, .kind, .direct: break
    }
    return []
  }

  private mutating func take(attributes: [Int]) -> [Question] {
    switch stage {
    case .asked where takesPictures:
      found = .png
      stage = .known
    case .asked where wantsPixels && Self.hasSixel(attributes):
      stage = .sixel(registers: nil)
      return [.registers, .registersNow, .attributes]
    case .sixel(let registers):
      // Fewer than a picture needs would be worse than cells; who does not say has 256.
      if registers ?? 256 >= 256 { found = .sixel }
      stage = .known
    case .asked, .known: stage = .known
    }
    return []
  }

  /// A 4; but the second number of a VT100's is a sum of what it has.
  private static func hasSixel(_ attributes: [Int]) -> Bool {
    attributes.dropFirst(attributes.first == 1 ? 2 : 1).contains(4)
  }

  /// Goes on as `trusting`, and keeps the answers where there are some.
  mutating func trust(_ trusting: PictureKnowledge) {
    guard !questions.isEmpty else {
      self = trusting
      return
    }
    isTrusting = true
    if mustBeAllowed { isAllowed = true }
  }

  /// Learns from elsewhere that sixels come through. Gives whether that is news.
  mutating func allowSixel() -> Bool {
    guard mustBeAllowed, !isAllowed, !questions.isEmpty else { return false }
    isAllowed = true
    return true
  }

  /// What pictures are sent as; nil where none are.
  var encoding: PixelFormat.Encoding? { isAllowed || !mustBeAllowed ? found : nil }

  /// How pictures are shown in a window of this size in pixels, 0 where it does not say; nil where
  /// that makes no sense.
  func format(
    _ encoding: PixelFormat.Encoding, window: (width: Int, height: Int), of size: Size
  ) -> PixelFormat? {
    if let cell { return PixelFormat(encoding, cellWidth: cell.width, cellHeight: cell.height) }
    guard size.columns > 0, size.rows > 0 else { return nil }
    return PixelFormat(
      encoding, cellWidth: window.width / size.columns, cellHeight: window.height / size.rows)
  }

  /// What to ask where the window has changed: the letters may have another size.
  var questionsAfterResize: [Question] { found == nil || cell == nil ? [] : [.cell] }
}
