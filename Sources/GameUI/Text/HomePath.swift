/// Paths as players type them.
enum HomePath {
  /// Returns the path with a leading `~` replaced by the home directory; unchanged if that is
  /// unknown.
  static func expanded(_ path: String, home: String?) -> String {
    guard let home, path == "~" || path.hasPrefix("~/") else { return path }
    return home + path.dropFirst()
  }
}
