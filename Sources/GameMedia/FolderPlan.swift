internal import MediaProtocol
internal import SystemStrings

/// The pictures of a folder, in an order determined by a seed.
struct FolderPlan {
  struct File: Hashable, Sendable {
    let path: SystemString
    /// The unique identity of this state of the file.
    let origin: String
  }

  private var paths: [SystemString]

  /// Reads the folder that the player has typed; nil if it cannot be read.
  init?(_ folder: String, seed: UInt64, limits: MediaLimits) {
    guard let names = SystemString(folder).directoryNames(most: limits.folderFiles) else {
      return nil
    }
    paths = names.filter { !$0.hasPrefix(".") }
      .map { name in (ContentHash(of: name.bytes).order(seed: seed), name) }
      .sorted { ($0.0, $0.1.text) > ($1.0, $1.1.text) }
      .map { "\(folder)/\($0.1)" }
  }

  var isExhausted: Bool { paths.isEmpty }

  /// Returns the next accessible regular file.
  mutating func next() -> File? {
    while let path = paths.popLast() {
      guard let facts = FileFacts(of: path), facts.isRegular else { continue }
      return File(path: path, origin: Self.origin(of: path, facts))
    }
    return nil
  }

  /// Returns an identity that ends with the path as text, for the caption. Paths that are not UTF-8
  /// and have the same text are distinguished by their bytes.
  private static func origin(of path: SystemString, _ facts: FileFacts) -> String {
    let state = "\(facts.changed) \(facts.bytes)"
    guard path.exactText == nil else { return "\(state) \(path.text)" }
    return "\(state) \(ContentHash(of: path.bytes).digits) \(path.text)"
  }
}
