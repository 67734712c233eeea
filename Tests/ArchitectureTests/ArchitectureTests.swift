import Glibc
import Testing

@Suite("The sources follow the rules of the architecture")
struct ArchitectureTests {
  /// The modules that each module may import: the table of ARCHITECTURE.md.
  static let allowed: [String: Set<String>] = [
    "SystemStrings": ["Glibc"],
    "GameRules": [],
    "GameCore": [
      "GameRules", "SystemStrings", "CSQLite", "CSystem", "Glibc", "Synchronization",
    ],
    "PostgresStore": ["GameCore", "SystemStrings", "CPostgres", "Glibc", "Synchronization"],
    "Canvas": ["CSystem"],
    "Pictures": ["Canvas"],
    "MediaProtocol": ["Canvas", "Pictures", "SystemStrings", "Glibc"],
    "GameMedia": [
      "MediaProtocol", "Pictures", "Canvas", "SystemStrings", "CMedia", "CSystem", "Glibc",
    ],
    "flipside-media": ["GameMedia", "MediaProtocol", "SystemStrings", "Glibc"],
    "GameUI": [
      "GameRules", "GameCore", "Canvas", "Pictures", "MediaProtocol", "SystemStrings",
    ],
    "CursesTerminal": ["Canvas", "CTerminal", "SystemStrings", "Glibc", "Synchronization"],
    "GameShell": [
      "GameRules", "GameCore", "Canvas", "GameUI", "MediaProtocol", "SystemStrings", "CSystem",
      "Glibc", "Synchronization",
    ],
    "CommandLineTool": [
      "GameRules", "GameCore", "Canvas", "MediaProtocol", "SystemStrings", "Glibc",
    ],
    "flipside": [
      "GameRules", "GameCore", "PostgresStore", "Canvas", "GameUI", "GameShell",
      "CursesTerminal", "CommandLineTool", "MediaProtocol", "SystemStrings", "Glibc", "CSystem",
    ],
  ]

  @Test("Modules import only downwards", arguments: allowed.keys.sorted())
  func imports(module: String) throws {
    let allowed = try #require(Self.allowed[module])
    let files = try SourceTree.files(under: "Sources/\(module)")
    #expect(!files.isEmpty)
    for file in files {
      for name in file.imports {
        #expect(allowed.contains(name), "\(file.path) imports \(name)")
      }
    }
  }

  @Test("Every Swift module is in the table")
  func modules() throws {
    for name in try SourceTree.names(in: "Sources") {
      if try SourceTree.files(under: "Sources/\(name)").isEmpty { continue }
      #expect(Self.allowed[name] != nil, "\(name)")
    }
  }

  @Test(
    "The rules and screens use no clock, randomness or files",
    arguments: ["GameRules", "GameUI"])
  func purity(module: String) throws {
    let forbidden = [
      "ContinuousClock", "SuspendingClock", "clock_gettime", "Date()",
      "SystemRandomNumberGenerator",
      ".shuffle", ".random", "arc4random", "Foundation", "Glibc", "getenv", "fopen", "print(",
      "Task {", "Task.sleep",
    ]
    for file in try SourceTree.files(under: "Sources/\(module)") {
      for word in forbidden {
        for (number, _) in file.code(with: word) {
          Issue.record("\(file.path):\(number) names \(word)")
        }
      }
    }
  }

  @Test("No code of the program traps or force-unwraps")
  func noTraps() throws {
    let forbidden = [
      "try!", "as!", "fatalError", "preconditionFailure", "unsafelyUnwrapped",
      "assumingMemoryBound",
    ]
    for file in try SourceTree.files(under: "Sources") {
      for word in forbidden {
        for (number, _) in file.code(with: word) {
          Issue.record("\(file.path):\(number) has \(word)")
        }
      }
      for (number, line) in file.code(with: "!") where Self.unwraps(line) {
        Issue.record("\(file.path):\(number) unwraps by force")
      }
    }
  }

  @Test("Every INSERT of the running program names its columns")
  func namedColumns() throws {
    for file in try SourceTree.files(under: "Sources")
    where file.text.lowercased().withCString({ strstr($0, "into") }) != nil {
      for table in Self.insertsWithoutColumns(file.text) {
        Issue.record("\(file.path) inserts into \(table) without naming columns")
      }
    }
  }

  @Test("Plain mode names no screen and no dialog")
  func plainNamesNoScreen() throws {
    let types = try SourceTree.files(under: "Sources/GameUI").flatMap { file in
      file.code.filter { $0.contains(": Screen") || $0.contains("DialogContent") }
    }.compactMap { line in
      let words = line.split { !$0.isLetter }.map(String.init)
      return words.firstIndex { ["struct", "enum"].contains($0) }.map { words[$0 + 1] }
    }
    #expect(types.count > 30)
    let files = try SourceTree.files(under: "Sources/GameUI/Plain")
    #expect(files.count > 3)
    for file in files {
      for type in types + ["Route"] where !file.code(with: type).isEmpty {
        Issue.record("\(file.path) names \(type)")
      }
    }
  }

  @Test("Files are short", arguments: ["Sources", "Tests"])
  func fileLength(directory: String) throws {
    for file in try SourceTree.files(under: directory) {
      #expect(file.lines.count <= 301, "\(file.path) has \(file.lines.count - 1) lines")
    }
  }

  @Test("The application stays a value with few parts")
  func applicationParts() throws {
    let files = try SourceTree.files(under: "Sources/GameUI/Application")
    let application = try #require(files.first { $0.path.hasSuffix("/App.swift") })
    let stored = application.code.filter { line in
      line.hasPrefix("  ") && !line.hasPrefix("   ") && !line.contains("{")
        && line.split(separator: " ").contains { $0 == "var" || $0 == "let" }
    }
    #expect((1...12).contains(stored.count), "\(stored)")
  }

  @Test(
    "Effects and answers are switched over exhaustively, without a default case",
    arguments: ["Sources/GameShell", "Sources/GameUI/Application"])
  func exhaustive(directory: String) throws {
    let files = try SourceTree.files(under: directory)
    let some = files.filter { file in
      let name = file.path.split(separator: "/").last ?? ""
      // There is no end of keys, but a limited number of requests and answers.
      return name.hasPrefix("EffectRunner") || (name.hasPrefix("App") && name != "App+Input.swift")
    }
    #expect(!some.isEmpty)
    for file in some {
      for (number, _) in file.code(with: "default:") { Issue.record("\(file.path):\(number)") }
    }
  }

  @Test("Every public declaration of the core has a doc comment")
  func documentation() throws {
    let files = try ["GameRules", "GameCore"].flatMap {
      try SourceTree.files(under: "Sources/\($0)")
    }
    let required = Set(files.flatMap(Self.requirements))
    #expect(required.contains("advance"))
    for file in files {
      for (number, name) in Self.undocumented(file) where !required.contains(name) {
        Issue.record("\(file.path):\(number) \(name) has no doc comment")
      }
    }
  }

  @Test("The scanners find the violations")
  func scanners() {
    #expect(Self.unwraps("let a = b!"))
    #expect(Self.unwraps("f(a!.b)"))
    #expect(!Self.unwraps("if !a, b != c { }"))
    let file = SourceFile(path: "", text: "a \"b!\" c // d!\ne!")
    #expect(file.code == ["a \" c ", "e!"])
    #expect(file.code(with: "!").map(\.number) == [2])
    #expect(file.mentions("b!") && !file.mentions("B!"))
    #expect(
      SourceFile(path: "", text: "public import Canvas\nimport Glibc").imports == [
        "Canvas", "Glibc",
      ])
    #expect(Self.insertsWithoutColumns("INSERT INTO a VALUES (?)") == ["a"])
    #expect(Self.insertsWithoutColumns("insert  into \n b AS c\n SELECT 1") == ["b"])
    #expect(Self.insertsWithoutColumns("INSERT OR IGNORE INTO c DEFAULT VALUES") == ["c"])
    #expect(Self.insertsWithoutColumns("INSERT INTO d(e) VALUES (?), GRANT INSERT ON f") == [])
    #expect(Self.insertsWithoutColumns("REPLACE INTO \"g\" (h) VALUES (1)") == [])
    let bare = SourceFile(path: "", text: "/// Said.\npublic struct A {\n  public func b() {}\n}")
    #expect(Self.undocumented(bare).map(\.1) == ["b"])
  }

  /// Returns the tables into which SQL in `text` inserts without a list of columns.
  private static func insertsWithoutColumns(_ text: String) -> [String] {
    let insert = #/(?:insert|replace)(?:\s+or\s+\w+)?\s+into\s+"?(\w+)"?(?:\s+as\s+\w+)?\s*(\(?)/#
    return text.matches(of: insert.ignoresCase()).filter(\.2.isEmpty).map { String($0.1) }
  }

  /// Returns each `!` after a name or a bracket, except in `!=`.
  private static func unwraps(_ line: String) -> Bool {
    let characters = Array(line)
    return characters.indices.dropFirst().contains { index in
      guard characters[index] == "!" else { return false }
      let before = characters[index - 1]
      let after = index + 1 < characters.count ? characters[index + 1] : " "
      return (before.isLetter || before.isNumber || before == ")" || before == "]") && after != "="
    }
  }

  /// Declarations that need no comment: memberwise initializers, witnesses and coordinates.
  private static let plain: Set<String> = [
    "init", "==", "<", "+", "-", "description", "debugDescription", "customMirror", "hash",
    "rawValue", "import", "case",
  ]

  /// Returns the functions required by a protocol, which are documented there.
  private static func requirements(_ file: SourceFile) -> [String] {
    var isProtocol = false
    var names: [String] = []
    for line in file.lines {
      if line.hasPrefix("public protocol ") { isProtocol = true }
      if line.hasPrefix("}") { isProtocol = false }
      let words = line.split { " (<".contains($0) }
      if isProtocol, let kind = words.firstIndex(of: "func"), words.count > kind + 1 {
        names.append(String(words[kind + 1]))
      }
    }
    return names
  }

  private static func undocumented(_ file: SourceFile) -> [(Int, String)] {
    let lines = file.lines.map { $0.trimmingPrefix { $0 == " " } }
    return lines.indices.compactMap { index in
      let words = lines[index].split { " (:<{,?=".contains($0) }
      guard words.first == "public", words.count > 1, !lines[index].hasPrefix("public import")
      else { return nil }
      let kinds: Set<Substring> = [
        "struct", "enum", "protocol", "class", "func", "typealias", "actor",
      ]
      guard let kind = words.firstIndex(where: { kinds.contains($0) }), words.count > kind + 1
      else { return nil }
      let name = String(words[kind + 1])
      guard !plain.contains(name) else { return nil }
      var before = index - 1
      while before >= 0, lines[before].hasPrefix("@") { before -= 1 }
      let isDocumented = before >= 0 && lines[before].hasPrefix("///")
      return isDocumented || lines[index].contains("static func <") ? nil : (index + 1, name)
    }
  }

  @Test("The tests of all screens know every dialog")
  func dialogs() throws {
    let samples = try SourceTree.text("Tests/GameUITests/Support/Dialogs.swift")
    for file in try SourceTree.files(under: "Sources/GameUI") {
      for (number, line) in file.code(with: "DialogContent") {
        let conforms = line.contains(": DialogContent") || line.contains(": TypedDialogContent")
        guard conforms, !line.contains("protocol ") else { continue }
        let name = line.prefix { $0 != ":" }.split(separator: " ").last ?? ""
        #expect(
          samples.contains(name + "(") || samples.contains(name + "."), "\(file.path):\(number)")
      }
    }
  }
}
