/// Runs each job on a thread of its own, so that tests which wait for other programs do not take
/// the few threads that tests share.
public final class ThreadExecutor: TaskExecutor {
  public init() {}

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    inOwnThread { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
