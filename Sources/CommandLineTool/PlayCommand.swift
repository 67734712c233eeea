public import GameCore
import SystemStrings

/// `flipside`: the game.
struct PlayCommand: Command {
  static let description = CommandDescription(
    "play", usage: "[play] [OPTIONS]", "start the game", "играть",
    options: [.seed] + PlayOptions.drawing + [.noTutorial, .shared, .plain, .width])

  private let options: PlayOptions

  init(_ given: inout Arguments) throws(UsageError) {
    options = try PlayOptions(given)
  }

  func run(in _: CommandContext) -> Outcome { .play(options, nil) }
}

/// The options of the game.
public struct PlayOptions: Hashable, Sendable {
  /// The seed of `--seed`, with which every game is practice.
  public var seed: UInt64?
  /// Whether only ASCII may be drawn.
  public var ascii = false
  /// The choice of `--color`; by default `automatic`, or `never` if NO_COLOR is set.
  public var color = ColorChoice.automatic
  /// The language of `--lang`, or nil.
  public var language: Language?
  /// The position of `--cursor`, or nil.
  public var cursor: CursorPlace?
  /// The choice of `--pictures`, or nil.
  public var pictures: PictureChoice?
  /// False for `--no-motion`.
  public var motion = true
  /// False for `--no-mouse`.
  public var mouse = true
  /// False for `--no-tutorial`.
  public var tutorial = true
  /// Whether to print lines instead of drawing a screen: by `--plain` or `--width`, because the
  /// environment asks for it, or because the terminal can only print lines.
  public var plain = false
  /// The columns of a line in plain mode.
  public var width = PlayOptions.widest - 2

  /// The most columns of a line in plain mode.
  static let widest = 80

  public init() {}

  init(_ given: Arguments) throws(UsageError) {
    seed = try given.number(.seed, in: 0...UInt64.max)
    ascii = given.has(.ascii)
    color = try given.value(.color, of: ColorChoice.self) ?? .automatic
    if color == .automatic, given.environment["NO_COLOR"] != nil { color = .never }
    language = try given.value(.lang, of: Language.self)
    cursor = try given.value(.cursor, of: CursorPlace.self)
    pictures = try given.value(.pictures, of: PictureChoice.self)
    motion = !given.has(.noMotion)
    mouse = !given.has(.noMouse)
    tutorial = !given.has(.noTutorial)
    if let columns = try given.number(.width, in: 20...UInt64(Self.widest)) {
      width = Int(columns)
      plain = true
    }
    let asks = ["ACCESSIBLE", "FLIPSIDE_PLAIN"].contains { given.environment[$0] != nil }
    plain = plain || given.has(.plain) || asks || given.environment["TERM"]?.text == "dumb"
  }

  /// The options about the screen.
  static let drawing = [Option.ascii, .color, .cursor, .pictures, .noMotion, .noMouse]
}

extension Option {
  fileprivate static let plain = Option(
    "plain", "print lines of text, for screen readers",
    "печатать строки, для экранного диктора")
  fileprivate static let width = Option(
    "width", value: "N", "like --plain, with lines of N columns, 20 to 80",
    "как --plain, в строке N знаков, от 20 до 80")
}

/// The use of colors. The raw value is the word for `--color`.
public enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  /// The colors of the terminal, as detected.
  case automatic = "auto"
  /// Colors even if the terminal is not known to have any.
  case always
  /// Monochrome.
  case never
  /// 16 colors, whatever is detected.
  case sixteen = "16"
  case palette256 = "256"
  /// RGB colors, whatever is detected.
  case direct
}
