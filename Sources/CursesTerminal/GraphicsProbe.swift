import Canvas

/// The known facts about pictures on a terminal, the queries for them, and the meaning of its
/// answers. Without a positive answer, neither pixels nor sextants are used.
struct GraphicsProbe {
  /// The number of the picture in the query.
  static let asked = 31

  enum Query: Hashable {
    /// Queries whether a picture of one pixel could be shown.
    case picture
    /// Queries the size of a cell in pixels.
    case cell
    /// Queries the terminal's name.
    case name
    /// Queries the terminal's attributes. All terminals answer this, so a query sent before it that
    /// has no answer by then will get none.
    case attributes
    /// Requests as many sixel colors as a picture has.
    case registers
    /// Queries the number of sixel colors, because in tmux they cannot be set.
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
    /// The terminal supports sixels; the number of colors is being queried.
    case sixel(registers: Int?)
    case known
  }

  /// The queries to send with the first screen, or once they make sense.
  let questions: [Query]
  /// Whether the terminal's answers are trusted although it may be a known exception.
  private(set) var isTrusting: Bool
  /// Whether the terminal itself draws characters of two by three parts, whatever its font
  /// contains.
  private(set) var drawsSextants = false
  private let wantsPixels: Bool
  private let mustBeAllowed: Bool
  private var isAllowed = false
  private var stage = Stage.asked
  private var takesPictures = false
  private var found: PixelFormat.Encoding?
  private var cell: (width: Int, height: Int)?

  /// Creates the probe before any answer.
  ///
  /// - Parameters:
  ///   - options: the options from command line and environment.
  ///   - isModern: whether the terminal can be queried.
  ///   - hasColors: whether any color is used.
  init(_ options: TerminalOptions, isModern: Bool, hasColors: Bool) {
    let isForced = options.pictures == .pixels
    // GNU screen forwards queries to a terminal but not the pictures, and the Linux console shows
    // some queries as text.
    let isAskable = isModern && !["screen", "linux"].contains { options.isOfType($0) }
    let isWanted =
      options.pictures != .cells && (isForced || hasColors && !options.misreportsPictures)
    switch options.multiplexer {
    case .tmux where isWanted && isModern: questions = [.cell, .attributes]
    case nil where isWanted && isAskable:
      questions = [.picture, .cell] + (options.misreportsPictures ? [] : [.name]) + [.attributes]
    case nil where options.pictures == .cells && isAskable && !options.misreportsPictures:
      questions = [.name, .attributes]
    case .tmux, .other, nil: questions = []
    }
    wantsPixels = options.pictures != .cells
    isTrusting = isForced
    // tmux reports sixels even if the terminal that displays it shows a placeholder.
    mustBeAllowed = options.multiplexer == .tmux && !isForced
  }

  /// The queries that may be sent now.
  var questionsAllowed: [Query] { isAllowed || !mustBeAllowed ? questions : [] }

  /// The beginnings of the names of terminals that draw block characters themselves, including
  /// those of two by three parts, without gaps between cells, whatever their font contains. All of
  /// them drew sextants before they could report their names.
  private static let nativeBlocks = ["VTE(", "foot(", "kitty(", "WezTerm ", "ghostty ", "contour "]

  /// Handles an answer and returns the next queries.
  mutating func take(_ answer: TerminalAnswer) -> [Query] {
    guard !questions.isEmpty else { return [] }
    switch answer {
    case .takesPictures(let takes): takesPictures = takes
    case .cell(let width, let height): cell = (width, height)
    case .registers(let count):
      if case .sixel(let known) = stage { stage = .sixel(registers: max(known ?? 0, count)) }
    case .name(let name): drawsSextants = Self.nativeBlocks.contains(where: name.hasPrefix)
    case .attributes(let numbers): return take(attributes: numbers)
    case .background, .kind, .direct: break
    }
    return []
  }

  private mutating func take(attributes: [Int]) -> [Query] {
    switch stage {
    case .asked where takesPictures:
      found = .png
      stage = .known
    case .asked where wantsPixels && Self.hasSixel(attributes):
      stage = .sixel(registers: nil)
      return [.registers, .registersNow, .attributes]
    case .sixel(let registers):
      // Fewer colors than a picture has would look worse than cells; 256 if the terminal does not
      // say.
      if registers ?? 256 >= 256 { found = .sixel }
      stage = .known
    case .asked, .known: stage = .known
    }
    return []
  }

  /// Returns whether the attributes contain a 4; the second number of a VT100's is a bit set and is
  /// skipped.
  private static func hasSixel(_ attributes: [Int]) -> Bool {
    attributes.dropFirst(attributes.first == 1 ? 2 : 1).contains(4)
  }

  /// Switches to `trusting`, but keeps answers that have arrived.
  mutating func trust(_ trusting: GraphicsProbe) {
    guard !questions.isEmpty else {
      self = trusting
      return
    }
    isTrusting = true
    if mustBeAllowed { isAllowed = true }
  }

  /// Enables sixels, because a multiplexer has confirmed them. Returns whether that is a change.
  mutating func allowSixel() -> Bool {
    guard mustBeAllowed, !isAllowed, !questions.isEmpty else { return false }
    isAllowed = true
    return true
  }

  /// The encoding of pictures; nil for none.
  var encoding: PixelFormat.Encoding? { isAllowed || !mustBeAllowed ? found : nil }

  /// Returns the pixel format in a window of this size in pixels, 0 if unknown; nil for implausible
  /// sizes.
  func format(
    _ encoding: PixelFormat.Encoding, window: (width: Int, height: Int), of size: Size
  ) -> PixelFormat? {
    if let cell { return PixelFormat(encoding, cellWidth: cell.width, cellHeight: cell.height) }
    guard size.columns > 0, size.rows > 0 else { return nil }
    return PixelFormat(
      encoding, cellWidth: window.width / size.columns, cellHeight: window.height / size.rows)
  }

  /// The queries after a change of the window, because the size of letters may have changed.
  var questionsAfterResize: [Query] { found == nil || cell == nil ? [] : [.cell] }
}
