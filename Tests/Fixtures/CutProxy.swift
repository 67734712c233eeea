import Glibc
import Synchronization

/// A proxy socket for a server that disconnects, or becomes silent, after a number of bytes.
public final class CutProxy: Sendable {
  /// The effect when the limit is reached.
  public enum End: CaseIterable, Sendable {
    case cut, silence
  }

  /// The directory of the socket.
  public let directory: String
  private let listener: Int32
  private let budget: Budget

  /// Creates a proxy for the server whose socket is in the directory `server`. With `heals`, new
  /// connections are forwarded again.
  public init?(
    before server: String, after bytes: Int = .max, _ end: End = .silence, heals: Bool = false
  ) {
    guard let directory = TemporaryDirectory.make("flipside-proxy") else { return nil }
    self.directory = directory
    let listener = Self.socket()
    guard Self.withAddress("\(directory)/.s.PGSQL.5432", { bind(listener, $0, $1) }) == 0,
      listen(listener, 8) == 0
    else { return nil }
    self.listener = listener
    let left = Budget(bytes, heals: heals)
    budget = left
    inOwnThread {
      while case let client = accept(listener, nil, nil), client >= 0 {
        left.connections.add(1, ordering: .relaxed)
        Self.forward(client, to: server, left, end)
      }
      // Closed where it is used, because another proxy may get its number at once.
      close(listener)
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    unlink("\(directory)/.s.PGSQL.5432")
    rmdir(directory)
  }

  /// Stops all traffic.
  public func stall() { budget.left.store(0, ordering: .relaxed) }

  /// Forwards all traffic of new connections, also if a requested cut has not happened yet.
  public func flow() {
    budget.pieces.store(-1, ordering: .sequentiallyConsistent)
    budget.left.store(.max, ordering: .relaxed)
  }

  /// Forwards this number of pieces of traffic from either side: a request or an answer each. The
  /// next one is lost with its connection. Without `heals`, later connections are lost, too, until
  /// `flow`.
  public func cut(after pieces: Int) {
    budget.pieces.store(pieces, ordering: .sequentiallyConsistent)
  }

  /// Whether the last requested cut has not happened yet.
  public var isUncut: Bool { budget.pieces.load(ordering: .sequentiallyConsistent) >= 0 }

  /// The number of pieces that are still forwarded before the requested cut.
  public var piecesLeft: Int { budget.pieces.load(ordering: .sequentiallyConsistent) }

  /// The number of connections so far.
  public var connections: Int { budget.connections.load(ordering: .relaxed) }

  /// The number of bytes that may still pass, over all connections.
  private final class Budget: Sendable {
    let left: Atomic<Int>
    let connections = Atomic(0)
    /// The number of pieces before the next is lost; negative if none is to be lost.
    let pieces = Atomic(-1)
    let heals: Bool

    init(_ bytes: Int, heals: Bool) {
      left = Atomic(bytes)
      self.heals = heals
    }

    /// Counts a piece; returns whether it is the one to lose.
    func loses() -> Bool {
      guard pieces.load(ordering: .sequentiallyConsistent) >= 0 else { return false }
      return pieces.subtract(1, ordering: .sequentiallyConsistent).newValue == -1
    }
  }

  private static func forward(
    _ client: Int32, to server: String, _ budget: Budget, _ end: End
  ) {
    let upstream = socket()
    _ = withAddress("\(server)/.s.PGSQL.5432") { connect(upstream, $0, $1) }
    inOwnThread {
      var ends = [
        pollfd(fd: client, events: Int16(POLLIN), revents: 0),
        pollfd(fd: upstream, events: Int16(POLLIN), revents: 0),
      ]
      var buffer = [UInt8](repeating: 0, count: 4096)
      // A connection that has lost a piece is useless.
      var isSpoilt = false
      pumping: while poll(&ends, 2, -1) >= 0 {
        for side in 0..<2 where ends[side].revents != 0 {
          let wanted = min(max(budget.left.load(ordering: .relaxed), 0), buffer.count)
          if isSpoilt, wanted > 0 { break pumping }
          if wanted == 0 {
            guard end == .silence else {
              if budget.heals { budget.left.store(.max, ordering: .relaxed) }
              break pumping
            }
            isSpoilt = true
            // Reads all input, so that the only effect is a missing answer.
            guard read(ends[side].fd, &buffer, buffer.count) > 0 else { break pumping }
            continue
          }
          let count = read(ends[side].fd, &buffer, wanted)
          if count > 0, budget.loses() {
            if !budget.heals { budget.left.store(0, ordering: .relaxed) }
            break pumping
          }
          // The other end may be closed already, which a write would answer with SIGPIPE.
          guard count > 0, send(ends[1 - side].fd, buffer, count, Int32(MSG_NOSIGNAL)) == count
          else { break pumping }
          budget.left.subtract(count, ordering: .relaxed)
        }
      }
      // A process that was forked meanwhile may have inherited both, so closing alone would leave
      // the server in an open transaction.
      for end in [client, upstream] {
        shutdown(end, Int32(SHUT_RDWR))
        close(end)
      }
    }
  }

  private static func socket() -> Int32 {
    Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
  }

  private static func withAddress(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { place in
      for (index, byte) in path.utf8.enumerated() where index < place.count - 1 {
        place[index] = byte
      }
    }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
