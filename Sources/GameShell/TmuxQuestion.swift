import Glibc
import Synchronization
import SystemStrings

/// Asks tmux, on a thread of its own, what the terminal that it is looked at on gets as it is: tmux
/// takes direct colours and sixels from everybody, and makes less of them for most terminals.
public final class TmuxQuestion: Sendable {
  private let waker: Waker
  private let program: String
  private let said = Mutex<Set<String>?>(nil)

  /// Asks the `program`, and wakes by `waker` when it has answered.
  public init(waker: Waker, program: String = "tmux") {
    self.waker = waker
    self.program = program
  }

  /// The features of the terminal, by tmux's names; nil until there is an answer, and where there
  /// will be none.
  public var answer: Set<String>? { said.withLock { $0 } }

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
    let names = String(outside: features).split { ",\n".contains($0) }
    said.withLock { $0 = Set(names.map(String.init)) }
    waker.wake()
  }
}
