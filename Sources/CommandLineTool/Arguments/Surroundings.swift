import GameCore
import PictureCache

/// What the environment variables say to the command line.
struct Surroundings {
  private let variables: [String: String]

  init(_ variables: [String: String]) {
    self.variables = variables
  }

  /// Whether NO_COLOR is set to anything, as no-color.org has it.
  var refusesColor: Bool { value("NO_COLOR") != nil }

  /// Russian where the locale is Russian in UTF-8; any other way of writing Russian down could
  /// not be printed.
  var language: Language {
    let messages = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG") ?? ""
    let characters = value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG") ?? ""
    let isRussian = messages == "ru" || messages.hasPrefix("ru_") || messages.hasPrefix("ru.")
    let codeset = characters.lowercased()
    let isUTF8 = codeset.contains("utf-8") || codeset.contains("utf8")
    return isRussian && isUTF8 ? .russian : .english
  }

  /// Where the database lies when `--data` does not say.
  var dataDirectory: String? {
    if let chosen = value("FLIPSIDE_DATA") { return chosen }
    // The XDG specification has relative paths ignored.
    if let shared = value("XDG_DATA_HOME"), shared.hasPrefix("/") { return shared + "/flipside" }
    return value("HOME").map { $0 + "/.local/share/flipside" }
  }

  /// Where the picture helper keeps what it has fetched.
  var pictureCache: CacheLayout? { CacheLayout(environment: variables) }

  private func value(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
