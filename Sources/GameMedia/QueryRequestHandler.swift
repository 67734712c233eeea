internal import MediaProtocol
internal import SystemStrings

/// The questions to services: fresh answers come from the cache, other questions are sent, and an
/// old answer is used if the service fails.
struct QueryRequestHandler {
  /// A question being asked, for all requests for it.
  private struct Job {
    let asked: any ServiceRequest
    let question: CacheableRequest
    let address: Address
    var ids: [RequestID]
  }

  private var cache: AnswerCache?
  private let limits: MediaLimits
  private let output: ReportPipe
  /// Returns the seconds since 1970.
  private let clock: @Sendable () -> Int
  /// The downloads, repeated once after temporary failures, with rate limits.
  private var fetcher: Fetcher<ServiceQuery>
  private var counted: Fetcher<ServiceQuery>
  private var jobs: [ServiceQuery: Job] = [:]
  private var pace = RateLimiter()
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
    switch query.freshness {
    case .cached:
      let kept = kept(job)
      return send(
        job, .success(ServiceReply(kept?.answer ?? .players([]), age: kept?.age ?? 0)))
    case .usual:
      if let kept = kept(job), kept.isFresh {
        return send(job, .success(ServiceReply(kept.answer, age: kept.age)))
      }
    case .new: break
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

  /// Starts the questions that may be asked now.
  mutating func advance(now: Int, _ downloads: Downloads) {
    let rank = { [jobs, shown] (query: ServiceQuery) in
      jobs[query]?.ids.compactMap { shown[$0] }.min() ?? Int.max
    }
    fetcher.start(most: limits.downloads, now: now, downloads, rank: rank)
    counted.start(most: limits.downloads, now: now, downloads, rank: rank)
  }

  /// Handles the end of a download.
  mutating func receive(_ result: DownloadResult, of number: UInt32, now: Int) {
    let end =
      fetcher.receive(result, of: number, now: now)
      ?? counted.receive(result, of: number, now: now)
    guard let (transfer, result) = end, let job = jobs.removeValue(forKey: transfer.purpose) else {
      return
    }
    switch result {
    case .success(let body): read(body, from: transfer.address, job)
    case .failure(let problem):
      guard case .busy(let wait) = problem, let counting = job.question.pace else {
        return fail(job, problem)
      }
      let patience = wait ?? counting.patience
      pace.close(counting, for: patience * 1_000, now: now)
      fail(job, .busy(retryAfter: patience))
    }
  }

  // MARK: -

  private mutating func read(_ body: [UInt8], from address: Address, _ job: Job) {
    do throws(MediaError) {
      let read = try job.asked.answer(in: body, from: address)
      if read.mayBeCached { cache?.keep(body, as: job.question.identity, time: clock()) }
      send(job, .success(ServiceReply(read.answer)))
    } catch {
      fail(job, error)
    }
  }

  /// Returns the cached answer to a question if it is still usable.
  private func kept(_ job: Job) -> (answer: ServiceAnswer, age: Int, isFresh: Bool)? {
    let question = job.question
    guard let kept = cache?.answer(question.identity) else { return nil }
    // After the clock was set back, the age is unknown.
    let age = clock() - kept.time
    if let usable = question.usable, age > usable { return nil }
    guard let read = try? job.asked.answer(in: kept.body, from: job.address), read.mayBeCached
    else {
      cache?.drop(question.identity)
      return nil
    }
    // After an empty answer, the service is asked again.
    let isFresh = !read.answer.isEmpty && (0..<question.fresh).contains(age)
    return (read.answer, max(age, 0), isFresh)
  }

  /// Answers with an old answer, if there is one, and the reason.
  private func fail(_ job: Job, _ problem: MediaError) {
    if let kept = kept(job) {
      send(job, .success(ServiceReply(kept.answer, age: kept.age, stale: problem)))
    } else {
      send(job, .failure(problem))
    }
  }

  private func send(_ job: Job, _ result: Result<ServiceReply, MediaError>) {
    for id in job.ids { output.send(MediaReport.answer(id, result).fitted) }
  }
}

extension ServiceQuery {
  fileprivate var freshness: PlayersQuery.Freshness {
    if case .players(let query) = self { query.freshness } else { .usual }
  }
}

extension MediaReport {
  /// The report, truncated to fit into a frame.
  fileprivate var fitted: MediaReport {
    guard case .answer(let id, .success(let reply)) = self, frame.count > MessageFrame.longest
    else {
      return self
    }
    let half = ServiceReply(reply.answer.halved, age: reply.age, stale: reply.stale)
    return MediaReport.answer(id, .success(half)).fitted
  }
}
