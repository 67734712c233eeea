import Glibc

/// A Swift file of the repository.
struct SourceFile: Sendable {
  /// The path from the root of the repository: `Sources/GameRules/Catalog.swift`.
  let path: String
  let text: String

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The lines without comments and without the contents of string literals.
  var code: [String] { lines.map(Self.code(of:)) }

  /// Returns the numbers and the code of the lines whose code contains `word`.
  func code(with word: String) -> [(number: Int, line: String)] {
    guard mentions(word) else { return [] }
    return lines.enumerated().compactMap { index, line in
      guard line.withCString({ strstr($0, word) }) != nil else { return nil }
      let code = Self.code(of: line)
      return code.contains(word) ? (index + 1, code) : nil
    }
  }

  /// Returns whether the text contains `word`, comments and literals included.
  func mentions(_ word: String) -> Bool { text.withCString { strstr($0, word) } != nil }

  private static func code(of line: Substring) -> String {
    var code = ""
    var isQuoted = false
    var previous: Character = " "
    for character in line {
      if character == "\"", previous != "\\" { isQuoted.toggle() }
      if !isQuoted {
        if previous == "/", character == "/" { return String(code.dropLast()) }
        code.append(character)
      }
      previous = character
    }
    return code
  }

  /// The modules the file imports.
  var imports: [String] {
    code(with: "import").compactMap { _, line in
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(of: "import"), words.count > at + 1,
        words[..<at].allSatisfy({
          ["public", "internal", "private", "@_exported", "@testable"].contains($0)
        })
      else { return nil }
      return String(words[at + 1])
    }
  }
}

/// The files of the repository, found from the path of this file.
enum SourceTree {
  static let root: String = {
    #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
  }()

  static func text(_ path: String) throws -> String {
    guard let file = fopen("\(root)/\(path)", "r") else { throw Unreadable(path: path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns whether there is a file or a directory at `path`.
  static func exists(_ path: String) -> Bool {
    access("\(root)/\(path)", F_OK) == 0
  }

  /// Returns all Swift files under a directory, sorted by path.
  static func files(under directory: String) throws -> [SourceFile] {
    try names(in: directory).flatMap { name in
      let path = "\(directory)/\(name)"
      if name.hasSuffix(".swift") { return [SourceFile(path: path, text: try text(path))] }
      return name.contains(".") || name == "corpus" ? [] : try files(under: path)
    }
  }

  static func names(in directory: String) throws -> [String] {
    guard let stream = opendir("\(root)/\(directory)") else { throw Unreadable(path: directory) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  struct Unreadable: Error {
    let path: String
  }
}
