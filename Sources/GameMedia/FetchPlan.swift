internal import MediaProtocol
internal import SystemStrings

/// What to ask for the pictures of a deck next, and where to look for them, as a value.
struct FetchPlan {
  enum Kind: Hashable, Sendable {
    /// Asks which pictures there are.
    case question
    case photo
  }

  private static let mostFailures = 12

  /// Who is asked for addresses; nil where all that there are were given.
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
  private var questionProblem: FetchProblem?
  private var photoProblem: FetchProblem?

  /// A plan for a deck. `missing` are addresses whose pictures are known to belong to it, and who
  /// named them; `seed` decides which page of the service is asked for first.
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

  /// Marks addresses as used, so that they are not fetched again.
  mutating func markSeen(_ addresses: some Sequence<String>) {
    seen.formUnion(addresses)
  }

  /// Starts what is worth it now, where `lacking` pictures are wanted beyond those being decoded.
  mutating func start(lacking: Int, now: Int, _ downloads: Downloads) {
    guard lacking > 0 else { return }
    if needsQuestion(lacking) { ask(lacking) }
    fetcher.start(most: min(limits.downloads, lacking + 1), now: now, downloads)
  }

  /// When `start` is worth calling again although nothing has happened.
  var nextTime: Int? { fetcher.nextTime }

  /// Whether nothing is left to try.
  var isExhausted: Bool { fetcher.count == 0 && !mayAsk }

  /// Gives up what is under way.
  mutating func cancel(_ downloads: Downloads) {
    fetcher.cancel(downloads)
  }

  /// Takes the end of a download; gives a picture file and its address where that is what came.
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

  /// Notes that a file was no picture.
  mutating func noteWrongContent() {
    note(.photo, .wrongContent)
  }

  /// Why there are no more than `ready` pictures.
  func problem(ready: Int) -> MediaProblem {
    if let questionProblem { return MediaProblem(questionProblem) }
    if let photoProblem, ready == 0 || failures > 3 { return MediaProblem(photoProblem) }
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
    // Some will turn out broken or alike.
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
    for text in texts.prefix(ChosenPicture.most) where seen.insert(text).inserted {
      guard let origin, let address = Address(text, from: origin) else {
        note(.photo, .addressRefused)
        continue
      }
      fetcher.add(.photo, address, most: limits.photoBytes)
    }
  }

  private mutating func note(_ kind: Kind, _ problem: FetchProblem) {
    switch kind {
    case .question: questionProblem = problem
    case .photo:
      // What takes long or fails for every address alike is tried less often.
      failures += problem.isOfOneAddress ? 1 : 3
      photoProblem = problem
      if failures >= Self.mostFailures { stop() }
    }
  }

  /// Asks for nothing more.
  mutating func stop() {
    fetcher.dropWaiting()
    isStopped = true
  }
}
