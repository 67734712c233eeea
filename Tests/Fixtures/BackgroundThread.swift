import Glibc
import Synchronization

/// Work on a separate thread, because the threads shared by tests are few and may all be waiting.
public final class BackgroundThread<Value: Sendable>: Sendable {
  private let outcome = Mutex<Result<Value, any Error>?>(nil)

  public init(_ body: @escaping @Sendable () throws -> Value) {
    inOwnThread { [self] in
      let result = Result { try body() }
      outcome.withLock { $0 = result }
    }
  }

  /// Waits for the result.
  public func value() throws -> Value {
    while true {
      if let result = outcome.withLock(\.self) { return try result.get() }
      usleep(2000)
    }
  }
}

/// Runs `body` on a detached thread.
func inOwnThread(_ body: @escaping @Sendable () -> Void) {
  final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
  var thread = pthread_t()
  let work = Unmanaged.passRetained(Work(body))
  let failure = pthread_create(
    &thread, nil,
    { argument in
      if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run() }
      return nil
    }, work.toOpaque())
  precondition(failure == 0, "no thread could be started: error \(failure)")
  pthread_detach(thread)
}
