import Glibc
import SystemStrings

/// Names of files after what is in them.
enum FileHash {
  /// Sixteen digits of a hash, FNV-1a.
  static func digits(of text: String) -> String {
    let hash = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension SystemString {
  /// The names of what is in this directory; none where it cannot be read.
  var fileNames: [String] {
    guard let listing = withCString(opendir) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { start in
          start.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names
  }
}
