import GameCore
import SystemStrings

/// The environment variables for the command line.
struct EnvironmentVariables {
  let variables: [String: SystemString]

  /// A variable; nil if it is not set, or empty.
  subscript(name: String) -> SystemString? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// Russian if the locale is Russian in UTF-8, otherwise English; Russian in other encodings could
  /// not be printed.
  var language: Language {
    let messages = self["LC_ALL"]?.text ?? self["LC_MESSAGES"]?.text ?? self["LANG"]?.text ?? ""
    let characters = self["LC_ALL"]?.text ?? self["LC_CTYPE"]?.text ?? self["LANG"]?.text ?? ""
    let isRussian = messages == "ru" || messages.hasPrefix("ru_") || messages.hasPrefix("ru.")
    // In `ru_RU.UTF-8@euro`, the part between the point and the @.
    let codeset = characters.prefix { $0 != "@" }.drop { $0 != "." }.dropFirst().lowercased()
    return isRussian && ["utf-8", "utf8"].contains(codeset) ? .russian : .english
  }

  /// The default directory of the database.
  var usualDataDirectory: SystemString? {
    // The XDG specification requires relative paths to be ignored.
    if let shared = self["XDG_DATA_HOME"], shared.hasPrefix("/") { return shared + "/flipside" }
    return self["HOME"].map { $0 + "/.local/share/flipside" }
  }
}
