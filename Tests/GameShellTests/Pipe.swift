import Glibc

/// A signal from one thread to another.
struct Pipe {
  private struct NoPipe: Error {}

  private let ends: [Int32]

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw NoPipe() }
    self.ends = ends
  }

  func send() { _ = write(ends[1], [1], 1) }

  func wait() {
    var byte: UInt8 = 0
    _ = read(ends[0], &byte, 1)
  }
}
