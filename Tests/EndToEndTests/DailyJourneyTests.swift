import Testing

/// The daily board is played in the real program, shared, watched and raced.
@Suite(.sideBySide) struct DailyJourneyTests {
  private let tongue = Tongue.english

  @Test("A daily board: one attempt, its place, a text to share, the viewer and a race")
  func journey() throws {
    let desk = try Desk()
    let player = try Player(arguments: "\(tongue.option) --no-motion", desk: desk)
    try player.register("Dora", tongue)
    try player.see("Daily board: one scored attempt")
    try player.press("d")
    try player.see("You get one scored attempt")
    try player.press("Enter")
    try player.see(tongue.turns)
    try player.playToTheEnd(.easy, tongue)
    try player.see("1st of 1")
    try player.see("[ Share ]")
    // Play again, Leaderboard, Watch, Share.
    try player.press("Right", "Right", "Right", "Enter")
    try player.see("Copied")
    try player.see("Pairs, Easy")
    try player.press("Enter")
    try player.seeNoMore("Copied")
    try player.press("Left", "Enter")
    try player.see("step ")
    try player.press("End")
    try player.see("6/6")
    try player.press("Home")
    try player.see("step 0 of ")
    try player.press("r")
    // The viewer also says "Your round"; keys before the deal are lost.
    try player.see("Practice")
    try player.playToTheEnd(.easy, tongue)
    try player.see("practice, not ranked")
    try player.press("Escape")
    try player.see("done, 1st of 1")
    try player.press("d")
    try player.see("You have already played")
    try player.press("Enter")
    try player.see("(UTC)")
    try player.see("Dora")
    try player.press("q", "C-c")
    #expect(try player.exitCode() == 0)

    let table = try desk.run("daily", "--player", "Dora", "--level", "easy")
    #expect(table.status == 0 && table.output.contains("1-day streak"))
    let json = try desk.run("daily", "--json", "--player", "Dora", "--level", "easy").output
    #expect(json.contains("\"state\":\"played\"") || json.contains("\"state\": \"played\""))
    let exported = try desk.run("replay", "export", "1", "--spoil").output
    let file = desk.path + "/record"
    try Command.run(["sh", "-c", "printf '%s' \"$1\" > \(file)", "sh", exported])
    let lines = try desk.run("watch", file, "--text")
    #expect(lines.status == 0 && lines.output.contains("a pair, 6 of 6"))
    try Command.run(["sh", "-c", "sed -i 's/^points /points 9/' \(file)"])
    let forged = try desk.run("watch", file)
    #expect(forged.status == 1 && forged.output.contains("but replayed"))
  }

  @Test("An attempt that was interrupted by a kill is resumed and counts")
  func killed() throws {
    let desk = try Desk()
    let player = try Player(arguments: "\(tongue.option) --no-motion", desk: desk)
    try player.register("Dora", tongue)
    try player.press("d")
    try player.see("You get one scored attempt")
    try player.press("Enter")
    try player.see(tongue.turns)
    _ = try player.table(.easy)
    try player.signal(9)
    let again = try Player(arguments: "\(tongue.option) --no-motion", desk: desk)
    try again.see("Welcome back")
    try again.press("Enter")
    try again.see(tongue.turns)
    try again.press("p")
    try again.playToTheEnd(.easy, tongue)
    try again.see("1st of 1")
    try again.press("Escape", "q", "C-c")
  }
}
