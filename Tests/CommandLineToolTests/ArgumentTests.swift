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

  private static let colors = ["auto", "always", "never", "16", "256", "direct"]
  private static let levels = [
    "easy", "normal", "hard", "expert", "30", "60", "90", "top", "popular",
  ]
  private static let games = ["pairs", "color-match", "movie-quiz", "pairs-duel"]

  @Test(
    "Every mistake is reported with its cause and its correction",
    arguments: [
      (["--colr=never"], .unknownOption("--colr", nearest: "--color")),
      (["--zzzzzzzz"], .unknownOption("--zzzzzzzz", nearest: nil)),
      (["-x"], .unknownOption("-x", nearest: nil)),
      (["scroes"], .unknownCommand("scroes", nearest: "scores")),
      (["--data"], .missingValue(option: "--data")),
      (["--data="], .missingValue(option: "--data")),
      (["--data", "--ascii"], .missingValue(option: "--data")),
      (["--ascii=yes"], .unexpectedValue(option: "--ascii")),
      (
        ["--color", "blue"],
        .badValue(option: "--color", value: "blue", expected: .words(colors))
      ),
      (
        ["--lang", "de"], .badValue(option: "--lang", value: "de", expected: .words(["en", "ru"]))
      ),
      (
        ["--seed", "-1"], .badValue(option: "--seed", value: "-1", expected: .range(0...UInt64.max))
      ),
      (
        ["--seed", "18446744073709551616"],
        .badValue(
          option: "--seed", value: "18446744073709551616", expected: .range(0...UInt64.max))
      ),
      (
        ["scores", "--level", "mad"],
        .badValue(option: "--level", value: "mad", expected: .words(levels))
      ),
      (
        ["scores", "--game", "go"],
        .badValue(option: "--game", value: "go", expected: .words(games))
      ),
      (
        ["scores", "--limit", "0"],
        .badValue(option: "--limit", value: "0", expected: .range(1...1000))
      ),
      (
        ["scores", "--limit", "1001"],
        .badValue(option: "--limit", value: "1001", expected: .range(1...1000))
      ),
      (["scores", "--seed", "1"], .misplacedOption(option: "--seed", command: "scores")),
      (["--shared=yes"], .unexpectedValue(option: "--shared")),
      (["watch", "--shared", "a"], .misplacedOption(option: "--shared", command: "watch")),
      (["--json"], .misplacedOption(option: "--json", command: "play")),
      (["scores", "hard"], .tooMany(argument: "hard")),
      (["verify", "--all", "a"], .allAndFile),
      (["replay"], .exportWhat), (["replay", "export"], .exportWhat),
      (["replay", "export", "0"], .notAnID("0")),
      (["replay", "export", "99999999999999999999"], .notAnID("99999999999999999999")),
    ] as [([String], UsageError)])
  func errors(arguments: [String], error: UsageError) {
    #expect(throws: error) { try Invocation(arguments: arguments, environment: [:]) }
  }

  @Test("A mistake is reported in one line without control characters, and where to find help")
  func sentence() {
    let error = UsageError.badValue(
      option: "--limit", value: "a\u{1B}[31m\u{202E}b", expected: .range(1...1000))
    #expect(
      error.sentence(in: .english)
        == "flipside: invalid value 'a\u{FFFD}[31m\u{FFFD}b' for '--limit': use 1 to 1000\n"
        + "See 'flipside --help'.\n")
  }

  @Test(
    "Mistakes are reported entirely in Russian to Russian players",
    arguments: [
      (
        ["--data"], "параметру '--data' нужно значение"
      ),
      (["--bogus"], "неизвестный параметр '--bogus'"),
      (
        ["scores", "--limit", "0"],
        "недопустимое значение '0' параметра '--limit'; допустимо: от 1 до 1000"
      ),
      (
        ["--lang", "de"],
        "недопустимое значение 'de' параметра '--lang'; допустимо: en, ru"
      ),
    ])
  func russianError(arguments: [String], sentence: String) {
    let environment = ["LANG": "ru_RU.UTF-8"]
    #expect {
      try Invocation(arguments: arguments, environment: environment)
    } throws: { error in
      guard let error = error as? UsageError else { return false }
      let language = Invocation.language(arguments: arguments, environment: environment)
      let report = Report(error, in: language)
      return report.status == .wrongUsage
        && report.errors == "flipside: \(sentence)\nСправка: 'flipside --help'.\n"
    }
  }

  @Test("--lang is used even if the rest of the command line is invalid")
  func languageOfAnError() {
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
    #expect(throws: UsageError.unknownCommand("caf\u{FFFD}", nearest: nil)) {
      try Invocation(arguments: [SystemString(bytes: odd.bytes.suffix(4))], environment: [:])
    }
  }
}

extension ArgumentTests {
  @Test("The help about a command does not list the commands of its options")
  func helpAboutOne() throws {
    let daily = try #require(try run("help", "daily")).output
    #expect(daily.contains("player (default: the logged-in one)") && !daily.contains("stats"))
    #expect(try #require(try run("help", "verify", "--lang", "ru")).output.contains(" вывести и"))
    #expect(try #require(try run("--help")).output.contains("stats, daily: player"))
    // Nor its value in another command.
    let players = try #require(try run("players", "--help")).output
    #expect(players.contains("1 to 1000 (default: all)") && !players.contains("scores"))
    let scores = try #require(try run("help", "scores", "--lang", "ru")).output
    #expect(scores.contains("(по умолчанию 10)") && !scores.contains("players"))
    #expect(scores.contains("pairs, color-match") && !scores.contains("  игра\n"))
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
