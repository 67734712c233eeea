internal import PictureCache

/// The pictures of a folder, in an order that a seed decides.
struct FolderPlan {
  struct File: Hashable, Sendable {
    let path: String
    /// Tells this state of the file from every other.
    let origin: String
  }

  private var paths: [String]

  /// Nil where the folder cannot be read.
  init?(_ folder: String, seed: UInt64, limits: MediaLimits) {
    guard let names = Files.names(in: folder, most: limits.folderFiles) else { return nil }
    paths = names.filter { !$0.hasPrefix(".") }
      .map { name in (ContentHash(of: Array(name.utf8)).order(seed: seed), name) }
      .sorted { $0 > $1 }
      .map { "\(folder)/\($0.1)" }
  }

  var isExhausted: Bool { paths.isEmpty }

  /// The next regular file that can be seen.
  mutating func next() -> File? {
    while let path = paths.popLast() {
      guard let facts = FileFacts(of: path), facts.isRegular else { continue }
      return File(path: path, origin: "\(facts.changed) \(facts.bytes) \(path)")
    }
    return nil
  }
}
