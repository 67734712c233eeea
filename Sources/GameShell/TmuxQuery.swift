import Glibc
import Synchronization
import SystemStrings

/// A question to tmux, on a separate thread, about the features of the terminal that displays it:
/// tmux accepts direct colors and sixels from all programs, and converts them for most terminals.
public final class TmuxQuery: Sendable {
  private let waker: Waker
  private let program: String
  private let said = Mutex<Set<String>?>(nil)

  /// Creates a question for `program`; `waker` is woken by the answer.
  public init(waker: Waker, program: String = "tmux") {
    self.waker = waker
    self.program = program
  }

  /// The features of the terminal, by tmux's names; nil without an answer.
  public var answer: Set<String>? { said.withLock { $0 } }

  /// Starts the question; to be called once.
  public func ask() {
    _ = BackgroundThread.start { self.wait() }
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
