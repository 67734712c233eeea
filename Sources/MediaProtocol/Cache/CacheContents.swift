private import Glibc
private import SystemStrings

/// What the cache holds, and its emptying.
public struct CacheContents: Hashable, Sendable {
  /// Photos; how they were drawn and what services said counts in bytes only.
  public let pictures: Int
  public let bytes: Int

  /// What is there; nothing where there is no cache yet.
  public init(of layout: CacheLayout) {
    let names = (layout.photos.directoryNames() ?? []).filter(CacheLayout.isPhoto)
    pictures = names.count
    let prints = (layout.prints.directoryNames() ?? []).filter(CacheLayout.isPrint)
    let answers = (layout.answers.directoryNames() ?? []).filter(CacheLayout.isPhoto)
    let paths: [SystemString] =
      names.map { "\(layout.photos)/\($0)" } + prints.map { "\(layout.prints)/\($0)" }
      + answers.map { "\(layout.answers)/\($0)" }
    bytes = paths.reduce(0) { $0 + (FileFacts(of: $1)?.bytes ?? 0) }
  }

  /// Removes every file of the cache; helpers that run meanwhile fetch again what they miss.
  public static func clear(_ layout: CacheLayout) throws(FileFault) {
    for directory in [layout.decks, layout.photos, layout.prints, layout.answers] {
      guard let names = directory.directoryNames() else {
        guard errno == ENOENT else { throw .failed(errno) }
        continue
      }
      for name in names {
        let path: SystemString = "\(directory)/\(name)"
        guard path.withCString(unlink) == 0 || errno == ENOENT else { throw .failed(errno) }
      }
    }
  }
}
