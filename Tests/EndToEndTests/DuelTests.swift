import Fixtures
import GameCore
import GameRules
import Testing

@testable import GameUI

/// Pairs for several in the real program: two people at one keyboard, and a game against each
/// opponent.
@Suite(.sideBySide) struct DuelTests {
  private let level = PairsLevel.easy

  @Test(
    "A game against each opponent is finished, recorded and verified",
    arguments: ["Quartz", "Basalt", "Granite", "Marble"])
  func opponent(name: String) throws {
    let desk = try Desk()
    let player = try sitDown(at: desk)
    try choose("● \(name)", player)
    try hasten(player)
    try player.press("3", "Enter")
    try player.see("▣ \(name)")
    try play(player)
    try player.see(DialogPhrase.ownOnly)
    #expect(try player.shows("◉ Dora"))
    let end = try player.screen
    #expect(Self.outcomes.contains { end.show($0) })

    // The player's own rounds, and the results against the opponent.
    try player.press("Home", "Right", "Enter")
    try player.see(OwnRoundsPhrase.rounds(1))
    try player.press("6")
    try player.see(AccountPhrase.title(.recoveryCode))
    try player.press("5")
    try player.see("(" + player.text(PlayersPhrase.you) + ")")
    try player.press("s")
    try player.see(StatisticsScreen.View.opponents)
    try player.press("c")
    try player.wait(until: "the record against \(name)") {
      try player.screen.contains { line in
        let words = line.split(separator: " ").map(String.init)
        return words.first == name && words.count == 6 && words[2] == "1"
      }
    }
    try player.press("q", "q")
    #expect(try player.exitCode() == 0)
    let verified = try desk.run("verify", "--all")
    #expect(verified.status == 0)
    let exported = try desk.run("replay", "export", "1").output
    #expect(exported.contains("game pairs-duel\n") && exported.contains("standing own\n"))
    #expect(exported.contains("content opponent \(name.lowercased())\n"), "\(exported)")
  }

  @Test("Two people at one keyboard: names, a pause, a restart, and the end with both scores")
  func people() throws {
    let desk = try Desk()
    var player = try sitDown(at: desk)
    try choose("● 2", player)
    try player.press("n")
    try player.see(DuelPhrase.namesHeading)
    try player.type("Анна")
    try player.press("Tab")
    try player.type("Boris")
    try player.press("Escape")
    try player.see("◉ Анна  ▣ Boris")
    try player.press("Enter")
    try player.see(DuelPhrase.youStart)
    try player.flip(0, level)
    var face = ""
    try player.wait(until: "a card") {
      face = try player.table(level).cards[0].face ?? ""
      return !face.isEmpty
    }
    try player.press("p")
    try player.see(PlayPhrase.spaceContinues)
    #expect(try !player.shows(" \(face) "))
    // Interrupted and resumed.
    try player.press("C-c")
    try player.see(QuestionPhrase.ask(.quit))
    try player.press("C-c")
    #expect(try player.exitCode() == 0)
    player = try Player(arguments: "--no-motion", desk: desk)
    try player.see(DialogPhrase.resume)
    try player.press("Enter")
    try player.see("▣ Boris")
    try play(player)
    let end = try player.screen
    #expect(end.contains { $0.contains("◉ Анна") } && end.contains { $0.contains("▣ Boris") })
    try player.press("End", "Enter")
    try player.see(button: ButtonPhrase.start)
    try player.press("q", "q")
    #expect(try player.exitCode() == 0)
    #expect(try desk.run("verify", "--all").status == 0)
  }

  /// Registers, and chooses the game.
  private func sitDown(at desk: Desk) throws -> Player {
    let player = try Player(arguments: "--no-motion", desk: desk)
    try player.register("Dora")
    try player.press("3", "Up", "Left")
    try player.see(game: GameTitle(PairsDuelGame.id))
    return player
  }

  private func choose(_ players: String, _ player: Player) throws {
    for _ in 0...7 where try !player.shows(players) {
      let before = try player.screen
      try player.press("v")
      try player.wait(until: "other players") { try player.screen != before }
    }
    try player.see(players)
  }

  /// Returns the row with the focus.
  private func focus(_ player: Player) throws -> String? {
    try player.screen.first { $0.contains("▸") }
  }

  /// Makes opponents play fast.
  private func hasten(_ player: Player) throws {
    try player.press("2")
    try player.see(SettingsRow.theme.title)
    for _ in 0..<12 where try !player.shows("▸ " + player.text(DuelPhrase.speed)) {
      let before = try focus(player)
      try player.press("Down")
      // A part of the next frame may have no focus yet.
      try player.wait(until: "the next row") { try ![nil, before].contains(focus(player)) }
    }
    try player.press("Right")
    try player.see(chosen: DuelPhrase.pace(.fast))
  }

  /// The titles of a finished game, the first without its name.
  private static let outcomes = [
    DuelPhrase.hasWon("*").english.around("*"), DuelPhrase.youHaveWon.english,
    DuelPhrase.draw.english,
  ]

  /// Plays every person's seat with a perfect memory, until the dialog appears.
  private func play(_ player: Player) throws {
    var known: [Int: String] = [:]
    func look() throws -> (table: CardTable, isOwn: Bool, isOver: Bool) {
      let screen = try player.screen
      let table = CardTable(screen, level, in: player.size)
      if table.cards.count == level.cards {
        for (place, card) in table.cards.enumerated() { known[place] = card.face ?? known[place] }
      }
      return (
        table,
        screen.show(DuelPhrase.yourTurn.english) || screen.show(DuelPhrase.youStart.english),
        (Self.outcomes + [DuelPhrase.isOver.english]).contains { screen.show($0) }
      )
    }
    while true {
      var seen = try look()
      try player.wait(until: "a person's turn or the end") {
        seen = try look()
        return seen.isOver || seen.isOwn && seen.table.cards.count == level.cards
      }
      if seen.isOver { break }
      let down = seen.table.cards.indices.filter { seen.table.cards[$0].face == nil }
      guard let place = choice(down, known, of: seen.table) else { continue }
      try player.flip(place, level)
      try player.wait(until: "card \(place) to be turned") {
        let now = try look()
        return now.isOver
          || now.table.cards.count == level.cards
            && now.table.cards[place].face != nil
      }
    }
    try player.see(button: ButtonPhrase.newGame)
  }

  /// Returns the partner of a face-up card, a card of a known pair, or an unseen one.
  private func choice(_ down: [Int], _ known: [Int: String], of table: CardTable) -> Int? {
    let shown = table.cards.indices.filter { table.cards[$0].face != nil }
    let mate = down.first { place in
      known[place].map { face in shown.contains { known[$0] == face } } == true
    }
    let pair = down.first { place in
      known[place].map { face in down.contains { $0 != place && known[$0] == face } } == true
    }
    return mate ?? pair ?? down.first { known[$0] == nil } ?? down.first
  }
}
