import GameCore
import MediaProtocol
import SystemStrings
import Testing

@testable import CommandLineTool

@Suite("The command line is parsed")
struct ArgumentTests {
  /// Returns the outcome of a command line that needs nothing from outside.
  private func outcome(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> Outcome {
    CommandContext(try Invocation(arguments: arguments, environment: environment)).run()
  }

  private func command<Parsed: Command>(_ arguments: [String], as _: Parsed.Type) throws -> Parsed {
    let command = try Invocation(arguments: arguments, environment: [:]).command
    return try #require(command as? Parsed)
  }

  @Test("Without arguments the game starts with the settings of terminal and locale")
  func plain() throws {
    #expect(try outcome([]) == .play(PlayOptions(), nil))
    #expect(try outcome(["play"]) == .play(PlayOptions(), nil))
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
    #expect(try outcome(flags + apart) == .play(expected, nil))
    #expect(try outcome(joined + flags) == .play(expected, nil))
  }

  @Test("NO_COLOR means no colors, unless the command line requests them")
  func noColor() throws {
    var never = PlayOptions()
    never.color = .never
    var always = PlayOptions()
    always.color = .always
    #expect(try outcome([], ["NO_COLOR": "1"]) == .play(never, nil))
    #expect(try outcome([], ["NO_COLOR": ""]) == .play(PlayOptions(), nil))
    #expect(try outcome(["--color=always"], ["NO_COLOR": "1"]) == .play(always, nil))
  }

  @Test("The printing commands are parsed with their options")
  func printing() throws {
    let all = try command(["scores"], as: Scores.self)
    #expect(all.board == LeaderboardKey(game: GameID("pairs")) && all.limit == 10 && !all.isJSON)
    let hard = try command(
      ["scores", "--game=pairs", "--level", "hard", "--limit", "3", "--json"], as: Scores.self)
    #expect(hard.board == LeaderboardKey(game: GameID("pairs"), setup: "hard"))
    #expect(hard.limit == 3 && hard.isJSON)
    for (arguments, file, listsAll) in [
      ([], nil, false), (["--all"], nil, true), (["a.txt"], "a.txt", false), (["-"], "-", false),
      (["--", "--all"], "--all", false),
    ] as [([String], SystemString?, Bool)] {
      let verify = try command(["verify"] + arguments, as: Verification.self)
      #expect(verify.file == file && verify.listsAll == listsAll)
    }
    for options in [[], ["--spoil"]] {
      let export = try command(["replay", "export", "12"] + options, as: Export.self)
      #expect(export.id == RoundID(12) && export.spoils == !options.isEmpty)
    }
    #expect(try command(["--help"], as: Help.self) == .about("help"))
    #expect(try command(["scores", "-h"], as: Help.self) == .about("scores"))
    #expect(try command(["--version"], as: Help.self) == .version)
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
      (["--colr=never"], "unknown option '--colr'; did you mean --color?"),
      (["--zzzzzzzz"], "unknown option '--zzzzzzzz'"), (["-x"], "unknown option '-x'"),
      (["scroes"], "unknown command 'scroes'; did you mean scores?"),
      (["--data"], "option '--data' requires a value"),
      (["--data="], "option '--data' requires a value"),
      (["--data", "--ascii"], "option '--data' requires a value"),
      (["--ascii=yes"], "option '--ascii' doesn't take a value"),
      (
        ["--color", "blue"],
        "invalid value 'blue' for '--color': use auto, always, never, 16, 256, direct"
      ),
      (["--lang", "de"], "invalid value 'de' for '--lang': use en, ru"),
      (["--seed", "-1"], "invalid value '-1' for '--seed': use 0 to 18446744073709551615"),
      (
        ["--seed", "18446744073709551616"],
        "invalid value '18446744073709551616' for '--seed': use 0 to 18446744073709551615"
      ),
      (
        ["scores", "--level", "mad"],
        "invalid value 'mad' for '--level': use easy, normal, hard, expert, 30, 60, 90, "
          + "popular, top"
      ),
      (
        ["scores", "--game", "go"],
        "invalid value 'go' for '--game': use pairs, color-match, movie-quiz"
      ),
      (["scores", "--limit", "0"], "invalid value '0' for '--limit': use 1 to 1000"),
      (["scores", "--limit", "1001"], "invalid value '1001' for '--limit': use 1 to 1000"),
      (["scores", "--seed", "1"], "option '--seed' can't be used with 'flipside scores'"),
      (["--shared=yes"], "option '--shared' doesn't take a value"),
      (["watch", "--shared", "a"], "option '--shared' can't be used with 'flipside watch'"),
      (["--json"], "option '--json' can't be used with 'flipside play'"),
      (
        ["table", "copy", "--data", "a"], "option '--data' can't be used with 'flipside table copy'"
      ),
      (["scores", "hard"], "unexpected argument 'hard'"),
      (["verify", "--all", "a"], "--all and a file can't be used together"),
      (["replay"], "use 'flipside replay export ID' with a round ID"),
      (["replay", "export"], "use 'flipside replay export ID' with a round ID"),
      (["replay", "export", "0"], "'0' is not a round ID: use a whole number, 1 or higher"),
      (
        ["replay", "export", "99999999999999999999"],
        "'99999999999999999999' is not a round ID: use a whole number, 1 or higher"
      ),
    ])
  func errors(arguments: [String], message: String) throws {
    let error = #expect(throws: UsageError.self) {
      try Invocation(arguments: arguments, environment: [:])
    }
    #expect(error?.text(in: .english) == message)
  }

  @Test("A mistake is reported in one line without control characters, and where to find help")
  func sentence() {
    let error = UsageError.badValue("a\u{1B}[31m\u{202E}b", of: .limit, words: ["1 to 1000"])
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
      #expect((invocation.command as? Verification)?.file == odd)
    }
    let named = try Invocation(
      arguments: ["cache"], environment: ["XDG_DATA_HOME": odd, "HOME": odd])
    #expect(named.dataDirectory == odd + "/flipside")
    #expect(
      (named.command as? PictureCache)?.layout
        == CacheLayout(directory: odd + "/.cache/flipside/pictures"))
    #expect(throws: UsageError.unknownCommand("caf\u{FFFD}")) {
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
    #expect(try #require(try run("--help")).output.contains("daily, stats: player"))
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
      for option in Option.all { #expect(text.contains(option.typed)) }
      for name in CommandDescription.all.map(\.name) where name != "play" {
        #expect(text.contains("flipside \(name)"))
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
