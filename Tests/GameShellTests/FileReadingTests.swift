import Fixtures
import Glibc
import SystemStrings
import Testing

@Suite("Files are read completely, within limits, and never wait")
final class FileReadingTests {
  private let directory: TemporaryDirectory
  private let path: SystemString

  init() throws {
    directory = try TemporaryDirectory()
    path = "\(directory.path)/file"
  }

  private func write(_ count: Int) throws {
    let file = try #require(fopen(path.text, "w"))
    for _ in 0..<count { fputc(7, file) }
    fclose(file)
  }

  @Test("A file of at most the given size is read whole", arguments: [0, 1, 4096, 4097, 100_000])
  func content(count: Int) throws {
    try write(count)
    #expect(path.content(most: count) == [UInt8](repeating: 7, count: count))
    #expect(path.content(most: count + 1)?.count == count)
    #expect(count == 0 || path.content(most: count - 1) == nil)
    #expect(path.start(count: 10)?.count == min(count, 10))
  }

  @Test("What is not a regular file is not read, and a link only if links are followed")
  func others() throws {
    #expect(path.content(most: 10) == nil && path.start(count: 10) == nil)
    #expect(mkfifo(path.text, 0o600) == 0)
    #expect(path.content(most: 10) == nil && path.start(count: 10) == nil)
    #expect(SystemString(directory.path).content(most: 10) == nil)
    unlink(path.text)
    try write(3)
    let link: SystemString = "\(path)-link"
    #expect(symlink(path.text, link.text) == 0)
    #expect(link.content(most: 3)?.count == 3 && link.start(count: 3)?.count == 3)
    #expect(link.content(most: 3, follows: false) == nil)
    #expect(link.start(count: 3, follows: false) == nil && link.startOfOwnFile(count: 3) == nil)
  }

  @Test("A file that others can write is not read as an own one")
  func own() throws {
    try write(3)
    #expect(path.startOfOwnFile(count: 2)?.count == 2)
    #expect(chmod(path.text, 0o620) == 0)
    #expect(path.startOfOwnFile(count: 2) == nil)
  }

  @Test("Files of the system that have no size are read")
  func withoutSize() {
    #expect(SystemString("/proc/self/stat").start(count: 4096)?.isEmpty == false)
  }
}
