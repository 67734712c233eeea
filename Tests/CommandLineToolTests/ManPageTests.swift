import GameCore
import GameRules
import MediaProtocol
import Testing

@testable import CommandLineTool

@Suite("The man page matches the help")
struct ManPageTests {
  /// The sections in the order of man pages, in every language.
  private enum Place: Int {
    case name, synopsis, description, commands, keys, options, statuses, environment
  }

  /// The man pages by their language.
  static let pages: [(Language, String)] = [
    (.english, "Packaging/flipside.6"), (.russian, "Packaging/flipside.ru.6"),
  ]

  private func page(_ name: String) throws -> ManPage {
    let page = ManPage(try RepositoryFile.text(name))
    try #require(page.sections.count > Place.environment.rawValue)
    return page
  }

  private func section(_ place: Place, of name: String) throws -> ManPage.Section {
    try page(name).sections[place.rawValue]
  }

  /// Returns an option as the man page names it.
  private func tag(_ option: Option) -> String {
    neutral(option.usage)
  }

  /// Returns the text with one sign for each placeholder, because translations have other words.
  private func neutral(_ text: String) -> String {
    text.split(separator: " ").map { word in
      word.allSatisfy { $0.isLetter && $0.isUppercase } ? "_" : String(word)
    }.joined(separator: " ")
  }

  @Test("The man page is of this version", arguments: pages)
  func version(_: Language, _ name: String) throws {
    #expect(try page(name).title.contains("Flipside \(Release.number)"))
  }

  @Test("The commands are those of the help", arguments: pages)
  func commands(_: Language, _ name: String) throws {
    func words(_ line: String) -> String {
      let words = line.split { " []|\n".contains($0) }.filter {
        !["OPTIONS", "options", "play", "параметры"].contains($0)
      }
      return neutral(words.joined(separator: " "))
    }
    let text = try section(.synopsis, of: name).text
    let written = text.split(separator: "flipside").map { words("flipside" + $0) }
    let usages = CommandDescription.all.flatMap(\.usages).map { words("flipside " + $0.typed) }
    #expect(Set(written) == Set(usages))
    let described = try section(.commands, of: name).groups.joined().map(\.tag)
    for name in CommandDescription.all.map(\.name) where name != "play" {
      #expect(described.contains { $0.hasPrefix(name) }, "\(name)")
    }
  }

  @Test("The options have their values, and are listed with their commands", arguments: pages)
  func options(_: Language, _ name: String) throws {
    let groups = try section(.options, of: name).groups.map { Set($0.map { neutral($0.tag) }) }
    var expected = [Set(Option.general.map(tag))]
    for command in CommandDescription.all where !command.ownOptions.isEmpty {
      expected.append(Set(command.ownOptions.map(tag)))
    }
    #expect(groups == expected)
  }

  @Test("The values and numbers of each option are those of the help", arguments: pages)
  func values(_ language: Language, _ name: String) throws {
    let entries = try section(.options, of: name).groups.joined()
    for option in Option.all {
      let text = entries.filter { neutral($0.tag) == tag(option) }.map { $0.tag + "\n" + $0.text }
        .joined()
      let commands = CommandDescription.all.flatMap(\.options).filter { $0 == option }
      var values = commands.flatMap { option -> [String] in
        switch option.completion {
        case .words(let words): words
        case .levels: Catalog.games.flatMap { Catalog.setups(of: $0.id) }
        case .directories, .files, .unknown, nil: []
        }
      }
      values += option.summary(in: language).split { !$0.isNumber }.map(String.init)
      let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init))
      #expect(words.isSuperset(of: values), "\(option.typed)")
    }
  }

  @Test("The exit statuses and variables are those of the help", arguments: pages)
  func statuses(_ language: Language, _ name: String) throws {
    let told = try section(.statuses, of: name).groups.joined().map(\.tag)
    #expect(told == ExitStatus.allCases.map { "\($0.rawValue)" } + ["128+N"])
    let help = try #require(try run("--help", "--lang", language.rawValue)).output
    let variables =
      help
      .split { !($0.isASCII && ($0.isUppercase || $0 == "_")) }.filter { $0.contains("_") }
    #expect(variables.count > 3)
    let tags = try section(.environment, of: name).groups.joined().map(\.tag).joined(separator: ",")
    for variable in variables { #expect(tags.contains(variable), "\(variable)") }
  }
}
