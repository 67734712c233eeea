import GameCore
import MediaProtocol
import SystemStrings

/// What the environment variables say to the command line.
struct Surroundings {
  private let variables: [String: SystemString]

  init(_ variables: [String: SystemString]) {
    self.variables = variables
  }

  /// Whether NO_COLOR is set to anything, as no-color.org has it.
  var refusesColor: Bool { value("NO_COLOR") != nil }

  /// Russian where the locale is Russian in UTF-8; any other way of writing Russian down could
  /// not be printed.
  var language: Language {
    let messages = text("LC_ALL") ?? text("LC_MESSAGES") ?? text("LANG") ?? ""
    let characters = text("LC_ALL") ?? text("LC_CTYPE") ?? text("LANG") ?? ""
    let isRussian = messages == "ru" || messages.hasPrefix("ru_") || messages.hasPrefix("ru.")
    // `ru_RU.UTF-8@euro`: what stands between the point and the mark.
    let codeset = characters.prefix { $0 != "@" }.drop { $0 != "." }.dropFirst().lowercased()
    return isRussian && ["utf-8", "utf8"].contains(codeset) ? .russian : .english
  }

  /// Where the database lies when `--data` does not say.
  var namedDataDirectory: SystemString? { value("FLIPSIDE_DATA") }

  /// Whether FLIPSIDE_SHARED is set to anything: then many people use this account of the system.
  var sharesAccount: Bool { value("FLIPSIDE_SHARED") != nil }

  /// Where the database lies when nobody says.
  var usualDataDirectory: SystemString? {
    // The XDG specification has relative paths ignored.
    if let shared = value("XDG_DATA_HOME"), shared.hasPrefix("/") { return shared + "/flipside" }
    return value("HOME").map { $0 + "/.local/share/flipside" }
  }

  /// Where the picture helper keeps what it has fetched.
  var pictureCache: CacheLayout? { CacheLayout(environment: variables) }

  private func text(_ name: String) -> String? { value(name)?.text }

  private func value(_ name: String) -> SystemString? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
