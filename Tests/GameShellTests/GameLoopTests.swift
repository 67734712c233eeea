import Canvas
import GameCore
import GameShell
import GameUI
import Testing

@Suite struct GameLoopTests {
  @Test("The first screen is shown before anything is waited for")
  func showsFirst() {
    let (log, _) = play([])
    #expect(log.entries.first == .shown)
    #expect(log.events.first == .started)
  }

  @Test("Nothing wakes a program without motion")
  func sleepsWithoutDeadline() {
    let (log, _) = play([])
    #expect(log.entries.contains(.slept(until: nil)))
    #expect(!log.events.contains(.deadline))
  }

  @Test("A deadline is reached when it is due, once")
  func deadlines() {
    let (log, _) = play([[], []], deadlines: [1000, 2000])
    #expect(log.events == [.started, .deadline, .deadline, .terminated])
    #expect(log.entries.contains(.slept(until: Moment(milliseconds: 1000))))
    #expect(log.entries.contains(.slept(until: Moment(milliseconds: 2000))))
  }

  @Test("A deadline that has passed when a key reveals it is not a stop of the program")
  func revealedDeadline() {
    let key = Input.key(.escape)
    let (log, _) = play(
      [[.input], []], typed: [[key]], hidden: Moment(milliseconds: 1000),
      trouble: Trouble(stillness: 61_000))
    #expect(log.events == [.started, .input(key), .deadline, .terminated])
  }

  @Test("Keys arrive in order, and end with the game")
  func keysInOrder() {
    let keys: [Input] = [.key(.character("a")), .key(.character("q")), .key(.character("b"))]
    let (log, ending) = play([[.input]], typed: [keys]) { event in
      event == .input(.key(.character("q"))) ? [.terminal(.quit)] : []
    }
    #expect(log.events == [.started, .input(keys[0]), .input(keys[1])])
    #expect(ending == .left)
    #expect(ending.exitCode == 0)
  }

  @Test("Effects are sent in order, and saved before the program ends")
  func effectsInOrder() {
    let wanted: [Effect] = [
      .store(.drawSeed), .store(.logOut), .store(.restoreSession), .terminal(.quit),
    ]
    let (log, _) = play([]) { $0 == .started ? wanted : [] }
    #expect(
      log.entries.suffix(4) == [
        .sent(.store(.drawSeed)), .sent(.store(.logOut)), .sent(.store(.restoreSession)),
        .drained,
      ])
  }

  @Test("The terminal's held input is read again when it is due, and earlier deadlines are met")
  func heldInput() {
    let key = Input.key(.escape)
    let (log, _) = play([[], [.signal(.windowChanged)]], typed: [[key]], holding: [600])
    #expect(log.entries.contains(.slept(until: Moment(milliseconds: 600))))
    #expect(
      log.events == [.started, .input(key), .resized(Size(columns: 20, rows: 5)), .terminated])
    let (other, _) = play([[], []], typed: [[key]], deadlines: [200], holding: [600, 400])
    #expect(other.events.prefix(2) == [.started, .deadline])
  }

  @Test("Known colors reach the application before the next key")
  func colors() {
    let colors = TerminalColors(depth: .direct, background: .light)
    let (log, _) = play([[.input]], typed: [[.key(.enter)]], colors: [colors])
    #expect(log.events == [.started, .colors(colors), .input(.key(.enter)), .terminated])
  }

  @Test("The pixel format reaches the application once, before the next key")
  func pixels() {
    let pixels = PixelFormat(.png, cellWidth: 10, cellHeight: 20)
    let (log, _) = play(
      [[.input], [.input]], typed: [[.key(.enter)], [.key(.tab)]], pixels: pixels)
    #expect(
      log.events == [
        .started, .pixels(pixels), .input(.key(.enter)), .input(.key(.tab)), .terminated,
      ])
  }

  @Test("The features that tmux forwards reach the terminal")
  func passedOn() {
    let (log, _) = play([[.answer]], hasDirect: true)
    #expect(log.entries.contains(.screen("sixel")))
    #expect(log.entries.contains(.screen("direct")))
  }

  @Test("The answer to an effect reaches the application")
  func answers() {
    let (log, _) = play(
      [[.answer]], react: { $0 == .started ? [.store(.drawSeed)] : [] },
      answer: { $0 == .store(.drawSeed) ? .store(.seed(7)) : nil })
    #expect(log.events == [.started, .store(.seed(7)), .terminated])
  }

  @Test(
    "After a signal to end, the application first saves its game",
    arguments: [EndingSignal.hangUp, .interrupt, .quit, .terminate])
  func ends(signal: EndingSignal) {
    let (log, ending) = play([[.signal(.end(signal))]]) { event in
      event == .terminated ? [.store(.logOut)] : []
    }
    #expect(log.entries.suffix(3) == [.received(.terminated), .sent(.store(.logOut)), .drained])
    #expect(ending == .signal(signal))
    #expect(ending.exitCode == 128 + signal.rawValue)
  }

  @Test("A terminal that disappears ends the program like SIGHUP")
  func inputEnded() {
    let (log, ending) = play([[.inputEnded]])
    #expect(ending == .signal(.hangUp))
    #expect(log.events.last == .terminated)
  }

  @Test(
    "Suspending saves the game, restores the terminal, stops, and takes it again",
    arguments: [true, false])
  func suspends(bySignal: Bool) {
    let wake: Wake = bySignal ? .signal(.stop) : .input
    let (log, _) = play([[wake]], typed: [[.key(.control("z"))]]) { event in
      switch event {
      case .input: [.terminal(.suspend)]
      case .suspended: [.store(.logOut)]
      default: []
      }
    }
    let size = Size(columns: 20, rows: 5)
    let start = log.entries.firstIndex(of: .received(.suspended)) ?? 0
    #expect(
      log.entries[start...].prefix(8) == [
        .received(.suspended), .sent(.store(.logOut)), .drained, .shown, .screen("suspend"),
        .stopped,
        .screen("resume"), .received(.resized(size)),
      ])
    #expect(log.events.suffix(2) == [.resumed, .terminated])
  }

  @Test("Stopping and continuing the program from outside stops the game's clock")
  func stoppedFromOutside() {
    let trouble = Trouble(stillness: 60_000)
    let (log, _) = play([[.signal(.continued)]], deadlines: [1000], trouble: trouble)
    #expect(
      log.events.prefix(4) == [
        .started, .suspended, .resized(Size(columns: 20, rows: 5)), .resumed,
      ])
    #expect(log.moments.prefix(2) == [Moment(milliseconds: 0), Moment(milliseconds: 0)])
    #expect(log.entries.contains(.screen("resume")))
  }

  @Test(
    "The game's clock stops while the machine sleeps, but not while it is slow",
    arguments: [(4000, false), (6000, true)])
  func stoodStill(milliseconds: Int, pauses: Bool) {
    let trouble = Trouble(stillness: milliseconds)
    let (log, _) = play([[]], deadlines: [1000], trouble: trouble)
    #expect(log.events.prefix(3).contains(.suspended) == pauses)
    #expect(log.events.contains(.resumed) == pauses)
    if pauses { #expect(log.moments[1] == Moment(milliseconds: 0)) }
  }

  @Test("If saving takes long the terminal is restored, and a second signal ends at once")
  func secondSignal() {
    let trouble = Trouble(
      endings: [nil, nil, .terminate], unfinished: Array(repeating: 1, count: 1000))
    let (log, ending) = play([[.signal(.end(.interrupt))]], trouble: trouble)
    #expect(log.entries.suffix(3) == [.received(.terminated), .screen("suspend"), .givenUp])
    #expect(ending == .signal(.interrupt))
  }

  @Test("A disk that does not answer is waited for eight seconds, a slow one longer")
  func patience() {
    let stuck = Trouble(unfinished: Array(repeating: 1, count: 1000))
    #expect(play([], trouble: stuck).log.entries.last == .givenUp)
    let waiting = Trouble(unfinished: Array(repeating: 1, count: 79))
    #expect(play([], trouble: waiting).log.entries.last == .drained)
    let slow = (0..<10).flatMap { Array(repeating: 10 - $0, count: 70) }
    #expect(play([], trouble: Trouble(unfinished: slow)).log.entries.last == .drained)
  }

  @Test("A program stops even if its disk does not answer, unless it is to end")
  func stopsWithStuckDisk() {
    let stuck = Array(repeating: 1, count: 1000)
    let (log, _) = play([[.signal(.stop)]], trouble: Trouble(unfinished: stuck))
    #expect(log.entries.contains(.stopped))
    let (other, ending) = play(
      [[.signal(.stop)]], trouble: Trouble(endings: [.hangUp], unfinished: stuck))
    #expect(!other.entries.contains(.stopped))
    #expect(ending == .signal(.hangUp))
  }

  @Test("A new size of the window reaches the application")
  func resizes() {
    let (log, _) = play([[.signal(.windowChanged)]])
    #expect(log.events == [.started, .resized(Size(columns: 20, rows: 5)), .terminated])
  }

  @Test("Bell, redrawing and mouse go to the terminal and not to the store")
  func terminalEffects() {
    let (log, _) = play([]) {
      $0 == .started ? [.terminal(.bell), .terminal(.redraw), .terminal(.setMouse(true))] : []
    }
    let screen: [Log.Entry] = [.screen("bell"), .screen("forget"), .screen("mouse")]
    #expect(log.entries.filter { screen.contains($0) } == screen)
    #expect(!log.entries.contains(.sent(.terminal(.bell))))
  }
}
