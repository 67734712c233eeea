import GameCore
import GameUI
import Glibc
import SystemStrings

/// The files whose paths a player types.
struct TypedFiles: PlayerFiles {
  /// The maximum number of directory entries to read. In a larger directory the path is not
  /// completed, because the common prefix of its names is unknown.
  var mostEntries = 300_000

  /// Returns the kind of a file, following symbolic links, without opening it, because a pipe would
  /// block.
  func kind(of path: String) -> FileKind {
    var status = stat()
    guard stat(path, &status) == 0 else { return errno == EACCES ? .forbidden : .missing }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .directory
    case S_IFREG: return access(path, R_OK) == 0 ? .plain : .forbidden
    default: return .special
    }
  }

  /// Returns matching names of directories and possible pictures; hidden ones only if a dot is
  /// typed, and none that could not be typed or shown.
  func names(startingLike path: String) -> FileNames {
    let cut = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let (folder, start) = (String(path[..<cut]), String(path[cut...]))
    guard let directory = opendir(folder.isEmpty ? "." : folder) else {
      return FileNames([], common: "")
    }
    defer { closedir(directory) }
    var found = MatchingNames()
    var left = mostEntries
    while let entry = readdir(directory) {
      guard left > 0 else {
        // An entry that was not read may begin differently.
        found.common = start
        break
      }
      left -= 1
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let name, name != ".", name != "..",
        name.hasPrefix(start), !name.hasPrefix(".") || start.hasPrefix("."),
        TextSanitizer.line(name, limit: 1000) == name,
        Int32(entry.pointee.d_type) != Int32(DT_REG) || Self.mayBePicture(name)
      else { continue }
      found.insert(name)
    }
    let names = found.first.map { name in
      kind(of: folder + name) == .directory ? name + "/" : name
    }
    let isOnly = names.count == 1 && found.common == found.first.first
    return FileNames(names, common: isOnly ? names[0] : found.common ?? "")
  }

  /// Returns whether a name has no extension, or that of a format which the helper can read.
  private static func mayBePicture(_ name: String) -> Bool {
    guard let dot = name.dropFirst().lastIndex(of: ".") else { return true }
    let end = name[name.index(after: dot)...].lowercased()
    return ["png", "jpg", "jpeg", "gif", "webp"].contains(end)
  }

  /// Creates a file; a partly written one is removed.
  func create(_ path: String, with text: String) throws(ExportError) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw errno == EEXIST ? .fileExists : .cannotWrite }
    let isWritten = writeAll(Array(text.utf8), to: file)
    let isKept = fsync(file) == 0
    guard close(file) == 0, isWritten, isKept else {
      unlink(path)
      throw .cannotWrite
    }
  }
}

/// The first of many names, and their common prefix.
private struct MatchingNames {
  /// The maximum number of listed names.
  private static let mostListed = 200

  private var names: [String] = []
  /// The common prefix of all names so far; nil before the first name.
  var common: String?

  /// The first names, sorted.
  var first: ArraySlice<String> { names.sorted().prefix(Self.mostListed) }

  mutating func insert(_ name: String) {
    names.append(name)
    if names.count >= 2 * Self.mostListed { names = Array(first) }
    guard let common else {
      self.common = name
      return
    }
    if !name.hasPrefix(common) {
      self.common = String(zip(common, name).prefix { $0 == $1 }.map(\.0))
    }
  }
}
