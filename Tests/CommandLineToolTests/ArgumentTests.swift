import GameCore
import MediaProtocol
import SystemStrings
import Testing

@testable import CommandLineTool

@Suite("The command line is parsed")
struct ArgumentTests {
  private func command(_ arguments: [String], _ environment: [String: String] = [:]) throws
    -> Command
  {
    try Invocation(arguments: arguments, environment: environment).command
  }

  @Test("Without arguments the game starts with the settings of terminal and locale")
  func plain() throws {
    #expect(try command([]) == .play(PlayOptions()))
    #expect(try command(["play"]) == .play(PlayOptions()))
  }

  @Test("Every option of play reaches the game, in both forms")
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

  @Test("NO_COLOR means no colors, unless the command line requests them")
  func noColor() throws {
    var never = PlayOptions()
    never.color = .never
    var always = PlayOptions()
    always.color = .always
    #expect(try command([], ["NO_COLOR": "1"]) == .play(never))
    #expect(try command([], ["NO_COLOR": ""]) == .play(PlayOptions()))
    #expect(try command(["--color=always"], ["NO_COLOR": "1"]) == .play(always))
  }

  @Test("The printing commands are parsed with their options")
  func printing() throws {
    let all = ScoresRequest(board: LeaderboardKey(game: GameID("pairs")), limit: 10, json: false)
    let hard = ScoresRequest(
      board: LeaderboardKey(game: GameID("pairs"), setup: "hard"), limit: 3, json: true)
    #expect(try command(["scores"]) == .scores(all))
    #expect(
      try command(["scores", "--game=pairs", "--level", "hard", "--limit", "3", "--json"])
        == .scores(hard))
    #expect(try command(["verify"]) == .verify(.stored(namesAll: false)))
    #expect(try command(["verify", "--all"]) == .verify(.stored(namesAll: true)))
    #expect(try command(["verify", "a.txt"]) == .verify(.file("a.txt")))
    #expect(try command(["verify", "-"]) == .verify(.standardInput))
    #expect(try command(["verify", "--", "--all"]) == .verify(.file("--all")))
    #expect(try command(["replay", "export", "12"]) == .replayExport(RoundID(12), spoils: false))
    #expect(
      try command(["replay", "export", "12", "--spoil"]) == .replayExport(RoundID(12), spoils: true)
    )
    #expect(try command(["--help"]) == .help(nil))
    #expect(try command(["scores", "-h"]) == .help(.scores))
    #expect(try command(["--version"]) == .version)
  }

  @Test(
    "The database option takes precedence over the environment variables",
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
    #expect(invocation.dataDirectory == expected.map { SystemString($0) })
    let isNamed = arguments.contains("--data") || environment["FLIPSIDE_DATA"]?.isEmpty == false
    #expect(invocation.isDataDirectoryNamed == isNamed)
  }

  @Test(
    "An option or a variable marks the account as shared, for every command",
    arguments: [
      (["--shared"], [:], true), (["play", "--shared"], ["FLIPSIDE_SHARED": ""], true),
      ([], ["FLIPSIDE_SHARED": "1"], true), (["stats"], ["FLIPSIDE_SHARED": "1"], true),
      ([], ["FLIPSIDE_SHARED": ""], false), ([], [:], false),
    ] as [([String], [String: String], Bool)])
  func shared(arguments: [String], environment: [String: String], expected: Bool) throws {
    let invocation = try Invocation(arguments: arguments, environment: environment)
    #expect(invocation.isAccountShared == expected)
  }

  @Test(
    "The locale selects Russian or English, and --lang overrides it",
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
    "Every mistake is reported with its cause and its correction",
    arguments: [
      (["--colr=never"], "there is no option '--colr'; did you mean --color?"),
      (["--zzzzzzzz"], "there is no option '--zzzzzzzz'."),
      (["-x"], "there is no option '-x'."),
      (["scroes"], "there is no command 'scroes'; did you mean scores?"),
      (["--data"], "--data needs a value."),
      (["--data="], "--data needs a value."),
      (["--data", "--ascii"], "--data needs a value."),
      (["--ascii=yes"], "--ascii takes no value."),
      (["--color", "blue"], "--color cannot be 'blue'; use auto, always, never, 16, 256, direct."),
      (["--lang", "de"], "--lang cannot be 'de'; use en, ru."),
      (["--seed", "-1"], "--seed cannot be '-1'; use 0 to 18446744073709551615."),
      (
        ["--seed", "18446744073709551616"],
        "--seed cannot be '18446744073709551616'; use 0 to 18446744073709551615."
      ),
      (
        ["scores", "--level", "mad"],
        "--level cannot be 'mad'; use easy, normal, hard, expert, 30, 60, 90, top, popular."
      ),
      (
        ["scores", "--game", "go"],
        "--game cannot be 'go'; use pairs, color-match, movie-quiz, pairs-duel."
      ),
      (["scores", "--limit", "0"], "--limit cannot be '0'; use 1 to 1000."),
      (["scores", "--limit", "1001"], "--limit cannot be '1001'; use 1 to 1000."),
      (["scores", "--seed", "1"], "--seed does not go with 'flipside scores'."),
      (["--shared=yes"], "--shared takes no value."),
      (["watch", "--shared", "a"], "--shared does not go with 'flipside watch'."),
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

  @Test(
    "Mistakes are reported entirely in Russian to Russian players",
    arguments: [
      (["--data"], "параметру --data нужно значение."),
      (["--bogus"], "нет параметра '--bogus'."),
      (["scores", "--limit", "0"], "--limit не может быть '0'; возможные значения: от 1 до 1000."),
      (["--seed", "x"], "--seed не может быть 'x'; возможные значения: от 0 до \(UInt64.max)."),
      (["--lang", "de"], "--lang не может быть 'de'; возможные значения: en, ru."),
    ])
  func russianFault(arguments: [String], sentence: String) {
    let environment = ["LANG": "ru_RU.UTF-8"]
    #expect {
      try Invocation(arguments: arguments, environment: environment)
    } throws: { error in
      guard let fault = error as? UsageFault else { return false }
      let language = Invocation.language(arguments: arguments, environment: environment)
      let report = Report(fault, in: language)
      return report.status == .wrongUsage
        && report.errors == "flipside: \(sentence)\nПодсказка: 'flipside --help'.\n"
    }
  }

  @Test("--lang is used even if the rest of the command line is invalid")
  func languageOfAFault() {
    for arguments in [
      ["--bogus", "--lang", "ru"], ["--lang=ru", "--data"],
      ["scores", "--ascii=1", "--lang", "ru"],
    ] {
      #expect(Invocation.language(arguments: arguments, environment: [:]) == .russian)
    }
    #expect(Invocation.language(arguments: ["--", "--lang=ru"], environment: [:]) == .english)
  }

  @Test("A name that is not UTF-8 reaches the system unchanged")
  func bytes() throws {
    let odd = SystemString(bytes: Array("/tmp/caf".utf8) + [0xE9])
    for arguments in [["--data", odd, "verify", odd], ["--data=\(odd)", "verify", "--", odd]] {
      let invocation = try Invocation(arguments: arguments, environment: [:])
      #expect(invocation.dataDirectory == odd)
      #expect(invocation.command == .verify(.file(odd)))
    }
    let named = try Invocation(
      arguments: ["cache"], environment: ["XDG_DATA_HOME": odd, "HOME": odd])
    #expect(named.dataDirectory == odd + "/flipside")
    #expect(
      named.command == .cache(.show, CacheLayout(directory: odd + "/.cache/flipside/pictures")))
    #expect(throws: UsageFault.unknownCommand("caf\u{FFFD}", nearest: nil)) {
      try Invocation(arguments: [SystemString(bytes: odd.bytes.suffix(4))], environment: [:])
    }
  }

  @Test("The help about a command does not list the commands of its options")
  func helpAboutOne() throws {
    let daily = try #require(try run("help", "daily")).output
    #expect(daily.contains("player (the logged-in one)") && !daily.contains("stats"))
    #expect(try #require(try run("help", "verify", "--lang", "ru")).output.contains(" назвать и"))
    #expect(try #require(try run("--help")).output.contains("stats, daily: player"))
    // Nor its value in another command.
    let players = try #require(try run("players", "--help")).output
    #expect(players.contains("1 to 1000 (all)") && !players.contains("scores"))
    let scores = try #require(try run("help", "scores", "--lang", "ru")).output
    #expect(scores.contains("до 1000 (10)") && !scores.contains("players"))
    #expect(scores.contains("pairs, color-match") && !scores.contains("названий выше"))
    // Nor a game that the command rejects.
    for verb in ["scores", "daily", "stats"] {
      let text = try #require(try run(verb, "--help")).output
      #expect(text.contains("pairs-duel") == (verb == "stats"))
    }
  }

  @Test("The help names every option, every command and every exit status in both languages")
  func help() throws {
    for language in Language.allCases {
      let text = try #require(try run("--help", "--lang", language.rawValue)).output
      for option in Option.allCases { #expect(text.contains(option.name)) }
      for verb in Verb.allCases where verb != .play {
        #expect(text.contains("flipside \(verb.rawValue)"))
      }
      for game in Catalog.games { #expect(text.prefix(400).contains(game.id.description)) }
      for status in ExitStatus.allCases { #expect(text.contains("\n  \(status.rawValue) ")) }
      for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test("The version names the rulesets, so that two machines can be compared")
  func version() throws {
    #expect(
      try run("--version")?.output
        == "flipside 0.1.0 (pairs ruleset 1, color-match ruleset 2, movie-quiz ruleset 1, "
        + "pairs-duel ruleset 1)\n")
  }
}
