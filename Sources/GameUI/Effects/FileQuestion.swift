/// A question of a screen about the player's files.
public enum FileQuestion: Hashable, Sendable {
  /// Requests the names in a directory that begin with the last part of a path.
  case names(startingLike: String)
  /// Requests the kind of the file at a path.
  case kind(path: String)
}

/// The answer to a question about files.
public enum FileAnswer: Hashable, Sendable {
  /// The first names in order, directories with a trailing slash, and the common prefix of all
  /// matching names, including those left out.
  case names([String], common: String)
  case kind(FileKind)
}

/// The kind of a file.
public enum FileKind: Hashable, Sendable {
  case plain, directory, missing
  /// It may not be read.
  case forbidden
  /// A pipe, a socket or a device.
  case special
}
