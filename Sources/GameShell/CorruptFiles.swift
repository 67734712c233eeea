import Glibc
import SystemStrings

/// Queued files that are damaged. They are not removed; an empty file next to each records that it
/// was reported.
enum CorruptFiles {
  /// Returns whether one of `names` was not reported before, and records that all were.
  static func unreported(among names: [String], in directory: SystemString) -> Bool {
    let known = Set((directory.directoryNames() ?? []).map(\.text))
    let unreported = names.filter { !known.contains($0 + ".told") }
    for name in unreported {
      _ = ("\(directory)/\(name).told" as SystemString).replaceFile(with: [], durably: true)
    }
    return !unreported.isEmpty
  }

  /// Forgets that the file at `path` was reported, because it was removed.
  static func forget(_ path: SystemString) {
    _ = (path + ".told").withCString(unlink)
  }
}
