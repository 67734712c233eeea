private import Glibc
internal import MediaProtocol

/// The pipe of reports to the game.
final class ReportPipe {
  private let descriptor: Int32
  /// Whether the other end is closed.
  private(set) var isBroken = false

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  func send(_ report: MediaReport) {
    let frame = report.frame
    var written = 0
    while written < frame.count, !isBroken {
      let count = frame.withUnsafeBytes { bytes in
        write(descriptor, bytes.baseAddress.map { $0 + written }, frame.count - written)
      }
      if count > 0 {
        written += count
      } else if count < 0, errno == EAGAIN {
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&room, 1, -1)
      } else if count == 0 || errno != EINTR {
        isBroken = true
      }
    }
  }
}
