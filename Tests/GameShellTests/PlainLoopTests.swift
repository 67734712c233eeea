import GameShell
import GameUI
import Testing

@testable import GameCore

/// Lines from a script.
private struct ScriptedLines: LinePort, ~Copyable {
  final class Record {
    var printed: [String] = []
    var echoes: [Bool] = []
    var isBroken = false
  }

  let record: Record
  var lines: [String]
  private(set) var isAtEnd = false

  init(_ lines: [String], _ record: Record) {
    self.lines = lines
    self.record = record
  }

  mutating func nextLine() -> String? { lines.isEmpty ? nil : lines.removeFirst() }
  mutating func read() {}
  mutating func end() { isAtEnd = true }
  mutating func write(_ lines: [String]) -> Bool {
    record.printed += lines
    return !record.isBroken
  }
  mutating func setEcho(_ isOn: Bool) {
    if record.echoes.last ?? true != isOn { record.echoes.append(isOn) }
  }
}

@Suite("The loop of plain mode")
struct PlainLoopTests {
  private func run(
    _ lines: [String], wakes: [[Wake]] = [], isBroken: Bool = false,
    trouble: Trouble = Trouble()
  ) -> (Log, ScriptedLines.Record, Ending) {
    let log = Log()
    let record = ScriptedLines.Record()
    record.isBroken = isBroken
    let effects = ScriptedEffects(log: log, unfinished: trouble.unfinished) { effect in
      switch effect {
      case .store(.restoreSession): .store(.session(.guest(.success(Settings()))))
      case .store(.findProgress(let owner)): .store(.progress(owner, .success(nil)))
      case .store(.drawSeed): .store(.seed(1))
      default: nil
      }
    }
    let session = PlainSession(.standard, width: 78)
    var source = ScriptedSource(log: log, wakes: wakes)
    source.endings = trouble.endings
    let ending = PlainLoop(
      session, on: ScriptedLines(lines, record), wokenBy: source, effects: effects
    ).run()
    return (log, record, ending)
  }

  @Test("The end of input quits with success, and saves the game")
  func endOfInput() {
    let (log, _, ending) = run(["6", "start", "a1"])
    #expect(ending == .left && ending.exitCode == 0)
    let kept = log.entries.contains {
      if case .sent(.store(.keepProgress)) = $0 { true } else { false }
    }
    #expect(kept)
  }

  @Test("A line waits for the effects of the one before it")
  func inOrder() {
    let (_, record, _) = run(["6", "start", "a1", "b1"])
    #expect(record.printed.suffix(3).prefix(2).map { $0.prefix(3) } == ["A1 ", "B1 "])
  }

  @Test("Only passwords are typed without echo, and the echo is restored")
  func echo() {
    let (_, record, _) = run(["1", "Anna", "2", "Quokka7pond", "where"])
    #expect(record.echoes == [false, true])
    let (_, interrupted, _) = run(["1", "Anna", "2"])
    #expect(interrupted.echoes == [false, true])
  }

  @Test("A signal ends with its exit code, and a closed output like one")
  func signals() {
    let (_, _, ending) = run(["6"], wakes: [[.signal(.end(.terminate))]])
    #expect(ending.exitCode == 128 + 15)
    let (_, _, broken) = run(["6"], isBroken: true)
    #expect(broken == .signal(.hangUp))
  }

  @Test("A program that is to end does not stop first", arguments: 0..<8)
  func endsInsteadOfStopping(checks: Int) throws {
    // The signal arrives at one of the checks: before, at or after the stop.
    let trouble = Trouble(
      endings: Array(repeating: nil, count: checks) + [.terminate], unfinished: [1])
    let (log, _, _) = run(["6"], wakes: [[.signal(.stop)]], trouble: trouble)
    let end = try #require(log.entries.lastIndex(of: .givenUp))
    #expect(end > log.entries.lastIndex(of: .stopped) ?? -1)
  }
}
