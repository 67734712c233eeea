import Fixtures
import GameRules
import Glibc
import PseudoTerminal

/// Keys, broken sequences and new window sizes as fast as the program accepts them, on every
/// screen.
struct StormTorture {
  /// The number of actions on each screen.
  private static let length = 80

  let name: String
  let program: String
  let workshop: Workshop
  let seed: UInt64
  /// Whether each screen is only visited once, and the program ended there.
  private let isCalm: Bool
  private let outside = Outside()

  init(
    name: String, program: String, workshop: Workshop, seed: UInt64, isCalm: Bool = false
  ) {
    self.name = name
    self.isCalm = isCalm
    self.program = program
    self.workshop = workshop
    self.seed = seed
  }

  func run(until deadline: Deadline) throws -> Report {
    var report = Report(isCalm ? "ways to all screens" : "storm on the game (\(name))")
    var chance = Generator(seed: seed)
    var tally = Tally()
    if let why = try obstacle() {
      report.note("left out: \(why)")
      return report
    }
    try workshop.directory { root in
      let home: Household
      switch try Household.moveIn(root, program: program) {
      case .success(let made): home = made
      case .failure(let why): return report.complain(why.sentence)
      }
      var tours = Self.shuffled(&chance)
      while !deadline.isOver, isCalm || report.isGood, let tour = tours.popLast() {
        let complaints = try workshop.complaints { directory in
          try life(tour, directory, home.copy(for: tour.beginning, in: directory), &chance, &tally)
        }
        complaints.forEach { report.complain("\(tour.screen): \($0)") }
        if tours.isEmpty, !isCalm { tours = Self.shuffled(&chance) }
      }
    }
    report.note(
      "\(tally.lives) programs, \(tally.keys) keys and sizes, on \(tally.screens.count) of"
        + " \(Tour.all.count) screens")
    if tally.cutOff > 0 {
      report.note("\(tally.cutOff) not seen to their end: the kernel cut them short at a Ctrl-C")
    }
    return tally.screens.count < Tour.all.count ? report.cutShort() : report
  }

  /// Returns the reason why a sanitizer does not run on this machine, in its words.
  private func obstacle() throws -> String? {
    var terminal = try PseudoTerminal(
      program, ["--version"], environment: ["PATH": Seat.path], columns: 200)
    _ = terminal.wait(milliseconds: Seat.patience) { _ in false }
    while terminal.take(waiting: 5) {}
    guard terminal.checkEnding() != .exit(0) else { return nil }
    return terminal.screen.lines.first { $0.contains("ThreadSanitizer: unexpected memory") }
  }

  private struct Tally {
    var lives = 0
    var keys = 0
    /// The number of outputs whose end the kernel discarded.
    var cutOff = 0
    var screens: Set<String> = []
  }

  /// Runs one program: opens a screen, then starts the storm. Returns an empty array if all went
  /// well.
  private func life(
    _ tour: Tour, _ directory: String, _ data: String, _ chance: inout Generator,
    _ tally: inout Tally
  ) throws -> [String] {
    tally.lives += 1
    Seat.prepare(directory)
    // Plain screens and colored ones with animation alternate; the texts are the same.
    let options =
      tally.lives.isMultiple(of: 2) ? Seat.plain : ["--ascii", "--lang", "en", "--no-tutorial"]
    let answered = tour.beginning == .grown ? outside.environment : [:]
    let environment = Seat.environment(directory).merging(answered) { $1 }
      .merging(["FLIPSIDE_DATA": data]) { $1 }
    // Some terminals show pixels, with either protocol.
    let kinds: [ShownPictures.Kind?] = [nil] + ShownPictures.Kind.allCases
    var terminal = try PseudoTerminal(
      program, options, environment: environment, pixels: kinds[tally.lives % kinds.count])
    if let missed = Tour.go(tour.steps, at: &terminal) {
      return ["\"\(missed.shows)\" is not shown:\n" + terminal.screen.lines.joined(separator: "\n")]
        + Self.reports(in: directory)
    }
    tally.screens.insert(tour.screen)
    for number in 0..<(isCalm ? 0 : Self.length) where terminal.checkEnding() == nil {
      tally.keys += 1
      Storm.hurt(&terminal, &chance)
      // Sometimes the program handles all its keys, so that no screen is only passed.
      terminal.take(waiting: number.isMultiple(of: 8) ? 25 : 1)
    }
    let isWhole = terminal.wait(milliseconds: Seat.patience) { $0.pictures?.hasRemains != true }
    terminal.send(SIGTERM)
    _ = terminal.wait(milliseconds: Seat.patience) { _ in false }
    while terminal.take(waiting: 5) {}
    let isCutOff = !terminal.isGivenBack && Self.isCutOff(terminal.tail)
    if isCutOff { tally.cutOff += 1 }
    return complaints(
      terminal.checkEnding(), modes: terminal.hasModesOfBefore, terminal.isGivenBack || isCutOff,
      last: String(decoding: terminal.tail.suffix(300), as: UTF8.self).debugDescription)
      + (isWhole ? [] : ["parts of pictures are seen"])
      + Self.complaints(terminal.screen.pictures, isCutOff: isCutOff) + Self.reports(in: directory)
  }

  /// Returns whether the kernel discarded the end of the output: it does so at a Ctrl-C of the
  /// storm that arrives when the modes have been restored and the terminal has not read everything.
  /// The echo of the key, which the game's modes never allow, then follows the last of the game's
  /// escape sequences, with the echo of anything typed after it.
  private static func isCutOff(_ tail: [UInt8]) -> Bool {
    let last = tail[(tail.lastIndex(of: 0x1b).map { $0 + 1 } ?? 0)...]
    return ["^C", "^\\", "^Z"].contains { last.contains($0.utf8) }
  }

  private func complaints(
    _ ending: PseudoTerminal.Ending?, modes: Bool, _ isGivenBack: Bool, last: String
  ) -> [String] {
    var complaints: [String] = []
    // The keys may have quit the game regularly before.
    if ending != .exit(0), ending != .exit(128 + SIGTERM), ending != .exit(128 + SIGINT) {
      complaints.append("ended as \(ending.map { "\($0)" } ?? "nothing yet")")
    }
    if !modes { complaints.append("the modes of the terminal are not as they were") }
    if !isGivenBack { complaints.append("the screen is not given back: \(last)") }
    return complaints
  }

  private static func complaints(_ pictures: ShownPictures?, isCutOff: Bool) -> [String] {
    guard let pictures else { return [] }
    return pictures.errors.map { "pictures: \($0)" }
      + (pictures.isEmpty || isCutOff
        ? [] : ["pictures are left on the screen: \(pictures.summary)"])
  }

  private static func shuffled(_ chance: inout Generator) -> [Tour] {
    var tours = Tour.all
    for index in tours.indices.dropFirst() {
      tours.swapAt(index, Int(chance.below(UInt64(index + 1))))
    }
    return tours
  }

  /// Returns the reports of a sanitizer.
  private static func reports(in directory: String) -> [String] {
    TemporaryDirectory.names(in: directory).filter { $0.hasPrefix("report") }
      .map { name in
        (["a sanitizer reports:"] + Workshop.lines(of: "\(directory)/\(name)").prefix(80))
          .joined(separator: "\n")
      }
  }
}
