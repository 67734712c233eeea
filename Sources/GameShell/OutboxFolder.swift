import Glibc
import SystemStrings

/// The files of an outbox, in a private directory of this system user that is created when needed.
///
/// Damaged files are not removed; an empty file next to each records that it was reported.
struct OutboxFolder: Sendable {
  let directory: SystemString
  /// Returns whether a name is that of one of the files.
  let isOurs: @Sendable (String) -> Bool

  /// The maximum size of a file, longer than any game.
  private static let longest = 1 << 20

  /// The names of the files, in order.
  var names: [String] { allNames.filter(isOurs).sorted() }

  private var allNames: [String] { (directory.directoryNames() ?? []).map(\.text) }

  private func path(of name: String) -> SystemString { "\(directory)/\(name)" }

  func content(of name: String) -> [UInt8]? { path(of: name).start(count: Self.longest) }

  /// Writes a file, replacing an existing one; returns false on failure.
  func write(_ text: String, as name: String) -> Bool {
    _ = directory.withCString { mkdir($0, 0o700) }
    let bytes = Array(text.utf8)
    return bytes.count <= Self.longest && path(of: name).replaceFile(with: bytes, durably: true)
  }

  func remove(_ name: String) {
    _ = path(of: name).withCString(unlink)
    _ = path(of: name + ".told").withCString(unlink)
  }

  /// Returns the directory if it contains a damaged file that was not reported before, and records
  /// that all were.
  func takeCorrupt(where isCorrupt: (_ name: String, _ content: [UInt8]) -> Bool) -> String? {
    let known = Set(allNames)
    let unreported = names.filter { name in
      !known.contains(name + ".told") && content(of: name).map { isCorrupt(name, $0) } == true
    }
    for name in unreported {
      _ = path(of: name + ".told").replaceFile(with: [], durably: true)
    }
    return unreported.isEmpty ? nil : directory.text
  }
}
