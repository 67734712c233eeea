import Fixtures
import GameRules
import Testing

@testable import GameCore
@testable import GameUI

/// The daily board is played in the real program, shared, watched and raced.
@Suite(.sideBySide) struct DailyJourneyTests {
  /// A date that the phrases are compared without.
  private let date: CalendarDate
  /// The first place on a daily board, without its date.
  private let firstPlace: String

  init() throws {
    date = try #require(CalendarDate(year: 2026, month: 1, day: 1))
    let daily = try #require(Daily(on: date, game: PairsGame.id, setup: "easy"))
    let place = DailyPlace(daily: daily, rank: 1, players: 1, streak: 1)
    firstPlace = DailyPhrase.place(place).english.around("\(date)")
  }

  @Test("A daily board: one attempt, its place, a text to share, the viewer and a race")
  func journey() throws {
    let desk = try Desk()
    let player = try Player(arguments: "--no-motion", desk: desk)
    try player.register("Dora")
    try player.see(DailyPhrase.open)
    try player.press("d")
    try player.see(DailyPhrase.oneAttempt(.pairs))
    try player.press("Enter")
    try player.see(PlayPhrase.turns)
    try player.playToTheEnd(.easy)
    let points = try player.points()
    try player.see(firstPlace)
    try player.see(button: DailyPhrase.share)
    // Again, Leaderboard, Watch, Share.
    try player.press("Right", "Right", "Right", "Enter")
    try player.see(DailyPhrase.copied)
    try player.see(RenderStyle().name(of: .pairs, "easy"))
    try player.press("Enter")
    try player.seeNoMore(DailyPhrase.copied)
    try player.press("Left", "Enter")
    try player.see("→", RulesPhrase.viewerStepKeys)
    try player.press("End")
    try player.see("6/6")
    try player.press("Home")
    try player.see(player.text(WatchPhrase.step(0, of: 6)).around("6"))
    try player.press("r")
    // The viewer also says "Your round"; keys before the deal are lost.
    try player.see(PlayPhrase.practice)
    try player.playToTheEnd(.easy)
    try player.see(DialogPhrase.practice)
    try player.press("Escape")
    try player.see(DailyPhrase.doneShort(rank: 1, players: 1))
    try player.press("d")
    try player.see(DailyPhrase.played)
    try player.press("Enter")
    try player.see(DailyPhrase.day(date).english.around("\(date)"))
    try player.see("Dora")
    try player.press("q", "C-c")
    #expect(try player.exitCode() == 0)

    let table = try desk.run("daily", "--player", "Dora", "--level", "easy")
    #expect(table.status == 0 && table.output.contains(DailyPhrase.streak(1).english))
    let json = try desk.run("daily", "--json", "--player", "Dora", "--level", "easy").output
    #expect(json.contains("\"state\":\"played\"") || json.contains("\"state\": \"played\""))
    let exported = try desk.run("replay", "export", "1", "--spoil").output
    let file = desk.path + "/record"
    try Command.run(["sh", "-c", "printf '%s' \"$1\" > \(file)", "sh", exported])
    let lines = try desk.run("watch", file, "--text")
    #expect(lines.status == 0 && lines.output.contains("6 of 6"))
    try Command.run(["sh", "-c", "sed -i 's/^points /points 9/' \(file)"])
    let forged = try desk.run("watch", file)
    #expect(forged.output.contains(" points=\(points) "))
    #expect(forged.status == 1 && forged.output.contains("points=9\(points) "))
  }

  @Test("An attempt that was interrupted by a kill is resumed and counts")
  func killed() throws {
    let desk = try Desk()
    let player = try Player(arguments: "--no-motion", desk: desk)
    try player.register("Dora")
    try player.press("d")
    try player.see(DailyPhrase.oneAttempt(.pairs))
    try player.press("Enter")
    try player.see(PlayPhrase.turns)
    _ = try player.table(.easy)
    try player.signal(9)
    let again = try Player(arguments: "--no-motion", desk: desk)
    try again.see(DialogPhrase.resume)
    try again.press("Enter")
    try again.see(PlayPhrase.turns)
    try again.playToTheEnd(.easy)
    try again.see(firstPlace)
    try again.press("Escape", "q", "C-c")
  }
}
