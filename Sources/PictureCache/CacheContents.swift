private import Glibc

/// What the cache holds, and its emptying.
public struct CacheContents: Hashable, Sendable {
  public let pictures: Int
  public let bytes: Int

  /// What is there; nothing where there is no cache yet.
  public init(of layout: CacheLayout) {
    let names = (Files.names(in: layout.photos) ?? []).filter(CacheLayout.isPhoto)
    pictures = names.count
    bytes = names.reduce(0) { $0 + (FileFacts(of: layout.photo($1))?.bytes ?? 0) }
  }

  /// Removes every file of the cache; helpers that run meanwhile fetch again what they miss.
  public static func clear(_ layout: CacheLayout) throws(FileFault) {
    for directory in [layout.decks, layout.photos] {
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
