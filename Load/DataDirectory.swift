import Glibc

/// A new directory in /tmp for the records of one run.
struct DataDirectory {
  let path: String

  init?() {
    var template = Array("/tmp/flipside-load-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  func remove() {
    for file in ["flipside.db", "flipside.db-wal", "flipside.db-shm"] { unlink("\(path)/\(file)") }
    rmdir(path)
  }
}
