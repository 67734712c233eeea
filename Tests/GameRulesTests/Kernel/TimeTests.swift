import GameRules
import Testing

@Suite("The clock of a game")
struct TimeTests {
  @Test("No invalid time leaves the range")
  func range() {
    #expect(Elapsed(milliseconds: .min) == .zero)
    #expect(Elapsed(milliseconds: .max) == .longest)
    #expect(Elapsed.longest + .longest == .longest)
    #expect(Elapsed.zero - .longest == .zero)
    #expect(Elapsed.seconds(.max) <= .longest)
    #expect(Elapsed.seconds(.min) == .zero)
    #expect(Elapsed.seconds(2) - Elapsed(milliseconds: 1) == Elapsed(milliseconds: 1999))
  }

  @Test("A paused clock stops, and continues where it stopped")
  func pause() {
    var clock = PlayClock()
    #expect(!clock.isRunning)
    clock.start(at: Moment(milliseconds: 1000))
    clock.start(at: Moment(milliseconds: 1500))
    #expect(clock.elapsed(at: Moment(milliseconds: 3000)) == .seconds(2))
    #expect(clock.moment(of: .seconds(5)) == Moment(milliseconds: 6000))
    clock.stop(at: Moment(milliseconds: 3000))
    #expect(clock.elapsed(at: Moment(milliseconds: 99_000)) == .seconds(2))
    #expect(clock.moment(of: .seconds(5)) == nil)
    clock.start(at: Moment(milliseconds: 10_000))
    #expect(clock.elapsed(at: Moment(milliseconds: 11_000)) == .seconds(3))
    #expect(clock.moment(of: .seconds(5)) == Moment(milliseconds: 13_000))
  }

  @Test("A resumed clock shows the time already played")
  func resumed() {
    var clock = PlayClock(at: .seconds(40))
    clock.start(at: Moment(milliseconds: 7))
    #expect(clock.elapsed(at: Moment(milliseconds: 1007)) == .seconds(41))
  }
}

@Suite("Figures of a result")
struct FiguresTests {
  @Test("They are stored in a fixed order and read back")
  func text() {
    let figures: Figures = [.memoryErrors: 1, .turns: 9]
    #expect(figures.description == "turns=9 memoryErrors=1")
    #expect(Figures(figures.description) == figures)
    #expect(Figures("") == [:])
    #expect(figures[.turns] == 9)
  }

  @Test(
    "Malformed figures are rejected", arguments: ["turns", "turns=", "x=1", "turns=1 turns=2"])
  func garbled(text: String) {
    #expect(Figures(text) == nil)
  }
}
