private import Glibc
internal import MediaProtocol
internal import SystemStrings

/// A folder of files with a limit on their total size; beyond it the least recently changed are
/// removed.
struct BoundedFolder {
  private let path: SystemString
  private let mostBytes: Int
  private let isOurs: (SystemString) -> Bool
  /// The approximate total size; nil before the first count.
  private var bytes: Int?

  /// Creates a folder, which need not exist yet. `isOurs` recognizes the names of its files, but
  /// not of drafts.
  init(
    _ path: SystemString, mostBytes: Int, isOurs: @escaping (SystemString) -> Bool
  ) {
    self.path = path
    self.mostBytes = mostBytes
    self.isOurs = isOurs
  }

  /// Writes a file, replacing an existing one.
  mutating func put(_ file: [UInt8], as name: SystemString) throws(FileError) {
    if bytes == nil {
      try Files.makeDirectory(path)
      bytes = (path.directoryNames() ?? []).filter(isOurs)
        .reduce(0) { $0 + (FileFacts(of: "\(path)/\($1)")?.bytes ?? 0) }
    }
    try Files.replace("\(path)/\(name)", with: file)
    bytes = (bytes ?? 0) + file.count
    if let bytes, bytes > mostBytes { trim() }
  }

  /// Removes the least recently changed files until a tenth is free, and drafts of killed programs.
  private mutating func trim() {
    var kept: [(path: SystemString, facts: FileFacts)] = []
    let now = Int(time(nil)) * 1_000_000_000
    for name in path.directoryNames() ?? [] {
      let path: SystemString = "\(path)/\(name)"
      guard let facts = FileFacts(of: path) else { continue }
      if isOurs(name) {
        kept.append((path, facts))
      } else if facts.changed < now - 600_000_000_000 {
        Files.remove(path)
      }
    }
    kept.sort { ($0.facts.changed, $0.path.text) < ($1.facts.changed, $1.path.text) }
    var total = kept.reduce(0) { $0 + $1.facts.bytes }
    for (path, facts) in kept where total > mostBytes / 10 * 9 && Files.remove(path) {
      total -= facts.bytes
    }
    bytes = total
  }
}
