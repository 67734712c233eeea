import MediaProtocol
import SystemStrings

extension CacheLayout {
  init(directory: String) {
    self.init(directory: SystemString(directory))
  }
}

/// Text paths, for tests.
extension Files {
  static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    try replace(SystemString(path), with: bytes)
  }

  static func names(in directory: String) -> [String]? {
    SystemString(directory).directoryNames()?.map(\.text)
  }

  static func makeDirectory(_ path: String) throws(FileError) {
    try makeDirectory(SystemString(path))
  }
}
