public import GameCore
public import SystemStrings

/// The command and settings from the program's arguments and environment.
public struct Invocation: Sendable {
  let command: any Command
  /// The language of all output: that of `--lang`, otherwise that of the locale.
  public let language: Language
  /// The directory of the database, or the address of a server: the first that is set of `--data`,
  /// `FLIPSIDE_DATA`, `$XDG_DATA_HOME/flipside` and `$HOME/.local/share/flipside`; nil if none is.
  public let dataDirectory: SystemString?
  /// The first of the last two, whatever `--data` says: the place for a machine's own data about a
  /// database on a server.
  public let usualDirectory: SystemString?
  /// Whether `--data` or `FLIPSIDE_DATA` names the directory, so that it must exist.
  public let isDataDirectoryNamed: Bool
  /// Whether `--shared` or `FLIPSIDE_SHARED` says that several people use this system account, so
  /// that no one stays logged in.
  public let isAccountShared: Bool

  /// Parses the command line. The result depends only on the parameters.
  ///
  /// - Parameters:
  ///   - arguments: the arguments without the program's name.
  ///   - environment: the environment variables.
  public init(
    arguments: [SystemString], environment: [String: SystemString]
  ) throws(UsageError) {
    let variables = EnvironmentVariables(variables: environment)
    var given = Arguments(arguments, variables)
    if let error = given.error { throw error }
    _ = try given.value(.lang, of: Language.self)
    let named = given.value(.data) ?? variables["FLIPSIDE_DATA"]
    language = given.language
    dataDirectory = named ?? variables.usualDataDirectory
    usualDirectory = variables.usualDataDirectory
    isDataDirectoryNamed = named != nil
    isAccountShared = given.has(.shared) || variables["FLIPSIDE_SHARED"] != nil
    command = try Self.command(&given)
  }

  /// Returns the language for error messages, as far as the arguments and the environment say.
  public static func language(
    arguments: [SystemString], environment: [String: SystemString]
  ) -> Language {
    Arguments(arguments, EnvironmentVariables(variables: environment)).language
  }

  private static func command(_ given: inout Arguments) throws(UsageError) -> any Command {
    let isNamed = !given.words.isEmpty
    let type = try type(given.next())
    if let option = given.misplaced(in: type.description) {
      throw .misplaced(option, in: type.description.name)
    }
    if given.has(.help) { return Help.about((isNamed ? type : Help.self).description.name) }
    if given.has(.version) { return Help.version }
    let command = try type.init(&given)
    if let extra = given.next()?.text {
      throw UsageError("unexpected argument \(extra.quoted)", "лишний аргумент \(extra.quoted)")
    }
    return command
  }

  /// Returns the command with this name, by default the game.
  static func type(_ word: SystemString?) throws(UsageError) -> any Command.Type {
    guard let name = word?.text else { return PlayCommand.self }
    guard let type = CommandDescription.commands.first(where: { $0.description.name == name })
    else { throw .unknownCommand(name) }
    return type
  }
}
