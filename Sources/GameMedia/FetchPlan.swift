internal import MediaProtocol

/// What to ask a service for next, as a value: answers and times go in, steps come out.
struct FetchPlan {
  enum Kind: Hashable, Sendable {
    /// Asks which pictures there are.
    case question
    case photo
  }

  /// One download that is wanted.
  struct Transfer: Hashable, Sendable {
    let kind: Kind
    /// Where the picture is known by, whatever it redirects to.
    let origin: Address
    var address: Address
    var hops = 0
    var tries = 0
    /// Not before this time.
    var earliest = 0
  }

  private static let mostFailures = 12

  private let deck: NetworkDeck
  private let base: String?
  private let seed: UInt64
  private let limits: MediaLimits
  private var waiting: [Transfer] = []
  private var underWay: [UInt32: Transfer] = [:]
  private var seen: Set<String> = []
  private var questions = 0
  private var barren = 0
  private var nextNumber: UInt32 = 1
  private var failures = 0
  private var isStopped = false
  private var questionProblem: MediaProblem?
  private var photoProblem: MediaProblem?

  /// A plan for a deck. `missing` are addresses whose pictures are known to belong to it; `seed`
  /// decides which page of the service is asked for first.
  init(
    _ deck: NetworkDeck, base: String?, seed: UInt64 = 0, missing: [String], limits: MediaLimits
  ) {
    self.deck = deck
    self.base = base
    self.seed = seed
    self.limits = limits
    add(missing, from: nil)
  }

  /// Marks addresses as used, so that they are not fetched again.
  mutating func markSeen(_ addresses: some Sequence<String>) {
    seen.formUnion(addresses)
  }

  /// The transfers to start now, where `lacking` pictures are wanted beyond those being decoded.
  mutating func start(lacking: Int, now: Int) -> [(number: UInt32, transfer: Transfer)] {
    guard lacking > 0 else { return [] }
    if needsQuestion(lacking) { ask(lacking) }
    var started: [(number: UInt32, transfer: Transfer)] = []
    while underWay.count < min(limits.downloads, lacking + 1),
      let index = waiting.firstIndex(where: { $0.earliest <= now })
    {
      let transfer = waiting.remove(at: index)
      underWay[nextNumber] = transfer
      started.append((nextNumber, transfer))
      nextNumber += 1
    }
    return started
  }

  /// When `start` is worth calling again although nothing has happened.
  var nextTime: Int? { waiting.map(\.earliest).min() }

  /// Whether nothing is left to try.
  var isExhausted: Bool { waiting.isEmpty && underWay.isEmpty && !mayAsk }

  var numbers: [UInt32] { Array(underWay.keys) }

  /// Takes the end of a transfer; gives a picture file and its address where that is what came.
  mutating func take(
    _ result: DownloadResult, of number: UInt32, now: Int
  ) -> (file: [UInt8], origin: String)? {
    guard let transfer = underWay.removeValue(forKey: number) else { return nil }
    if let redirect = result.redirect {
      follow(redirect, transfer)
      return nil
    }
    if let problem = result.problem {
      fail(transfer, problem, retryAfter: result.retryAfter, now: now)
      return nil
    }
    switch transfer.kind {
    case .question:
      guard let texts = JSONValue(result.bytes)?.texts(at: deck.addresses[...]) else {
        note(.question, .wrongContent)
        return nil
      }
      let before = waiting.count
      add(texts.map { deck.picture($0, at: base) }, from: transfer.address)
      barren = waiting.count > before ? 0 : barren + 1
      return nil
    case .photo:
      return (result.bytes, transfer.origin.text)
    }
  }

  /// Notes that a file was no picture.
  mutating func noteWrongContent() {
    note(.photo, .wrongContent)
  }

  /// Why there are no more than `ready` pictures.
  func problem(ready: Int) -> MediaProblem {
    if let questionProblem { return questionProblem }
    if let photoProblem, ready == 0 || failures > 3 { return photoProblem }
    return .tooFewDifferent(ready)
  }

  // MARK: -

  private var mayAsk: Bool {
    !isStopped && questionProblem == nil && questions < limits.questions && barren < 2
  }

  private func needsQuestion(_ lacking: Int) -> Bool {
    let isAsking =
      underWay.values.contains { $0.kind == .question }
      || waiting.contains { $0.kind == .question }
    return mayAsk && !isAsking && waiting.count + underWay.count < lacking
  }

  private mutating func ask(_ lacking: Int) {
    // Some will turn out broken or alike.
    let turn = seed &+ UInt64(questions)
    let question = deck.question(count: lacking + 2, turn: turn, at: base)
    questions += 1
    guard let address = Address(question) else {
      questionProblem = .addressRefused
      return
    }
    waiting.append(Transfer(kind: .question, origin: address, address: address))
  }

  private mutating func add(_ texts: [String], from origin: Address?) {
    for text in texts.prefix(PicturesRequest.mostFaces * 2) where seen.insert(text).inserted {
      guard let address = Address(text, from: origin) else {
        note(.photo, .addressRefused)
        continue
      }
      waiting.append(Transfer(kind: .photo, origin: address, address: address))
    }
  }

  private mutating func follow(_ redirect: String, _ transfer: Transfer) {
    var next = transfer
    next.hops += 1
    guard next.hops <= 5, let address = Address(redirect, from: transfer.address) else {
      note(transfer.kind, .addressRefused)
      return
    }
    next.address = address
    waiting.insert(next, at: 0)
  }

  private mutating func fail(
    _ transfer: Transfer, _ problem: MediaProblem, retryAfter: Int?, now: Int
  ) {
    var again = transfer
    again.tries += 1
    let wait = retryAfter ?? limits.pause * again.tries
    if problem.mayPass, again.tries <= 2, wait <= limits.patience {
      again.earliest = now + wait
      waiting.insert(again, at: 0)
      if case .busy = problem {
        // The server asks for patience: everything else waits too.
        for index in waiting.indices {
          waiting[index].earliest = max(waiting[index].earliest, again.earliest)
        }
      }
      return
    }
    note(transfer.kind, problem)
    if case .busy = problem { stop() }
  }

  private mutating func note(_ kind: Kind, _ problem: MediaProblem) {
    switch kind {
    case .question: questionProblem = problem
    case .photo:
      // What takes long or fails for every address alike is tried less often.
      failures += problem.isOfOnePicture ? 1 : 3
      photoProblem = problem
      if failures >= Self.mostFailures { stop() }
    }
  }

  /// Asks for nothing more.
  mutating func stop() {
    waiting.removeAll()
    isStopped = true
  }
}

extension DownloadResult {
  /// What is wrong with an answer; nil where it is whole and good.
  fileprivate var problem: MediaProblem? {
    switch end {
    case .answered(200): nil
    case .answered(403), .answered(429): .busy(retryAfter: retryAfter.map { $0 / 1_000 })
    case .answered(let status): .status(status)
    case .offline: .offline
    case .refused: .refused
    case .timedOut: .timedOut
    case .untrusted: .untrusted
    case .tooLarge, .broken: .wrongContent
    case .astray: .addressRefused
    }
  }
}

extension MediaProblem {
  /// Whether it says nothing of the other pictures of the same service.
  fileprivate var isOfOnePicture: Bool {
    switch self {
    case .status, .wrongContent, .addressRefused: true
    default: false
    }
  }

  /// Whether another try may go better.
  fileprivate var mayPass: Bool {
    switch self {
    case .busy: true
    case .status(let status): status >= 500
    default: false
    }
  }
}
