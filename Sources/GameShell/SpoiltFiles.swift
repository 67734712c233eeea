import Glibc
import SystemStrings

/// Held files that hands have changed. They stay; an empty file beside each notes that it was told.
enum SpoiltFiles {
  /// Whether one of `names` was not told of before; now all of them are.
  static func untold(among names: [String], in directory: SystemString) -> Bool {
    let known = Set((directory.directoryNames() ?? []).map(\.text))
    let untold = names.filter { !known.contains($0 + ".told") }
    for name in untold { _ = SmallFile.replace("\(directory)/\(name).told", with: []) }
    return !untold.isEmpty
  }

  /// The file at `path` is gone: another of its name is told of again.
  static func forget(_ path: SystemString) {
    _ = (path + ".told").withCString(unlink)
  }
}
