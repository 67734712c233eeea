import Glibc

extension SystemString {
  /// Returns the names in this directory without `.` and `..`, in no particular order, at most
  /// `most`; nil if it cannot be read.
  public func directoryNames(most: Int = .max) -> [SystemString]? {
    guard let stream = withCString({ opendir($0) }) else { return nil }
    defer { closedir(stream) }
    var names: [SystemString] = []
    while names.count < most, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        SystemString(bytes: Array(bytes.prefix { $0 != 0 }))
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Sixteen hexadecimal digits to name a file after these bytes: their 64-bit FNV-1a hash.
  public var fileNameDigits: String {
    let hash = bytes.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
