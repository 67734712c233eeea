internal import MediaProtocol
internal import SystemStrings

/// The questions to services: what is fresh is answered from the cache, everything else is asked,
/// and what is old answers where the service cannot.
struct QueryDesk {
  /// One question under way, for everybody who has it.
  private struct Job {
    let asked: any ServiceQuestion
    let question: Question
    let address: Address
    var ids: [RequestID]
  }

  private var cache: AnswerCache?
  private let limits: MediaLimits
  private let output: ReportPipe
  /// Seconds since 1970.
  private let clock: @Sendable () -> Int
  /// Questions that are tried again once, and those whose service counts.
  private var fetcher: Fetcher<ServiceQuery>
  private var counted: Fetcher<ServiceQuery>
  private var jobs: [ServiceQuery: Job] = [:]
  private var pace = PaceKeeper()
  private var shown: [RequestID: Int] = [:]

  init(
    cache: AnswerCache?, limits: MediaLimits, output: ReportPipe,
    clock: @escaping @Sendable () -> Int
  ) {
    var limits = limits
    limits.answering = min(limits.answering, limits.querying)
    self.cache = cache
    self.limits = limits
    self.output = output
    self.clock = clock
    fetcher = Fetcher(limits: limits, retries: limits.queryRetries)
    counted = Fetcher(limits: limits, retries: 0)
  }

  var nextTime: Int? { [fetcher.nextTime, counted.nextTime].compactMap { $0 }.min() }

  mutating func ask(_ id: RequestID, _ query: ServiceQuery, now: Int) {
    if jobs[query] != nil {
      jobs[query]?.ids.append(id)
      return
    }
    let asked = query.asked
    let question = asked.question
    guard let address = Address(question.address) else {
      return output.send(.answer(id, .failure(.addressRefused)))
    }
    let job = Job(asked: asked, question: question, address: address, ids: [id])
    if !query.isAgain, let kept = kept(job), kept.isFresh {
      return tell(job, .success(ServiceReply(kept.answer, age: kept.age)))
    }
    guard jobs.count < limits.requests else { return fail(job, .busy(retryAfter: nil)) }
    if let counting = question.pace {
      if let wait = pace.ask(counting, now: now) {
        return fail(job, .busy(retryAfter: (wait + 999) / 1_000))
      }
      counted.add(query, address, most: limits.answerBytes)
    } else {
      fetcher.add(query, address, most: limits.answerBytes)
    }
    jobs[query] = job
  }

  mutating func show(_ ids: [RequestID]) {
    shown = Dictionary(ids.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
  }

  mutating func cancel(_ id: RequestID, _ downloads: Downloads) {
    guard let (query, job) = jobs.first(where: { $0.value.ids.contains(id) }) else { return }
    let others = job.ids.filter { $0 != id }
    guard others.isEmpty else {
      jobs[query]?.ids = others
      return
    }
    jobs[query] = nil
    fetcher.cancel(downloads) { $0 == query }
    counted.cancel(downloads) { $0 == query }
  }

  /// Starts what may be.
  mutating func advance(now: Int, _ downloads: Downloads) {
    let rank = { [jobs, shown] (query: ServiceQuery) in
      jobs[query]?.ids.compactMap { shown[$0] }.min() ?? Int.max
    }
    fetcher.start(most: limits.downloads, now: now, downloads, rank: rank)
    counted.start(most: limits.downloads, now: now, downloads, rank: rank)
  }

  /// Takes the end of a download.
  mutating func receive(_ result: DownloadResult, of number: UInt32, now: Int) {
    let end =
      fetcher.receive(result, of: number, now: now)
      ?? counted.receive(result, of: number, now: now)
    guard let (transfer, result) = end, let job = jobs.removeValue(forKey: transfer.purpose) else {
      return
    }
    switch result {
    case .success(let body): read(body, from: transfer.address, job)
    case .failure(.busy(let wait)) where job.question.pace != nil:
      guard let counting = job.question.pace else { return }
      let wait = wait ?? counting.patience * 1_000
      pace.close(counting, for: wait, now: now)
      fail(job, .busy(retryAfter: wait / 1_000))
    case .failure(let problem): fail(job, ServiceProblem(problem))
    }
  }

  // MARK: -

  private mutating func read(_ body: [UInt8], from address: Address, _ job: Job) {
    do throws(ServiceProblem) {
      let read = try job.asked.answer(in: body, from: address)
      if read.mayBeCached { cache?.keep(body, as: job.question.identity, time: clock()) }
      tell(job, .success(ServiceReply(read.answer)))
    } catch {
      fail(job, error)
    }
  }

  /// What the cache has of a question, as far as it is still of use.
  private func kept(_ job: Job) -> (answer: ServiceAnswer, age: Int, isFresh: Bool)? {
    let question = job.question
    guard let kept = cache?.answer(question.identity) else { return nil }
    // A clock that was set back says nothing of the age.
    let age = clock() - kept.time
    if let usable = question.keeping.usable, age > usable { return nil }
    guard let read = try? job.asked.answer(in: kept.body, from: job.address), read.mayBeCached
    else {
      cache?.drop(question.identity)
      return nil
    }
    // Whoever found nothing and tries again is to be told something new.
    let isFresh = !read.answer.isEmpty && (0..<question.keeping.fresh).contains(age)
    return (read.answer, max(age, 0), isFresh)
  }

  /// Answers with what is old, where there is something, and says why it is.
  private func fail(_ job: Job, _ problem: ServiceProblem) {
    if let kept = kept(job) {
      tell(job, .success(ServiceReply(kept.answer, age: kept.age, stale: problem)))
    } else {
      tell(job, .failure(problem))
    }
  }

  private func tell(_ job: Job, _ result: Result<ServiceReply, ServiceProblem>) {
    for id in job.ids { output.send(MediaReport.answer(id, result).fitted) }
  }
}

extension ServiceQuery {
  /// Whether the service itself is to be asked, whatever is kept.
  fileprivate var isAgain: Bool {
    if case .players(let query) = self { query.isAgain } else { false }
  }
}

extension MediaReport {
  /// The same, short enough for a frame: of a list that goes on for ever, the beginning.
  fileprivate var fitted: MediaReport {
    guard case .answer(let id, .success(let reply)) = self, frame.count > Frame.longest else {
      return self
    }
    let half = ServiceReply(reply.answer.halved, age: reply.age, stale: reply.stale)
    return MediaReport.answer(id, .success(half)).fitted
  }
}
