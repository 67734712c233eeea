/// An executor that runs each job on a separate thread, so that tests that wait for other programs
/// do not occupy the threads shared by tests.
public final class ThreadExecutor: TaskExecutor {
  public init() {}

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    inOwnThread { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
