import Fixtures
import GameMedia
import Glibc
import Loopback
import SystemStrings
import Testing

@testable import MediaProtocol

@Suite("Pictures of a folder")
struct FolderTests {
  @Test("Pictures of every format are found among other files")
  func mixed() throws {
    let scratch = try TemporaryDirectory()
    try scratch.write("a.jpg", TestPicture.jpeg(1))
    try scratch.write("no-ending", TestPicture.png(2))
    try scratch.write("lies.txt", TestPicture.webp(3))
    try scratch.write("d.gif", TestPicture.gif([0x2040ff]))
    try scratch.write("broken.jpg", Array(TestPicture.jpeg(5).dropLast(700)))
    try scratch.write("notes.txt", Array("shopping".utf8))
    try scratch.write("empty.png", [])
    try Files.makeDirectory(scratch.path + "/folder.jpg")
    symlink("/nowhere/at/all", scratch.path + "/dangling.jpg")
    mkfifo(scratch.path + "/pipe.jpg", 0o600)
    let loaded = try TestHelper(cache: nil).load(.folder(path: scratch.path), faces: 4)
    #expect(loaded.problem == nil)
    #expect(Set(loaded.faces.map(\.name)) == ["a", "no-ending", "lies", "d"])
  }

  @Test("Pictures whose names are not UTF-8 are distinguished, in the cache too")
  func oddNames() throws {
    let scratch = try TemporaryDirectory()
    let folder = try TemporaryDirectory()
    let names = [UInt8(0xE9), 0xEA].map { SystemString(bytes: [0x63, $0]) + ".jpg" }
    for (number, name) in names.enumerated() {
      let path: SystemString = "\(folder.path)/\(name)"
      try Files.replace(path, with: TestPicture.jpeg(number))
    }
    defer { for name in names { Files.remove("\(folder.path)/\(name)") } }
    let cache = CacheLayout(directory: scratch.path)
    for _ in 0..<2 {
      let loaded = try TestHelper(cache: cache).load(.folder(path: folder.path), faces: 2)
      #expect(loaded.problem == nil)
      #expect(loaded.faces.count == 2)
    }
  }

  @Test("Copies of a picture are one face, and their number is reported")
  func copies() throws {
    let scratch = try TemporaryDirectory()
    for number in 0..<5 { try scratch.write("\(number).jpg", TestPicture.jpeg(1)) }
    try scratch.write("other.jpg", TestPicture.jpeg(2))
    let loaded = try TestHelper(cache: nil).load(.folder(path: scratch.path), faces: 4)
    #expect(loaded.problem == .tooFewDifferent(2))
    #expect(loaded.faces.count == 2)
  }

  @Test("A folder without pictures is distinguished from a missing one")
  func nothing() throws {
    let scratch = try TemporaryDirectory()
    let helper = try TestHelper(cache: nil)
    #expect(try helper.load(.folder(path: scratch.path), faces: 4).problem == .wrongContent)
    let missing = scratch.path + "/missing"
    #expect(try helper.load(.folder(path: missing), faces: 4).problem == .folderUnreadable)
    #expect(try helper.load(.folder(path: ""), faces: 4).problem == .folderUnreadable)
  }

  @Test("If no picture can be shown, their number and faults are reported")
  func unreadable() throws {
    let scratch = try TemporaryDirectory()
    for number in 0..<5 {
      try scratch.write("\(number).jpg", Array(TestPicture.jpeg(number).dropLast(900)))
    }
    for number in 5..<7 {
      try scratch.write("\(number).jpg", TestPicture.jpeg(claiming: 60_000) + [UInt8(number)])
    }
    // It starts like a picture and has more bytes than allowed.
    let large = scratch.path + "/large.jpg"
    try scratch.write("large.jpg", [0xff, 0xd8, 0xff])
    try #require(truncate(large, 21 << 20) == 0)
    try scratch.write("notes.txt", Array("shopping".utf8))
    let problem = try TestHelper(cache: nil).load(.folder(path: scratch.path), faces: 4).problem
    #expect(problem == .unreadable(PictureErrors(looked: 8, damaged: 5, tooLarge: 3)))
  }

  @Test("For too few pictures next to damaged ones, both numbers are reported")
  func someUnreadable() throws {
    let scratch = try TemporaryDirectory()
    for number in 0..<2 { try scratch.write("\(number).jpg", TestPicture.jpeg(number)) }
    for number in 2..<5 {
      try scratch.write("\(number).jpg", Array(TestPicture.jpeg(number).dropLast(900)))
    }
    let problem = try TestHelper(cache: nil).load(.folder(path: scratch.path), faces: 4).problem
    #expect(problem == .unreadable(PictureErrors(looked: 5, damaged: 3, different: 2)))
  }

  @Test("Cached pictures count as examined too")
  func countedFromCache() throws {
    let scratch = try TemporaryDirectory()
    let folder = try TemporaryDirectory()
    let cache = CacheLayout(directory: scratch.path)
    for number in 0..<2 { try folder.write("\(number).jpg", TestPicture.jpeg(number)) }
    let known = try TestHelper(cache: cache).load(.folder(path: folder.path), faces: 2)
    #expect(known.problem == nil)
    for number in 2..<5 {
      try folder.write("\(number).jpg", Array(TestPicture.jpeg(number).dropLast(900)))
    }
    let problem = try TestHelper(cache: cache).load(.folder(path: folder.path), faces: 4).problem
    #expect(problem == .unreadable(PictureErrors(looked: 5, damaged: 3, different: 2)))
  }

  @Test("A name keeps its # and ?, which have no meaning in a file")
  func captions() throws {
    let scratch = try TemporaryDirectory()
    let folder = scratch.path + "/holiday #1?"
    try Files.makeDirectory(folder)
    try Files.replace(folder + "/C#1.jpg", with: TestPicture.jpeg(1))
    try Files.replace(folder + "/What? No.jpg", with: TestPicture.jpeg(2))
    let loaded = try TestHelper(cache: nil).load(.folder(path: folder), faces: 2)
    #expect(Set(loaded.faces.map(\.name)) == ["C#1", "What? No"])
  }

  @Test("A changed picture is not taken from the cache")
  func changed() throws {
    let scratch = try TemporaryDirectory()
    let folder = try TemporaryDirectory()
    let cache = CacheLayout(directory: scratch.path)
    try folder.write("a.jpg", TestPicture.jpeg(1))
    let first = try TestHelper(cache: cache).load(.folder(path: folder.path), faces: 1)
    let again = try TestHelper(cache: cache).load(.folder(path: folder.path), faces: 1)
    try folder.write("a.jpg", TestPicture.jpeg(2))
    let second = try TestHelper(cache: cache).load(.folder(path: folder.path), faces: 1)
    #expect(first.faces == again.faces)
    #expect(first.faces != second.faces)
    #expect(second.problem == nil)
  }

  @Test("Another seed deals other pictures of a large folder")
  func seeds() throws {
    let folder = try TemporaryDirectory()
    for number in 0..<12 { try folder.write("\(number).jpg", TestPicture.jpeg(number)) }
    let helper = try TestHelper(cache: nil)
    let decks = try (1...4).map { seed in
      try helper.load(.folder(path: folder.path), faces: 3, seed: UInt64(seed)).faces.map(\.name)
    }
    #expect(Set(decks).count > 1)
    let same = try helper.load(.folder(path: folder.path), faces: 3, seed: 1).faces.map(\.name)
    #expect(Set(same) == Set(decks[0]))
  }
}
