import Canvas
import GameCore
import GameShell
import GameUI
import Testing

@Suite struct GameLoopTests {
  @Test("The first screen is there before anything is waited for")
  func showsFirst() {
    let (log, _) = play([])
    #expect(log.entries.first == .shown)
    #expect(log.events.first == .started)
  }

  @Test("Nothing wakes a program in which nothing moves")
  func sleepsWithoutDeadline() {
    let (log, _) = play([])
    #expect(log.entries.contains(.slept(until: nil)))
    #expect(!log.events.contains(.deadline))
  }

  @Test("A deadline comes when it is due, once")
  func deadlines() {
    let (log, _) = play([[], []], deadlines: [1000, 2000])
    #expect(log.events == [.started, .deadline, .deadline, .terminated])
    #expect(log.entries.contains(.slept(until: Moment(milliseconds: 1000))))
    #expect(log.entries.contains(.slept(until: Moment(milliseconds: 2000))))
  }

  @Test("Keys arrive in the order in which they were typed, and stop at the end of the game")
  func keysInOrder() {
    let keys: [Input] = [.key(.character("a")), .key(.character("q")), .key(.character("b"))]
    let (log, ending) = play([[.input]], typed: [keys]) { event in
      event == .input(.key(.character("q"))) ? [.quit] : []
    }
    #expect(log.events == [.started, .input(keys[0]), .input(keys[1])])
    #expect(ending == .left)
    #expect(ending.exitCode == 0)
  }

  @Test("Effects are sent in order, and what is to be kept is kept before the program ends")
  func effectsInOrder() {
    let wanted: [Effect] = [.drawSeed, .dropProgress, .restoreSession, .quit]
    let (log, _) = play([]) { $0 == .started ? wanted : [] }
    #expect(
      log.entries.suffix(4) == [
        .sent(.drawSeed), .sent(.dropProgress), .sent(.restoreSession), .drained,
      ])
  }

  @Test("The answer to an effect reaches the application")
  func answers() {
    let (log, _) = play(
      [[.answer]], react: { $0 == .started ? [.drawSeed] : [] },
      answer: { $0 == .drawSeed ? .seed(7) : nil })
    #expect(log.events == [.started, .answered(.seed(7)), .terminated])
  }

  @Test(
    "A signal to end lets the application keep its game first",
    arguments: [EndingSignal.hangUp, .interrupt, .terminate])
  func ends(signal: EndingSignal) {
    let (log, ending) = play([[.signal(.end(signal))]]) { event in
      event == .terminated ? [.dropProgress] : []
    }
    #expect(log.entries.suffix(3) == [.told(.terminated), .sent(.dropProgress), .drained])
    #expect(ending == .signal(signal))
    #expect(ending.exitCode == 128 + signal.rawValue)
  }

  @Test("A terminal that goes away ends the program like a hang-up")
  func inputEnded() {
    let (log, ending) = play([[.inputEnded]])
    #expect(ending == .signal(.hangUp))
    #expect(log.events.last == .terminated)
  }

  @Test(
    "Suspending keeps the game, gives the terminal back, stops, and takes it again",
    arguments: [true, false])
  func suspends(bySignal: Bool) {
    let wake: Wake = bySignal ? .signal(.stop) : .input
    let (log, _) = play([[wake]], typed: [[.key(.control("z"))]]) { event in
      switch event {
      case .input: [.suspend]
      case .suspended: [.dropProgress]
      default: []
      }
    }
    let size = Size(columns: 20, rows: 5)
    let start = log.entries.firstIndex(of: .told(.suspended)) ?? 0
    #expect(
      log.entries[start...].prefix(8) == [
        .told(.suspended), .sent(.dropProgress), .drained, .shown, .screen("suspend"), .stopped,
        .screen("resume"), .told(.resized(size)),
      ])
    #expect(log.events.suffix(2) == [.resumed, .terminated])
  }

  @Test("A new size of the window reaches the application")
  func resizes() {
    let (log, _) = play([[.signal(.windowChanged)]])
    #expect(log.events == [.started, .resized(Size(columns: 20, rows: 5)), .terminated])
  }

  @Test("Bell, redrawing and mouse go to the terminal and not to the store")
  func terminalEffects() {
    let (log, _) = play([]) { $0 == .started ? [.bell, .redraw, .setMouse(true)] : [] }
    let screen: [Log.Entry] = [.screen("bell"), .screen("forget"), .screen("mouse")]
    #expect(log.entries.filter { screen.contains($0) } == screen)
    #expect(!log.entries.contains(.sent(.bell)))
  }
}
