internal import MediaProtocol
internal import SystemStrings

/// The plan of downloads for the pictures of a deck.
struct FetchPlan {
  enum Kind: Hashable, Sendable {
    /// A query for addresses of pictures.
    case question
    case photo
  }

  private static let mostFailures = 12

  /// The deck whose service is queried for addresses; nil if all addresses were given.
  private let deck: NetworkDeck?
  private let base: String?
  private let seed: UInt64
  private let limits: MediaLimits
  private var fetcher: Fetcher<Kind>
  private var seen: Set<String> = []
  private var questions = 0
  private var barren = 0
  private var failures = 0
  private var isStopped = false
  private var questionProblem: MediaError?
  private var photoProblem: MediaError?

  /// Creates a plan for a deck. `missing` are addresses of known pictures of it, with their source;
  /// `seed` determines which page of the service is queried first.
  init(
    _ deck: NetworkDeck?, base: String?, seed: UInt64 = 0,
    missing: (addresses: [String], from: Address?), limits: MediaLimits
  ) {
    self.deck = deck
    self.base = base
    self.seed = seed
    self.limits = limits
    fetcher = Fetcher(limits: limits)
    add(missing.addresses, from: missing.from)
  }

  /// Marks addresses as used, so that they are not downloaded again.
  mutating func markSeen(_ addresses: some Sequence<String>) {
    seen.formUnion(addresses)
  }

  /// Starts useful downloads if `lacking` pictures are needed besides those being decoded.
  mutating func start(lacking: Int, now: Int, _ downloads: Downloads) {
    guard lacking > 0 else { return }
    if needsQuestion(lacking) { ask(lacking) }
    fetcher.start(most: min(limits.downloads, lacking + 1), now: now, downloads)
  }

  /// The time when `start` should be called even if nothing has happened.
  var nextTime: Int? { fetcher.nextTime }

  /// Whether there is nothing left to try.
  var isExhausted: Bool { fetcher.count == 0 && !mayAsk }

  /// Cancels all downloads.
  mutating func cancel(_ downloads: Downloads) {
    fetcher.cancel(downloads)
  }

  /// Handles the end of a download; returns a picture file and its address, if it was one.
  mutating func receive(
    _ result: DownloadResult, of number: UInt32, now: Int
  ) -> (file: [UInt8], origin: String)? {
    guard let (transfer, result) = fetcher.receive(result, of: number, now: now) else { return nil }
    switch (transfer.purpose, result) {
    case (let kind, .failure(let problem)):
      note(kind, problem)
      if case .busy = problem { stop() }
      return nil
    case (.question, .success(let bytes)):
      guard let deck, let texts = JSONValue(bytes)?.texts(at: deck.addresses[...]) else {
        note(.question, .wrongContent)
        return nil
      }
      let before = fetcher.waiting.count
      add(texts.map { deck.picture($0, at: base) }, from: transfer.address)
      barren = fetcher.waiting.count > before ? 0 : barren + 1
      return nil
    case (.photo, .success(let bytes)):
      return (bytes, transfer.origin.text)
    }
  }

  /// Records that a file was not a picture.
  mutating func noteWrongContent() {
    note(.photo, .wrongContent)
  }

  /// Returns the reason why there are only `ready` pictures.
  func problem(ready: Int) -> MediaError {
    if let questionProblem { return questionProblem }
    if let photoProblem, ready == 0 || failures > 3 { return photoProblem }
    return .tooFewDifferent(ready)
  }

  // MARK: -

  private var mayAsk: Bool {
    deck != nil && !isStopped && questionProblem == nil && questions < limits.questions
      && barren < 2
  }

  private func needsQuestion(_ lacking: Int) -> Bool {
    mayAsk && !fetcher.purposes.contains(.question) && fetcher.count < lacking
  }

  private mutating func ask(_ lacking: Int) {
    guard let deck else { return }
    // Some will be damaged or look alike.
    let turn = seed &+ UInt64(questions)
    let question = deck.question(count: lacking + 2, turn: turn, at: base)
    questions += 1
    guard let address = Address(question) else {
      questionProblem = .addressRefused
      return
    }
    fetcher.add(.question, address, most: limits.listBytes)
  }

  private mutating func add(_ texts: [String], from origin: Address?) {
    for text in texts.prefix(CustomDeckPicture.most) where seen.insert(text).inserted {
      guard let origin, let address = Address(text, from: origin) else {
        note(.photo, .addressRefused)
        continue
      }
      fetcher.add(.photo, address, most: limits.photoBytes)
    }
  }

  private mutating func note(_ kind: Kind, _ problem: MediaError) {
    switch kind {
    case .question: questionProblem = problem
    case .photo:
      // Failures that concern every address count more.
      failures += problem.isOfOneAddress ? 1 : 3
      photoProblem = problem
      if failures >= Self.mostFailures { stop() }
    }
  }

  /// Stops starting downloads.
  mutating func stop() {
    fetcher.dropWaiting()
    isStopped = true
  }
}
