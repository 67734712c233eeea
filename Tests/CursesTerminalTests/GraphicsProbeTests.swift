import Canvas
import Testing

@testable import CursesTerminal

@Suite struct GraphicsProbeTests {
  private static let xterm = ["TERM": "xterm-256color"]

  private func knowledge(
    _ environment: [String: String] = xterm, _ pictures: TerminalOptions.Pictures = .automatic,
    isModern: Bool = true, hasColors: Bool = true
  ) -> GraphicsProbe {
    GraphicsProbe(
      TerminalOptions(environment: environment, pictures: pictures), isModern: isModern,
      hasColors: hasColors)
  }

  private func format(_ known: GraphicsProbe, window: (Int, Int) = (800, 480)) -> PixelFormat? {
    known.encoding.flatMap {
      known.format($0, window: window, of: Size(columns: 80, rows: 24))
    }
  }

  @Test("A terminal that supports kitty's protocol gets pictures in it")
  func kitty() {
    var known = knowledge()
    #expect(known.questions == [.picture, .cell, .name, .attributes])
    #expect(known.take(.takesPictures(true)).isEmpty)
    #expect(format(known) == nil)
    #expect(known.take(.attributes([62, 4, 22])).isEmpty)
    #expect(format(known) == PixelFormat(.png, cellWidth: 10, cellHeight: 20))
    _ = known.take(.cell(width: 9, height: 18))
    #expect(format(known) == PixelFormat(.png, cellWidth: 9, cellHeight: 18))
  }

  @Test("Sixels are sent if there are enough colors, or their number is unknown")
  func sixel() {
    for (registers, isShown) in [(256, true), (1024, true), (16, false), (0, false), (nil, true)] {
      var known = knowledge()
      #expect(known.take(.attributes([62, 4])) == [.registers, .registersNow, .attributes])
      #expect(format(known) == nil)
      if let registers { _ = known.take(.registers(registers)) }
      #expect(known.take(.attributes([62, 4])).isEmpty)
      #expect((format(known)?.encoding == .sixel) == isShown, "\(String(describing: registers))")
    }
  }

  @Test(
    "Missing, negative and malformed answers select cells",
    arguments: [
      [], [TerminalAnswer.takesPictures(false), .attributes([62, 22])], [.attributes([])],
      [.attributes([1, 4])], [.registers(256)], [.cell(width: 10, height: 20)],
      [.takesPictures(true)],
    ])
  func nothing(answers: [TerminalAnswer]) {
    var known = knowledge()
    for answer in answers { #expect(known.take(answer).isEmpty) }
    #expect(format(known) == nil)
  }

  @Test(
    "Sextants are used in terminals that are known to draw them themselves",
    arguments: [
      ("VTE(7002)", true), ("foot(1.13.1)", true), ("kitty(0.26.5)", true),
      ("WezTerm 20240203-110809-5046fc22", true), ("ghostty 1.0.0", true),
      ("XTerm(379)", false), ("tmux 3.3a", false), ("mlterm(3.9.0)", false), ("", false),
      ("my VTE(7002)", false),
    ])
  func sextants(name: String, draws: Bool) {
    for wish in [TerminalOptions.Pictures.automatic, .cells] {
      var known = knowledge(Self.xterm, wish)
      #expect(!known.drawsSextants)
      #expect(known.take(.name(name)).isEmpty)
      #expect(known.drawsSextants == draws)
    }
    #expect(TerminalAnswer("P>|\(name)") == .name(name))
    for environment in [["TERM": "screen", "STY": "1"], ["TERM": "linux"]] {
      #expect(!knowledge(environment).questions.contains(.name))
      #expect(knowledge(environment, .cells).questions.isEmpty)
    }
  }

  @Test("A cell of implausible size means cells")
  func sizes() {
    for (width, height) in [(0, 0), (1, 1), (100, 20), (10, 1000)] {
      var known = knowledge()
      _ = known.take(.takesPictures(true))
      _ = known.take(.attributes([62]))
      #expect(format(known, window: (width * 80, height * 24)) == nil)
      _ = known.take(.cell(width: width, height: height))
      #expect(format(known) == nil)
    }
  }

  @Test("Terminals that would show the query are not queried, unless the player insists")
  func liars() {
    for environment in [
      ["TERM_PROGRAM": "Apple_Terminal"], ["TERMUX_VERSION": "0.118.0"], ["TERMINOLOGY": "1"],
    ] {
      let environment = Self.xterm.merging(environment) { $1 }
      #expect(knowledge(environment).questions.isEmpty)
      #expect(knowledge(environment, .pixels).questions.count == 3)
      var known = knowledge(environment)
      known.trust(knowledge(environment, .pixels))
      #expect(known.questions.count == 3)
    }
    var cells = knowledge(Self.xterm, .cells)
    #expect(cells.questions == [.name, .attributes])
    #expect(cells.take(.attributes([62, 4])).isEmpty)
    #expect(format(cells) == nil)
    #expect(knowledge(["TERM": "linux"], .pixels).questions.isEmpty)
    #expect(knowledge(["TERM": "screen", "STY": "1"], .pixels).questions.isEmpty)
    #expect(knowledge(isModern: false).questions.isEmpty)
    #expect(knowledge(hasColors: false).questions.isEmpty)
  }

  @Test("tmux is queried, and gets sixels once it confirms that its terminal shows them")
  func tmux() {
    let environment = ["TERM": "tmux-256color", "TMUX": "/tmp/x,1,0"]
    var known = knowledge(environment)
    #expect(known.questionsAllowed.isEmpty)
    var isNews = known.allowSixel()
    #expect(isNews)
    #expect(known.questionsAllowed == [.cell, .attributes])
    isNews = known.allowSixel()
    #expect(!isNews)
    _ = known.take(.attributes([1, 2, 4]))
    #expect(format(known) == nil)
    // It rejects setting a number, and reports the existing one.
    _ = known.take(.registers(0))
    _ = known.take(.registers(1024))
    _ = known.take(.attributes([1, 2, 4]))
    #expect(format(known)?.encoding == .sixel)
    known = knowledge(environment)
    known.trust(knowledge(environment, .pixels))
    #expect(known.questionsAllowed == [.cell, .attributes])
    _ = known.take(.attributes([1, 2, 4]))
    _ = known.take(.attributes([1, 2, 4]))
    #expect(format(known)?.encoding == .sixel)
  }

  @Test("Answers to queries of this program are understood, and no others")
  func answers() {
    #expect(TerminalAnswer("_Gi=31;OK") == .takesPictures(true))
    #expect(TerminalAnswer("_Gi=31;ENOTSUPPORTED:no") == .takesPictures(false))
    #expect(TerminalAnswer("_Gi=1;OK") == nil)
    #expect(TerminalAnswer("[6;20;10t") == .cell(width: 10, height: 20))
    #expect(TerminalAnswer("[6;20t") == nil)
    #expect(TerminalAnswer("[?64;1;4c") == .attributes([64, 1, 4]))
    #expect(TerminalAnswer("[?1;0;1024S") == .registers(1024))
    #expect(TerminalAnswer("[?1;3;0S") == .registers(0))
    #expect(TerminalAnswer("[?2;0;800;600S") == nil)
  }
}
