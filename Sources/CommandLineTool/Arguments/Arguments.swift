import GameCore
import SystemStrings

/// The arguments, separated into options and words, from which a command takes what it needs.
struct Arguments {
  let environment: EnvironmentVariables
  /// The other arguments, in order.
  private(set) var words: ArraySlice<SystemString> = []
  /// The first invalid argument. Later ones are still read, because one of them may set the
  /// language of the message.
  private(set) var error: UsageError?
  /// The values of the given options by name, the last one if repeated. Empty for options without
  /// a value.
  private var values: [String: SystemString] = [:]

  /// Separates `arguments`, which do not include the program's name. `--` ends the options.
  init(_ arguments: [SystemString], _ environment: EnvironmentVariables) {
    self.environment = environment
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      } else if argument == "-h" {
        values[Option.help.name] = ""
      } else if argument.hasPrefix("-"), argument != "-" {
        do throws(UsageError) {
          try read(argument, &rest)
        } catch {
          self.error = self.error ?? error
        }
      } else {
        words.append(argument)
      }
    }
  }

  private mutating func read(
    _ argument: SystemString, _ rest: inout ArraySlice<SystemString>
  ) throws(UsageError) {
    let sides = argument.bytes.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false
    ).map { SystemString(bytes: Array($0)) }
    let typed = sides[0].text
    guard typed.hasPrefix("--"), let option = Option.named(typed.dropFirst(2)) else {
      throw .unknownOption(typed)
    }
    var value = sides.count > 1 ? sides[1] : nil
    if option.completion == nil {
      guard value == nil else {
        throw UsageError(
          "option '\(typed)' doesn't take a value", "параметр '\(typed)' не принимает значения")
      }
      value = ""
    } else {
      if value == nil, rest.first?.hasPrefix("--") == false { value = rest.popFirst() }
      guard value?.isEmpty == false else {
        throw UsageError(
          "option '\(typed)' requires a value", "параметру '\(typed)' нужно значение")
      }
    }
    values[option.name] = value
  }

  mutating func next() -> SystemString? { words.popFirst() }

  func has(_ option: @autoclosure () -> Option) -> Bool { value(option()) != nil }

  /// Options are described only if there are any: most starts have none.
  func value(_ option: @autoclosure () -> Option) -> SystemString? {
    values.isEmpty ? nil : values[option().name]
  }

  func text(_ option: @autoclosure () -> Option) -> String? { value(option())?.text }

  /// Returns the value of an option, which must be one of a type.
  func value<Value: RawRepresentable<String> & CaseIterable>(
    _ option: @autoclosure () -> Option, of _: Value.Type
  ) throws(UsageError) -> Value? {
    guard let text = text(option()) else { return nil }
    guard let value = Value(rawValue: text) else {
      throw .badValue(text, of: option(), words: Value.words)
    }
    return value
  }

  /// Returns the value of an option, which must be a number in a range.
  func number(
    _ option: @autoclosure () -> Option, in range: ClosedRange<UInt64>
  ) throws(UsageError) -> UInt64? {
    guard let text = text(option()) else { return nil }
    guard let number = Decimal.number(text), range.contains(number) else {
      let (low, high) = (range.lowerBound, range.upperBound)
      throw .badValue(
        text, of: option(), expected: Localized("\(low) to \(high)", "от \(low) до \(high)"))
    }
    return number
  }

  /// The language of all output: that of `--lang`, otherwise that of the locale.
  var language: Language {
    text(.lang).flatMap(Language.init(rawValue:)) ?? environment.language
  }

  /// Returns the first given option, in the order of the help, that a command does not accept.
  func misplaced(in command: @autoclosure () -> CommandDescription) -> Option? {
    guard !values.isEmpty else { return nil }
    let names = command().acceptedNames
    guard values.keys.contains(where: { !names.contains($0) }) else { return nil }
    return Option.all.first { has($0) && !names.contains($0.name) }
  }

  /// Returns the named game, otherwise the first game that has the named level. The error about
  /// an unknown one names `suggested`.
  func game(suggesting suggested: [any Game.Type] = Catalog.games) throws(UsageError) -> GameID? {
    let named = try namedGame(suggesting: suggested)
    guard let level = text(.level) else { return named }
    let having = Catalog.games.map { $0.id }.filter { Catalog.setups(of: $0).contains(level) }
    if let first = having.first {
      if having.contains(named ?? first) { return named ?? first }
      throw UsageError {
        let title = GameTitle(first).text(in: $0)
        return $0(
          "\(level.quoted) is a level of \(title): use --game \(first)",
          "\(level.quoted) — уровень игры «\(title)»: добавьте --game \(first)")
      }
    }
    let games = named.map { [$0] } ?? Catalog.games.map { $0.id }
    // Ranked games may have the same levels.
    let levels = games.flatMap { Catalog.setups(of: $0) }.withoutRepetitions
    throw .badValue(level, of: .level, words: levels)
  }

  private func namedGame(suggesting suggested: [any Game.Type]) throws(UsageError) -> GameID? {
    guard let game = text(.game) else { return nil }
    guard Catalog.games.contains(where: { $0.id.description == game }) else {
      throw .badValue(game, of: .game, words: suggested.map { $0.id.description })
    }
    return GameID(game)
  }

  func limit() throws(UsageError) -> Int? { try number(.limit, in: 1...1000).map { Int($0) } }
}
