internal import MediaProtocol
internal import SystemStrings

/// A queue of downloads with the rules for all of them: redirects are checked like first addresses,
/// temporary failures are repeated after a pause, and rate limits are respected. It is a value; the
/// ends of downloads and the times are passed in.
struct Fetcher<Purpose: Sendable>: Sendable {
  /// A download of one address.
  struct Transfer: Sendable {
    let purpose: Purpose
    /// The original address, before redirects.
    let origin: Address
    /// The maximum number of bytes.
    let most: Int
    fileprivate(set) var address: Address
    fileprivate var hops = 0
    fileprivate var attempts = 0
    /// The earliest time of its start.
    fileprivate var earliest = 0
  }

  private let limits: MediaLimits
  /// The number of repetitions after temporary failures.
  private let retries: Int
  private(set) var waiting: [Transfer] = []
  private var underWay: [UInt32: Transfer] = [:]
  /// The time of the last `start`; what could have been started then is waiting for room.
  private var lastStart = -1

  private static var mostHops: Int { 5 }

  init(limits: MediaLimits, retries: Int = 2) {
    self.limits = limits
    self.retries = retries
  }

  /// The purposes of all waiting and running downloads.
  var purposes: [Purpose] { waiting.map(\.purpose) + underWay.values.map(\.purpose) }
  var count: Int { waiting.count + underWay.count }

  /// The time when `start` should be called even if nothing has happened.
  var nextTime: Int? { waiting.map(\.earliest).filter { $0 > lastStart }.min() }

  mutating func add(_ purpose: Purpose, _ address: Address, most: Int) {
    waiting.append(Transfer(purpose: purpose, origin: address, most: most, address: address))
  }

  /// Starts waiting downloads until `most` are running, those of the lowest rank first.
  mutating func start(
    most: Int, now: Int, _ downloads: Downloads, rank: (Purpose) -> Int = { _ in 0 }
  ) {
    lastStart = now
    while underWay.count < most {
      let ready = waiting.indices.filter { waiting[$0].earliest <= now }
      guard let next = ready.min(by: { rank(waiting[$0].purpose) < rank(waiting[$1].purpose) })
      else { return }
      let transfer = waiting.remove(at: next)
      let number = downloads.start(transfer.address, most: transfer.most, limits: limits)
      underWay[number] = transfer
    }
  }

  /// Handles the end of a download. Returns nil if it is not one of these, or is continued.
  mutating func receive(
    _ result: DownloadResult, of number: UInt32, now: Int
  ) -> (transfer: Transfer, result: Result<[UInt8], MediaError>)? {
    guard let transfer = underWay.removeValue(forKey: number) else { return nil }
    if let redirect = result.redirect {
      guard let next = redirected(transfer, to: redirect) else {
        return (transfer, .failure(.addressRefused))
      }
      waiting.insert(next, at: 0)
      return nil
    }
    guard let problem = result.error else { return (transfer, .success(result.bytes)) }
    guard let next = retried(transfer, after: problem, now: now) else {
      return (transfer, .failure(problem))
    }
    waiting.insert(next, at: 0)
    if case .busy = problem {
      // The server is rate-limiting, so all downloads wait.
      for index in waiting.indices {
        waiting[index].earliest = max(waiting[index].earliest, next.earliest)
      }
    }
    return nil
  }

  /// Drops the waiting downloads.
  mutating func dropWaiting() {
    waiting.removeAll()
  }

  /// Cancels the downloads for some purposes.
  mutating func cancel(_ downloads: Downloads, where isGivenUp: (Purpose) -> Bool = { _ in true }) {
    waiting.removeAll { isGivenUp($0.purpose) }
    for (number, transfer) in underWay where isGivenUp(transfer.purpose) {
      downloads.cancel(number)
      underWay[number] = nil
    }
  }

  private func redirected(_ transfer: Transfer, to redirect: String) -> Transfer? {
    var next = transfer
    next.hops += 1
    guard next.hops <= Self.mostHops, let address = Address(redirect, from: transfer.address)
    else { return nil }
    next.address = address
    return next
  }

  private func retried(_ transfer: Transfer, after problem: MediaError, now: Int) -> Transfer? {
    var next = transfer
    next.attempts += 1
    var wait = limits.pause * next.attempts
    if case .busy(let seconds?) = problem { wait = seconds * 1_000 }
    guard problem.mayPass, next.attempts <= retries, wait <= limits.patience else { return nil }
    next.earliest = now + wait
    return next
  }
}
