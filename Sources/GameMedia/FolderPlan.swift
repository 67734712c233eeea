internal import MediaProtocol
internal import SystemStrings

/// The pictures of a folder, in an order that a seed decides.
struct FolderPlan {
  struct File: Hashable, Sendable {
    let path: SystemString
    /// Tells this state of the file from every other.
    let origin: String
  }

  private var paths: [SystemString]

  /// The folder as the player has typed it; nil where it cannot be read.
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

  /// The next regular file that can be seen.
  mutating func next() -> File? {
    while let path = paths.popLast() {
      guard let facts = FileFacts(of: path), facts.isRegular else { continue }
      return File(path: path, origin: Self.origin(of: path, facts))
    }
    return nil
  }

  /// Ends with the path as text, for the caption. Two that are the same as text only, because they
  /// are no UTF-8, are told apart by what they are.
  private static func origin(of path: SystemString, _ facts: FileFacts) -> String {
    let state = "\(facts.changed) \(facts.bytes)"
    guard path.exactText == nil else { return "\(state) \(path.text)" }
    return "\(state) \(ContentHash(of: path.bytes).digits) \(path.text)"
  }
}
