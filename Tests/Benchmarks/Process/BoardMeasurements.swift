import Canvas
import GameCore
import PseudoTerminal

/// The cost of keys on a board, in milliseconds and bytes, compared with the minimum of bytes.
struct BoardMeasurements: ~Copyable {
  private let program: String
  private let directory: String

  init(program: String, scratch: borrowing Scratch) {
    self.program = program
    directory = scratch.directory("board")
  }

  func run() throws {
    for theme in ThemeName.allCases {
      var settings = Settings.defaults
      settings.theme = theme
      try cursor(settings, "\(theme.rawValue)")
    }
    var settings = Settings.defaults
    settings.setups = ["pairs": "expert"]
    try cursor(settings, "expert board")
    try flips()
    try ticks()
    try repaint()
  }

  private func sit(_ settings: Settings = .defaults) throws -> Sitting {
    try Sitting.open(program: program, data: directory, settings: settings)
  }

  private func cursor(_ settings: Settings, _ name: String) throws {
    var sitting = try sit(settings)
    var costs = Costs(sitting.model.canvas)
    for _ in 0..<20 {
      for letter in "ljhk" { try costs.add(letter, &sitting) }
    }
    costs.report("cursor move, \(name)", isCursorMove: true)
    if settings == .defaults { costs.reportTime("key to screen, cursor move") }
  }

  private func flips() throws {
    var costs: Costs?
    for _ in 0..<5 {
      var sitting = try sit()
      var own = costs ?? Costs(sitting.model.canvas)
      own.begin(sitting.model.canvas)
      for _ in 0..<4 {
        try own.add(" ", &sitting)
        try own.pass("l", &sitting)
      }
      costs = own
    }
    costs?.report("flip")
    costs?.reportTime("key to screen, flip")
  }

  private func ticks() throws {
    var sitting = try sit()
    var least = LeastTerminal(Screens.size)
    _ = least.show(sitting.model.canvas)
    var bytes: [Double] = []
    var fewest: [Double] = []
    for _ in 0..<4 {
      guard let answer = sitting.terminal.answer(wait: 1500) else {
        throw CannotMeasure("the clock does not tick")
      }
      sitting.model.wait(milliseconds: 1000)
      bytes.append(Double(answer.bytes))
      fewest.append(Double(least.show(sitting.model.canvas)))
    }
    Report.line(
      Line(
        name: "bytes per clock tick", value: Timing.median(bytes), unit: "bytes",
        reference: ("least", Timing.median(fewest))))
  }

  private func repaint() throws {
    var sitting = try sit()
    var bytes: [Double] = []
    for _ in 0..<9 {
      sitting.terminal.type("\u{C}")
      guard let answer = sitting.terminal.answer() else {
        throw CannotMeasure("Ctrl-L paints nothing")
      }
      bytes.append(Double(answer.bytes))
    }
    var least = LeastTerminal(Screens.size)
    Report.line(
      Line(
        name: "bytes per full repaint", value: Timing.median(bytes), unit: "bytes",
        reference: ("least", Double(least.show(sitting.model.canvas)))))
  }
}

/// The cost of several keys.
private struct Costs {
  private var times: [Double] = []
  private var bytes: [Double] = []
  private var fewest: [Double] = []
  private var least = LeastTerminal(Screens.size)

  init(_ canvas: Canvas) {
    begin(canvas)
  }

  /// Starts with `canvas` as the shown screen.
  mutating func begin(_ canvas: Canvas) {
    least = LeastTerminal(Screens.size)
    _ = least.show(canvas)
  }

  /// Presses a key and records its cost.
  mutating func add(_ letter: Character, _ sitting: inout Sitting) throws {
    let answer = try press(letter, &sitting)
    times.append(answer.milliseconds)
    bytes.append(Double(answer.bytes))
    fewest.append(Double(least.show(sitting.model.canvas)))
  }

  /// Presses a key that does not count.
  mutating func pass(_ letter: Character, _ sitting: inout Sitting) throws {
    _ = try press(letter, &sitting)
    _ = least.show(sitting.model.canvas)
  }

  func report(_ name: String, isCursorMove: Bool = false) {
    Report.line(
      Line(
        name: "bytes per \(name)", value: Timing.median(bytes), unit: "bytes",
        reference: ("least", Timing.median(fewest)), aim: isCursorMove ? .atMost(40) : nil))
  }

  func reportTime(_ name: String) {
    Report.line(Line(name: name, value: Timing.median(times), unit: "ms"))
  }

  private func press(
    _ letter: Character, _ sitting: inout Sitting
  ) throws -> (bytes: Int, milliseconds: Double) {
    sitting.terminal.type(String(letter))
    sitting.model.press(.character(letter))
    guard let answer = sitting.terminal.answer() else {
      throw CannotMeasure("'\(letter)' changes nothing:\n\(sitting.terminal.picture)")
    }
    return answer
  }
}
