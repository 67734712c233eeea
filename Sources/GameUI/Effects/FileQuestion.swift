/// What screens ask of the files of whoever plays.
public enum FileQuestion: Hashable, Sendable {
  /// The names in a directory that begin like the last part of a path.
  case names(startingLike: String)
  /// What there is at a path.
  case kind(path: String)
}

/// What there is to say to a question about files.
public enum FileAnswer: Hashable, Sendable {
  /// The first names in order, directories with a slash behind them, and the longest start that all
  /// matching names have in common, those that are left out included.
  case names([String], common: String)
  case kind(FileKind)
}

/// What a path leads to.
public enum FileKind: Hashable, Sendable {
  case plain, directory, missing
  /// Its owner lets nobody read it here.
  case forbidden
  /// A pipe, a socket, a device.
  case special
}
