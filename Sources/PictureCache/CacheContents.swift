private import Glibc

/// What the cache holds, and its emptying.
public struct CacheContents: Hashable, Sendable {
  /// Photos; how they were drawn and what services said counts in bytes only.
  public let pictures: Int
  public let bytes: Int

  /// What is there; nothing where there is no cache yet.
  public init(of layout: CacheLayout) {
    let names = (Files.names(in: layout.photos) ?? []).filter(CacheLayout.isPhoto)
    pictures = names.count
    let prints = (Files.names(in: layout.prints) ?? []).filter(CacheLayout.isPrint)
    let answers = (Files.names(in: layout.answers) ?? []).filter(CacheLayout.isPhoto)
    let paths =
      names.map(layout.photo) + prints.map { "\(layout.prints)/\($0)" }
      + answers.map(layout.answer)
    bytes = paths.reduce(0) { $0 + (FileFacts(of: $1)?.bytes ?? 0) }
  }

  /// Removes every file of the cache; helpers that run meanwhile fetch again what they miss.
  public static func clear(_ layout: CacheLayout) throws(FileFault) {
    for directory in [layout.decks, layout.photos, layout.prints, layout.answers] {
      guard let names = Files.names(in: directory) else {
        guard errno == ENOENT else { throw .failed(errno) }
        continue
      }
      for name in names where unlink("\(directory)/\(name)") != 0 && errno != ENOENT {
        throw .failed(errno)
      }
    }
  }
}
