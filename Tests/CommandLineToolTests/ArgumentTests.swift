import GameCore
import Testing

@testable import CommandLineTool

@Suite("The command line is read")
struct ArgumentTests {
  private func command(_ arguments: [String], _ environment: [String: String] = [:]) throws
    -> Command
  {
    try Invocation(arguments: arguments, environment: environment).command
  }

  @Test("No arguments start the game with everything as the terminal and locale say")
  func plain() throws {
    #expect(try command([]) == .play(PlayOptions()))
    #expect(try command(["play"]) == .play(PlayOptions()))
  }

  @Test("Every option of play reaches the game, in both spellings")
  func playOptions() throws {
    var expected = PlayOptions()
    expected.seed = .max
    expected.ascii = true
    expected.color = .always
    expected.language = .russian
    expected.motion = false
    expected.mouse = false
    let flags = ["--ascii", "--no-motion", "--no-mouse"]
    let apart = ["--seed", "18446744073709551615", "--color", "always", "--lang", "ru"]
    let joined = ["--seed=18446744073709551615", "--color=always", "--lang=ru"]
    #expect(try command(flags + apart) == .play(expected))
    #expect(try command(joined + flags) == .play(expected))
  }

  @Test("NO_COLOR means no colours, unless the command line asks for them")
  func noColor() throws {
    var never = PlayOptions()
    never.color = .never
    var always = PlayOptions()
    always.color = .always
    #expect(try command([], ["NO_COLOR": "1"]) == .play(never))
    #expect(try command([], ["NO_COLOR": ""]) == .play(PlayOptions()))
    #expect(try command(["--color=always"], ["NO_COLOR": "1"]) == .play(always))
  }

  @Test("The commands that print are understood with their options")
  func printing() throws {
    let all = ScoresRequest(board: LeaderboardKey(game: GameID("pairs")), limit: 10, json: false)
    let hard = ScoresRequest(
      board: LeaderboardKey(game: GameID("pairs"), setup: "hard"), limit: 3, json: true)
    #expect(try command(["scores"]) == .scores(all))
    #expect(
      try command(["scores", "--game=pairs", "--level", "hard", "--limit", "3", "--json"])
        == .scores(hard))
    #expect(try command(["verify"]) == .verify(.all))
    #expect(try command(["verify", "--all"]) == .verify(.all))
    #expect(try command(["verify", "a.txt"]) == .verify(.file("a.txt")))
    #expect(try command(["verify", "-"]) == .verify(.standardInput))
    #expect(try command(["verify", "--", "--all"]) == .verify(.file("--all")))
    #expect(try command(["replay", "export", "12"]) == .replayExport(RoundID(12)))
    #expect(try command(["--help"]) == .help)
    #expect(try command(["scores", "-h"]) == .help)
    #expect(try command(["--version"]) == .version)
  }

  @Test(
    "The database lies where the nearest of option and environment says",
    arguments: [
      (["--data", "/d"], ["FLIPSIDE_DATA": "/e", "HOME": "/h"], "/d"),
      ([], ["FLIPSIDE_DATA": "/e", "XDG_DATA_HOME": "/x", "HOME": "/h"], "/e"),
      ([], ["XDG_DATA_HOME": "/x", "HOME": "/h"], "/x/flipside"),
      ([], ["XDG_DATA_HOME": "relative", "HOME": "/h"], "/h/.local/share/flipside"),
      ([], ["FLIPSIDE_DATA": "", "HOME": "/h"], "/h/.local/share/flipside"),
      ([], [:], nil),
    ] as [([String], [String: String], String?)])
  func dataDirectory(
    arguments: [String], environment: [String: String], expected: String?
  ) throws {
    let invocation = try Invocation(arguments: arguments, environment: environment)
    #expect(invocation.dataDirectory == expected)
    let isNamed = arguments.contains("--data") || environment["FLIPSIDE_DATA"]?.isEmpty == false
    #expect(invocation.isDataDirectoryNamed == isNamed)
  }

  @Test(
    "A Russian locale speaks Russian, others English, and --lang has the last word",
    arguments: [
      ([], ["LANG": "ru_RU.UTF-8"], Language.russian),
      ([], ["LANG": "ru_RU.KOI8-R"], .english),
      ([], ["LANG": "ru_RU.UTF-8", "LC_ALL": "C"], .english),
      ([], ["LANG": "en_US.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"], .russian),
      (["--lang", "en"], ["LANG": "ru_RU.UTF-8"], .english),
      (["--lang", "ru"], [:], .russian),
    ] as [([String], [String: String], Language)])
  func language(arguments: [String], environment: [String: String], expected: Language) throws {
    #expect(
      try Invocation(arguments: arguments, environment: environment).language == expected)
    #expect(Invocation.language(arguments: arguments, environment: environment) == expected)
  }

  @Test(
    "Every mistake is answered with what is wrong and what would be right",
    arguments: [
      (["--colr=never"], "there is no option '--colr'; did you mean --color?"),
      (["--zzzzzzzz"], "there is no option '--zzzzzzzz'."),
      (["-x"], "there is no option '-x'."),
      (["scroes"], "there is no command 'scroes'; did you mean scores?"),
      (["--data"], "--data needs a value."),
      (["--data="], "--data needs a value."),
      (["--data", "--ascii"], "--data needs a value."),
      (["--ascii=yes"], "--ascii takes no value."),
      (["--color", "blue"], "--color cannot be 'blue'; use auto, always, never."),
      (["--lang", "de"], "--lang cannot be 'de'; use en, ru."),
      (["--seed", "-1"], "--seed cannot be '-1'; use 0 to 18446744073709551615."),
      (
        ["--seed", "18446744073709551616"],
        "--seed cannot be '18446744073709551616'; use 0 to 18446744073709551615."
      ),
      (
        ["scores", "--level", "mad"],
        "--level cannot be 'mad'; use easy, normal, hard, expert."
      ),
      (["scores", "--game", "go"], "--game cannot be 'go'; use pairs, color-match, movie-quiz."),
      (["scores", "--limit", "0"], "--limit cannot be '0'; use 1 to 1000."),
      (["scores", "--limit", "1001"], "--limit cannot be '1001'; use 1 to 1000."),
      (["scores", "--seed", "1"], "--seed does not go with 'flipside scores'."),
      (["--json"], "--json does not go with 'flipside play'."),
      (["scores", "hard"], "'hard' is one word too many."),
      (["verify", "--all", "a"], "give either --all or a file, not both."),
      (["replay"], "write 'flipside replay export ID', with the number of a record."),
      (["replay", "export"], "write 'flipside replay export ID', with the number of a record."),
      (
        ["replay", "export", "0"],
        "'0' is not the number of a record; those are whole numbers from 1."
      ),
      (
        ["replay", "export", "99999999999999999999"],
        "'99999999999999999999' is not the number of a record; those are whole numbers from 1."
      ),
      (["a\u{1B}[31m\u{202E}b"], "there is no command 'a\u{FFFD}[31m\u{FFFD}b'."),
    ])
  func faults(arguments: [String], sentence: String) {
    #expect {
      try Invocation(arguments: arguments, environment: [:])
    } throws: { error in
      (error as? UsageFault)?.sentence(in: .english)
        == "flipside: \(sentence)\nTry 'flipside --help'.\n"
    }
  }

  @Test("A mistake is worded in Russian for a Russian")
  func russianFault() {
    let report = Report(.missingValue(option: "--data"), in: .russian)
    #expect(report.status == .wrongUsage)
    #expect(
      report.errors
        == "flipside: параметру --data нужно значение.\nПодсказка: 'flipside --help'.\n")
  }

  @Test("The help names every option, every command and every exit status in both languages")
  func help() throws {
    for language in Language.allCases {
      let text = try #require(try run("--help", "--lang", language.rawValue)).output
      for option in Option.allCases { #expect(text.contains(option.name)) }
      for verb in Verb.allCases where verb != .play {
        #expect(text.contains("flipside \(verb.rawValue)"))
      }
      for status in ExitStatus.allCases { #expect(text.contains("\n  \(status.rawValue) ")) }
      for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test("The version names the rulesets, so that two machines can be compared")
  func version() throws {
    #expect(
      try run("--version")?.output
        == "flipside 0.1.0 (pairs ruleset 1, color-match ruleset 2, movie-quiz ruleset 1)\n")
  }
}
