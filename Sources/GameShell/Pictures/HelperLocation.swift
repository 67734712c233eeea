import Glibc

/// The location of the picture helper.
public enum HelperLocation {
  /// Returns `$FLIPSIDE_MEDIA` if set, otherwise `flipside-media` next to the running program or in
  /// `../libexec/flipside`, where `make install` puts it; nil if there is none.
  public static func find() -> String? {
    if let named = getenv("FLIPSIDE_MEDIA") { return String(cString: named) }
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &path, path.count)
    guard count > 0, count < path.count else { return nil }
    let bytes = path[..<count].map { UInt8(bitPattern: $0) }
    guard let program = String(validating: bytes, as: UTF8.self),
      let slash = program.lastIndex(of: "/")
    else { return nil }
    let directory = program[..<slash]
    return ["\(directory)/flipside-media", "\(directory)/../libexec/flipside/flipside-media"]
      .first { access($0, X_OK) == 0 }
  }
}
