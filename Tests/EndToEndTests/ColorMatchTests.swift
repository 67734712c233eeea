import GameCore
import GameRules
import Glibc
import Testing

@testable import GameUI

/// Color Match with the clock of the real program: the one test that takes as long as a round.
@Suite(.atOnce) struct ColorMatchTests {
  @Test("A round of 30 seconds is answered from the screen, ends by its clock and is recorded")
  func wholeRound() throws {
    let desk = try Desk()
    let player = try Player(arguments: "--no-motion", desk: desk)
    try player.register("Cleo")
    // Color Match with textures, so that the inks can be read without colors.
    try player.press("2")
    try player.see(SettingsRow.theme.title)
    try player.press("Home", "Right")
    try player.see(ColorMatchPhrase.duration(.thirty))
    try player.press("Down", "Down", "Left", "End", "Enter")
    try player.see(ColorMatchPhrase.question)

    var answers = 0
    while true {
      // Between two questions the screen may be half drawn, so it counts if it is read twice.
      var question: Question?
      try player.wait(until: "a question") {
        try player.continueIfPaused()
        let last = question
        question = Question(try player.screen)
        return try question != nil && question == last || player.shows(ColorMatchPhrase.stroopCost)
      }
      guard let question else { break }
      let answer = question.isMatch ? "Right" : "Left"
      try player.press(answer)
      let count = "\(answers + 1)"
      var isOver = false
      var repeats = ContinuousClock.now + .milliseconds(ColorMatchGame.quickestAnswer.milliseconds)
      try player.wait(until: "answer \(count) to be counted") {
        try player.continueIfPaused()
        let screen = try player.screen
        // The heading may also be that of a new best.
        isOver = try player.shows(ColorMatchPhrase.stroopCost)
        // Faster than anyone can read: not counted, and the game asks to look first. Repeated too
        // early, the key would answer the next question as well. On a busy machine, the message
        // may disappear before it is read.
        let now = ContinuousClock.now
        if Self.rightAnswers(screen) == "\(answers)", now >= repeats,
          try player.shows(PlayPhrase.tooSoon) || now >= repeats + .seconds(5)
        {
          try player.press(answer)
          repeats = .now + .seconds(1)
        }
        return isOver || Self.rightAnswers(screen) == count
      }
      if isOver { break }
      answers += 1
      #expect(try !player.shows("✗ " + player.text(ColorMatchPhrase.wrong)))
    }
    try player.see(ColorMatchPhrase.stroopCost)
    try player.see(BestPhrase.scoreToBeat)
    #expect(answers >= 5)

    // The last answer may have been too late and moved the focus of the dialog.
    try player.press("Home", "Right", "Enter")
    #expect(try player.best() > 0)
    try player.press("m")
    try player.see(OwnRoundsPhrase.rounds(1))
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
  /// Returns the number below the label of right answers among the figures.
  fileprivate static func rightAnswers(_ screen: [String]) -> String? {
    let label = ColorMatchPhrase.timeLeft.english
    guard let row = screen.firstIndex(where: { $0.contains(label) }), row + 1 < screen.count
    else { return nil }
    let names = Array(screen[row])
    let word = Array(ColorMatchPhrase.right.english)
    guard
      let column = names.indices.first(where: { names[$0...].starts(with: word) })
    else { return nil }
    return String(screen[row + 1].dropFirst(column).prefix { $0.isNumber })
  }
}

/// The two cards of Color Match, read from the screen.
private struct Question: Equatable {
  let meaning: String
  let ink: String
  /// Whether the meaning on the left matches the ink on the right.
  var isMatch: Bool { meaning == ink }

  /// Reads the cards; nil if there are no two cards.
  init?(_ screen: [String]) {
    let rows = screen.map(Array.init).filter { $0.count > 41 && $0.filter { $0 == "│" }.count == 4 }
    let left = rows.map { Array($0[2..<38]) }
    let right = rows.map { Array($0[41...].dropLast()) }
    guard let meaning = Self.word(left), let ink = Self.ink(right) else { return nil }
    self.meaning = meaning
    self.ink = ink
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
