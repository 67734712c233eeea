import GameMedia
import Glibc
import Loopback
import MediaProtocol
import PictureCache
import Testing

@Suite("Pictures of a folder")
struct FolderTests {
  @Test("Pictures of every format are found among whatever else lies there")
  func mixed() throws {
    let scratch = Scratch()
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

  @Test("Copies of a picture are one face, and the player is told how many there are")
  func copies() throws {
    let scratch = Scratch()
    for number in 0..<5 { try scratch.write("\(number).jpg", TestPicture.jpeg(1)) }
    try scratch.write("other.jpg", TestPicture.jpeg(2))
    let loaded = try TestHelper(cache: nil).load(.folder(path: scratch.path), faces: 4)
    #expect(loaded.problem == .tooFewDifferent(2))
    #expect(loaded.faces.count == 2)
  }

  @Test("A folder without pictures, and one that is not there, are told apart")
  func nothing() throws {
    let scratch = Scratch()
    let helper = try TestHelper(cache: nil)
    #expect(try helper.load(.folder(path: scratch.path), faces: 4).problem == .wrongContent)
    let missing = scratch.path + "/missing"
    #expect(try helper.load(.folder(path: missing), faces: 4).problem == .folderUnreadable)
    #expect(try helper.load(.folder(path: ""), faces: 4).problem == .folderUnreadable)
  }

  @Test("A picture that has been changed is not taken from the cache")
  func changed() throws {
    let scratch = Scratch()
    let folder = Scratch()
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

  @Test("Another seed gives other pictures of a large folder")
  func seeds() throws {
    let folder = Scratch()
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
