import Testing

/// Color Match with the clock of the real program: the one test that takes as long as a round.
@Suite(.sideBySide) struct ColorMatchTests {
  private let tongue = Tongue.english

  @Test("A round of 30 seconds is answered from the screen, ends by its clock and is recorded")
  func wholeRound() throws {
    let desk = try Desk()
    let player = try Player(arguments: "\(tongue.option) --no-motion", desk: desk)
    try player.register("Cleo", tongue)
    // Color Match with textures, so that the inks can be read without colors.
    try player.press("2")
    try player.see(tongue.theme)
    try player.press("Home", "Right")
    try player.see("● 30 seconds")
    try player.press("Down", "Down", "Left", "End", "Enter")
    try player.see("Does the MEANING")

    var answers = 0
    while true {
      // Between two questions the screen may be half drawn.
      var question: Question?
      try player.wait(until: "a question") {
        let screen = try player.screen
        question = Question(screen)
        return question != nil || screen.contains { $0.contains("Stroop cost") }
      }
      guard let question else { break }
      let answer = question.isMatch ? "Right" : "Left"
      try player.press(answer)
      let count = "\(answers + 1)"
      var isOver = false
      try player.wait(until: "answer \(count) to be counted") {
        let screen = try player.screen
        // The heading may also be that of a new best.
        isOver = screen.contains { $0.contains("Stroop cost") }
        // Faster than anyone can read: not counted, and the game asks to look first.
        if screen.contains(where: { $0.contains("Too fast") }) { try player.press(answer) }
        return isOver || Self.rightAnswers(screen) == count
      }
      if isOver { break }
      answers += 1
      #expect(try !player.screen.contains { $0.contains("✗ Wrong") })
    }
    try player.see("Stroop cost")
    try player.see(tongue.first)
    #expect(answers >= 5)

    // The last answer may have been too late and moved the focus of the dialog.
    try player.press("Home", "Right", "Enter")
    #expect(try player.best(tongue) > 0)
    try player.press("m")
    try player.see("1 round")
    try player.press("q", "q")
    #expect(try player.exitCode() == 0)

    let scores = try desk.run("scores", "--game", "color-match", "--level", "30", "--json")
    // The last answer may have been counted just as the round ended.
    let isTold = (answers...answers + 1).contains { scores.output.contains("\"right\":\($0),") }
    #expect(isTold)
    #expect(scores.output.contains("\"wrong\":0"))
    #expect(scores.output.contains("\"level\":\"30\""))
    #expect(try desk.run("verify", "--all").status == 0)
  }
}

extension ColorMatchTests {
  /// Returns the text below the word `Right` among the figures.
  fileprivate static func rightAnswers(_ screen: [String]) -> String? {
    guard let row = screen.firstIndex(where: { $0.contains("Time left") }), row + 1 < screen.count
    else { return nil }
    let names = Array(screen[row])
    let word = Array("Right")
    guard
      let column = names.indices.first(where: { names[$0...].starts(with: word) })
    else { return nil }
    return String(screen[row + 1].dropFirst(column).prefix { $0.isNumber })
  }
}

/// The two cards of Color Match, read from the screen.
private struct Question {
  /// Whether the meaning on the left matches the ink on the right.
  let isMatch: Bool

  /// Reads the cards; nil if there are no two cards.
  init?(_ screen: [String]) {
    let rows = screen.map(Array.init).filter { $0.count > 41 && $0.filter { $0 == "│" }.count == 4 }
    let left = rows.map { Array($0[2..<38]) }
    let right = rows.map { Array($0[41...].dropLast()) }
    guard let meaning = Self.word(left), let ink = Self.ink(right) else { return nil }
    isMatch = meaning == ink
  }

  /// Returns the word of a card, which its width identifies.
  private static func word(_ card: [[Character]]) -> String? {
    let filled = card.flatMap { row in row.indices.filter { row[$0] == "#" } }
    guard let first = filled.min(), let last = filled.max() else { return nil }
    return [14: "red", 19: "blue", 30: "yellow", 24: "black"][last - first + 1]
  }

  private static func ink(_ card: [[Character]]) -> String? {
    let signs: [Character: String] = ["/": "red", "=": "blue", "o": "yellow", "#": "black"]
    return card.joined().compactMap { signs[$0] }.first
  }
}
