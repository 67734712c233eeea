import GameCore
import GameUI
import Glibc
import Testing

@testable import GameShell

@Suite("Files whose paths players type")
final class FileLookingTests {
  private let path: String

  init() throws {
    var template = Array("/tmp/flipside-files-XXXXXX".utf8CString)
    path = String(cString: try #require(mkdtemp(&template)))
    for name in ["me.jpg", "mine.png", "other.jpg", ".hidden.jpg"] { make(name) }
    make("bad\u{1B}[2J.jpg")
    mkdir("\(path)/media", 0o700)
    mkfifo("\(path)/pipe.jpg", 0o600)
    symlink("\(path)/nowhere", "\(path)/broken.jpg")
  }

  deinit {
    for name in [
      "me.jpg", "mine.png", "other.jpg", ".hidden.jpg", "bad\u{1B}[2J.jpg", "pipe.jpg",
      "broken.jpg",
    ] {
      unlink("\(path)/\(name)")
    }
    rmdir("\(path)/media")
    rmdir(path)
  }

  private func make(_ name: String) {
    close(open("\(path)/\(name)", O_CREAT | O_WRONLY, 0o600))
  }

  private func names(_ start: String) -> FileAnswer {
    FileLooking.answer(.names(startingLike: "\(path)/\(start)"))
  }

  @Test("Tab finds what begins like that, folders with a slash, hidden ones where the dot is typed")
  func names() {
    #expect(names("m") == .names(["me.jpg", "media/", "mine.png"]))
    #expect(names("zz") == .names([]))
    #expect(names(".h") == .names([".hidden.jpg"]))
    #expect(FileLooking.answer(.names(startingLike: "/nowhere/at/all")) == .names([]))
  }

  @Test("A name that no terminal could show is not offered")
  func hostile() {
    #expect(names("bad") == .names([]))
  }

  @Test("What is at a path is told without opening it: a pipe keeps nobody waiting")
  func kinds() {
    let kinds: [(String, FileKind)] = [
      ("me.jpg", .plain), ("media", .directory), ("pipe.jpg", .special), ("broken.jpg", .missing),
      ("nobody.jpg", .missing),
    ]
    for (name, kind) in kinds {
      #expect(FileLooking.answer(.kind(path: "\(path)/\(name)")) == .kind(kind), "\(name)")
    }
    #expect(FileLooking.answer(.kind(path: "/dev/null")) == .kind(.special))
    guard geteuid() != 0 else { return }
    chmod("\(path)/me.jpg", 0)
    #expect(FileLooking.answer(.kind(path: "\(path)/me.jpg")) == .kind(.forbidden))
  }
}
