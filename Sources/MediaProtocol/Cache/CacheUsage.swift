private import Glibc
private import SystemStrings

/// The contents of the cache.
public struct CacheUsage: Hashable, Sendable {
  /// The number of photos; rendered pictures and answers count in bytes only.
  public let pictures: Int
  public let bytes: Int

  /// Reads the cache; an absent cache is empty.
  public init(of layout: CacheLayout) {
    let names = (layout.photos.directoryNames() ?? []).filter(CacheLayout.isPhoto)
    pictures = names.count
    let renderings = (layout.renderings.directoryNames() ?? []).filter(CacheLayout.isRendering)
    let answers = (layout.answers.directoryNames() ?? []).filter(CacheLayout.isPhoto)
    let paths: [SystemString] =
      names.map { "\(layout.photos)/\($0)" } + renderings.map { "\(layout.renderings)/\($0)" }
      + answers.map { "\(layout.answers)/\($0)" }
    bytes = paths.reduce(0) { $0 + (FileFacts(of: $1)?.bytes ?? 0) }
  }

  /// Removes every file of the cache. Running helpers download again what they need.
  public static func clear(_ layout: CacheLayout) throws(FileError) {
    for directory in [layout.decks, layout.photos, layout.renderings, layout.answers] {
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
