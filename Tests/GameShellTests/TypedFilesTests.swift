import Fixtures
import GameCore
import GameUI
import Glibc
import Testing

@testable import GameShell

@Suite("Files whose paths players type")
final class TypedFilesTests {
  private let directory: TemporaryDirectory
  private let path: String

  init() throws {
    directory = try TemporaryDirectory()
    path = directory.path
    for name in ["me.jpg", "mine.PNG", "other.jpg", ".hidden.jpg", "memo.txt"] { make(name) }
    make("bad\u{1B}[2J.jpg")
    mkdir("\(path)/media", 0o700)
    mkfifo("\(path)/pipe.jpg", 0o600)
    symlink("\(path)/nowhere", "\(path)/broken.jpg")
  }

  private func make(_ name: String) {
    close(open("\(path)/\(name)", O_CREAT | O_WRONLY, 0o600))
  }

  private func names(_ start: String) -> FileNames {
    TypedFiles().names(startingLike: "\(path)/\(start)")
  }

  @Test("Tab finds folders, with a slash, and pictures; hidden ones after a dot")
  func names() {
    #expect(names("m") == FileNames(["me.jpg", "media/", "mine.PNG"], common: "m"))
    #expect(names("me") == FileNames(["me.jpg", "media/"], common: "me"))
    #expect(names("med") == FileNames(["media/"], common: "media/"))
    #expect(names("zz") == FileNames([], common: ""))
    #expect(names(".h") == FileNames([".hidden.jpg"], common: ".hidden.jpg"))
    let nowhere = TypedFiles().names(startingLike: "/nowhere/at/all")
    #expect(nowhere == FileNames([], common: ""))
  }

  @Test("Tab completes the common prefix, whatever the number and order of names")
  func manyNames() {
    let paths = (0..<2500).map { number in
      "\(path)/g" + String(String(10_000 + number).dropFirst())
    }
    defer { for path in paths { unlink(path) } }
    for path in paths { close(open(path, O_CREAT | O_WRONLY, 0o600)) }
    for (start, common, first, count) in [
      ("g", "g", "g0000", 200), ("g0", "g0", "g0000", 200), ("g012", "g012", "g0120", 10),
      ("g2", "g2", "g2000", 200), ("g24", "g24", "g2400", 100),
    ] {
      let found = names(start)
      #expect(
        found.common == common && found.names.first == first && found.names.count == count,
        "\(start)")
      #expect(found.names == found.names.sorted())
    }
  }

  @Test("In a directory with too many entries nothing is completed")
  func tooManyEntries() {
    #expect(TypedFiles(mostEntries: 3).names(startingLike: "\(path)/me").common == "me")
    #expect(
      TypedFiles(mostEntries: 20).names(startingLike: "\(path)/me")
        == FileNames(["me.jpg", "media/"], common: "me"))
  }

  @Test("A common prefix consists of complete characters")
  func wholeCharacters() {
    let names = ["n\u{E9}.jpg", "n\u{EA}.jpg"].map { "\(path)/\($0)" }
    defer { for name in names { unlink(name) } }
    for name in names { close(open(name, O_CREAT | O_WRONLY, 0o600)) }
    #expect(self.names("n") == FileNames(["n\u{E9}.jpg", "n\u{EA}.jpg"], common: "n"))
  }

  @Test("A name that no terminal could show is not offered")
  func hostile() {
    #expect(names("bad") == FileNames([], common: ""))
  }

  @Test("The kind of a file is found without opening it: a pipe does not block")
  func kinds() {
    let kinds: [(String, FileKind)] = [
      ("me.jpg", .plain), ("media", .directory), ("pipe.jpg", .special), ("broken.jpg", .missing),
      ("missing.jpg", .missing),
    ]
    for (name, kind) in kinds {
      #expect(TypedFiles().kind(of: "\(path)/\(name)") == kind, "\(name)")
    }
    #expect(TypedFiles().kind(of: "/dev/null") == .special)
  }

  @Test("An unreadable file is forbidden, and so are those in a closed folder")
  func forbidden() async {
    // The superuser may read everything, so an unprivileged process runs the test.
    await #expect(processExitsWith: .success) {
      let path = try #require(TemporaryDirectory.make("flipside-test"))
      defer {
        chmod("\(path)/closed", 0o700)
        TemporaryDirectory.remove(path)
      }
      mkdir("\(path)/closed", 0o700)
      for name in ["open", "secret", "closed/inside"] {
        close(open("\(path)/\(name)", O_CREAT | O_WRONLY, 0o644))
      }
      chmod("\(path)/secret", 0)
      chmod("\(path)/closed", 0)
      chmod(path, 0o755)
      let isSuperuser = geteuid() == 0
      if isSuperuser { try #require(setreuid(65_534, 0) == 0 && seteuid(65_534) == 0) }
      defer { if isSuperuser { seteuid(0) } }
      func kind(_ name: String) -> FileKind { TypedFiles().kind(of: "\(path)/\(name)") }
      #expect(kind("open") == .plain)
      #expect(kind("secret") == .forbidden)
      #expect(kind("closed/inside") == .forbidden)
    }
  }
}
