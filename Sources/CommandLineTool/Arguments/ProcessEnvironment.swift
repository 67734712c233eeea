import GameCore
import MediaProtocol
import SystemStrings

/// The environment variables for the command line.
struct ProcessEnvironment {
  private let variables: [String: SystemString]

  init(_ variables: [String: SystemString]) {
    self.variables = variables
  }

  /// Whether NO_COLOR is set to anything (no-color.org).
  var refusesColor: Bool { value("NO_COLOR") != nil }

  /// Russian if the locale is Russian in UTF-8, otherwise English; Russian in other encodings could
  /// not be printed.
  var language: Language {
    let messages = text("LC_ALL") ?? text("LC_MESSAGES") ?? text("LANG") ?? ""
    let characters = text("LC_ALL") ?? text("LC_CTYPE") ?? text("LANG") ?? ""
    let isRussian = messages == "ru" || messages.hasPrefix("ru_") || messages.hasPrefix("ru.")
    // In `ru_RU.UTF-8@euro`, the part between the point and the @.
    let codeset = characters.prefix { $0 != "@" }.drop { $0 != "." }.dropFirst().lowercased()
    return isRussian && ["utf-8", "utf8"].contains(codeset) ? .russian : .english
  }

  /// The place of the database in FLIPSIDE_DATA.
  var namedDataDirectory: SystemString? { value("FLIPSIDE_DATA") }

  /// Whether FLIPSIDE_SHARED is set to anything: several people use this system account.
  var sharesAccount: Bool { value("FLIPSIDE_SHARED") != nil }

  /// The default directory of the database.
  var usualDataDirectory: SystemString? {
    // The XDG specification requires relative paths to be ignored.
    if let shared = value("XDG_DATA_HOME"), shared.hasPrefix("/") { return shared + "/flipside" }
    return value("HOME").map { $0 + "/.local/share/flipside" }
  }

  /// The cache of the picture helper.
  var pictureCache: CacheLayout? { CacheLayout(environment: variables) }

  private func text(_ name: String) -> String? { value(name)?.text }

  private func value(_ name: String) -> SystemString? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
