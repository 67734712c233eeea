import GameCore
import GameUI
import Glibc

/// Looks at files whose paths a player types.
enum FileLooking {
  /// Names that are given at most; more nobody reads.
  private static let mostNames = 200
  /// Entries of a directory that are looked at: one of any size answers soon.
  private static let mostEntries = 20_000

  static func answer(_ question: FileQuestion) -> FileAnswer {
    switch question {
    case .names(let path): .names(names(startingLike: path))
    case .kind(let path): .kind(kind(of: path))
    }
  }

  /// Follows symbolic links; opens nothing, so that a pipe keeps nobody waiting.
  private static func kind(of path: String) -> FileKind {
    var status = stat()
    guard stat(path, &status) == 0 else { return errno == EACCES ? .forbidden : .missing }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .directory
    case S_IFREG: return access(path, R_OK) == 0 ? .plain : .forbidden
    default: return .special
    }
  }

  /// Hidden names only where the dot is typed; none that could not be typed or shown.
  private static func names(startingLike path: String) -> [String] {
    let cut = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let (folder, start) = (String(path[..<cut]), String(path[cut...]))
    guard let directory = opendir(folder.isEmpty ? "." : folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    var left = mostEntries
    while left > 0, let entry = readdir(directory) {
      left -= 1
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let name, name != ".", name != "..",
        name.hasPrefix(start), !name.hasPrefix(".") || start.hasPrefix("."),
        Clean.line(name, limit: 1000) == name
      else { continue }
      names.append(name)
    }
    return names.sorted().prefix(mostNames).map { name in
      kind(of: folder + name) == .directory ? name + "/" : name
    }
  }
}
