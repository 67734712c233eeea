/// Paths as players type them.
enum HomePath {
  /// The path with `~` at its beginning as the home directory; as it is where nobody knows that.
  static func expanded(_ path: String, home: String?) -> String {
    guard let home, path == "~" || path.hasPrefix("~/") else { return path }
    return home + path.dropFirst()
  }
}
