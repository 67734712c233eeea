import Glibc
import Synchronization

/// Asks tmux, on a thread of its own, whether the terminal that it is looked at on gets direct
/// colours as they are: tmux takes them from everybody, and makes few of them for most terminals.
public final class TmuxQuestion: Sendable {
  private let waker: Waker
  private let program: String
  private let said = Mutex<Bool?>(nil)

  /// Asks the `program`, and wakes by `waker` when it has answered.
  public init(waker: Waker, program: String = "tmux") {
    self.waker = waker
    self.program = program
  }

  /// Nil until there is an answer, and where there will be none.
  public var answer: Bool? { said.withLock { $0 } }

  /// Asks, once.
  public func ask() {
    _ = OwnThread.start { self.wait() }
  }

  private func wait() {
    let words = ["display-message", "-p", "#{client_termfeatures}"]
    guard let process = HelperProcess(program, words) else { return }
    process.closeInput()
    var features: [UInt8] = []
    while case let bytes = process.read(), !bytes.isEmpty { features += bytes }
    process.reap()
    let names = String(decoding: features, as: UTF8.self).split { ",\n".contains($0) }
    said.withLock { $0 = names.contains("RGB") }
    waker.wake()
  }
}
