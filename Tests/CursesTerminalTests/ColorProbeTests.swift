import Canvas
import Testing

@testable import CursesTerminal

@Suite struct ColorProbeTests {
  private func probe(
    _ environment: [String: String], _ depth: ColorDepth? = nil,
    found: ColorDepth = .palette256, isModern: Bool = true
  ) -> ColorProbe {
    ColorProbe(
      TerminalOptions(environment: environment, depth: depth), found: found, isModern: isModern)
  }

  @Test(
    "A terminal that announces direct colors gets them without terminfo",
    arguments: ["truecolor", "24bit"])
  func announced(value: String) {
    let known = probe(["TERM": "xterm-256color", "COLORTERM": value])
    #expect(known.colors.depth == .direct)
    #expect(known.isSpelled)
    #expect(known.questions == [.background])
  }

  @Test("Any other announcement changes nothing", arguments: ["", "yes", "truecolour", "gnome"])
  func unknown(value: String) {
    let known = probe(["TERM": "xterm-256color", "COLORTERM": value])
    #expect(known.colors.depth == .palette256)
    #expect(!known.isSpelled)
  }

  @Test(
    "In a multiplexer the announcement is ignored",
    arguments: [
      ["TERM": "tmux-256color", "TMUX": "/tmp/x,1,0"],
      ["TERM": "xterm-256color", "TMUX": "/tmp/x"],
      ["TERM": "screen-256color", "STY": "1.x"], ["TERM": "screen.xterm-256color"],
      ["TERM": "tmux"],
    ])
  func multiplexed(environment: [String: String]) {
    let known = probe(environment.merging(["COLORTERM": "truecolor"]) { $1 })
    #expect(known.colors.depth == .palette256)
    #expect(!known.questions.contains(.kind))
  }

  @Test("Direct colors are used in tmux once it confirms that it forwards them")
  func passedOn() {
    var known = probe(["TERM": "tmux-256color", "TMUX": "/tmp/x,1,0"])
    known.takeDirect()
    #expect(known.colors.depth == .direct)
    #expect(known.isSpelled)
  }

  @Test("A terminal that reports how it took a color gets direct ones, whatever its name")
  func answered() {
    var known = probe(["TERM": "xterm"], found: .eight)
    #expect(known.questions == [.background, .kind])
    #expect(known.take(.kind([41, 379, 0])) == .direct)
    #expect(known.take(.direct(false)) == nil)
    #expect(known.colors.depth == .eight)
    #expect(known.take(.direct(true)) == nil)
    #expect(known.colors.depth == .direct)
    #expect(known.isSpelled)
  }

  @Test("A terminal that would show the query as text is not queried")
  func macOS() {
    var known = probe(["TERM": "xterm-256color"])
    #expect(known.take(.kind([1, 95, 0])) == nil)
  }

  @Test("Terminals that cannot answer are not queried")
  func silent() {
    #expect(probe(["TERM": "linux"]).questions.isEmpty)
    #expect(probe(["TERM": "screen"]).questions.isEmpty)
    #expect(probe(["TERM": "vt100"], isModern: false).questions.isEmpty)
  }

  @Test(
    "The command line option takes precedence over everything the terminal reports",
    arguments: [ColorDepth.monochrome, .sixteen, .palette256, .direct])
  func forced(depth: ColorDepth) {
    var known = probe(
      ["TERM": "xterm", "COLORTERM": "truecolor"], depth, found: .eight)
    #expect(known.colors.depth == depth)
    #expect(known.isSpelled == (depth > .eight))
    #expect(known.take(.direct(true)) == nil)
    known.takeDirect()
    #expect(known.colors.depth == depth)
  }

  @Test("Monochrome stays monochrome, whatever the terminal announces")
  func monochrome() {
    let known = probe(["TERM": "vt220", "COLORTERM": "truecolor"], found: .monochrome)
    #expect(known.colors.depth == .monochrome)
  }

  @Test("Colors are sent to terminfo by number, and without it by number or RGB value")
  func numbers() {
    let spelled = CursesColors(depth: .direct, isSpelled: true)
    #expect(spelled.number(of: .indexed(4)) == 4)
    #expect(spelled.number(of: .indexed(215)) == 215)
    #expect(spelled.number(of: .rgb(1, 2, 3)) == 1 << 24 | 0x01_0203)
    #expect(spelled.number(of: .rgb(0, 0, 1)) == 1 << 24 | 1)
    #expect(spelled.number(of: .standard) == -1)
    #expect(CursesColors(depth: .direct).number(of: .rgb(1, 2, 3)) == 0x01_0203)
  }
}
