import Glibc
import Testing

/// The files of the repository that describe the command line.
enum RepositoryFile {
  static let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

  /// Returns the content of a file by its path from the root of the repository.
  static func text(_ path: String) throws -> String {
    let file = try #require(fopen("\(root)/\(path)", "r"), "\(path)")
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
