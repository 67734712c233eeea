import Glibc

/// Work on a separate thread.
enum BackgroundThread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Starts a thread that performs `body`, to be joined or detached; nil if the system has no
  /// threads left.
  static func thread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var thread = pthread_t()
    let argument = Unmanaged.passRetained(Body(body))
    let result = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, argument.toOpaque())
    guard result == 0 else {
      argument.release()
      return nil
    }
    return thread
  }

  /// Starts a detached thread; returns false if the system has no threads left.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = thread(body) else { return false }
    pthread_detach(thread)
    return true
  }
}
