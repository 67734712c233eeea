internal import MediaProtocol
internal import PictureCache

/// One request of the game, from what is cached over what is fetched to its end.
struct Session {
  private enum Source {
    case network(FetchPlan)
    case folder(FolderPlan, known: [String: ContentHash])
  }

  private let request: PicturesRequest
  private let limits: MediaLimits
  private let deckKey: String
  private var source: Source
  private var cache: PhotoCache?
  private var gallery: FaceGallery
  private var queue: DecodingQueue
  private var warned = false
  private(set) var isOver = false

  /// Starts a request with what is cached; the reports of that come first.
  init(
    _ request: PicturesRequest, cache: PhotoCache?, limits: MediaLimits,
    send: (PictureNews) -> Void
  ) throws(MediaProblem) {
    self.request = request
    self.limits = limits
    self.cache = cache
    gallery = FaceGallery(request.format)
    queue = DecodingQueue(limits: limits)
    switch request.source {
    case .network(let name, let base):
      guard let deck = NetworkDeck.named(name) else { throw .unknownDeck }
      deckKey = "\(deck.id) \(base ?? deck.base)"
      let index = cache?.index(of: deckKey) ?? DeckIndex(key: deckKey)
      let plan = FetchPlan(deck, base: base, missing: [], limits: limits)
      source = .network(plan)
      useCached(index, deck, base, send)
    case .folder(let path):
      guard let plan = FolderPlan(path, seed: request.seed, limits: limits) else {
        throw .folderUnreadable
      }
      deckKey = "folder \(path)"
      let index = cache?.index(of: deckKey) ?? DeckIndex(key: deckKey)
      let known = index.entries.map { ($0.origin, $0.hash) }
      source = .folder(plan, known: Dictionary(known) { first, _ in first })
    }
  }

  /// What the session waits for, besides downloads.
  var descriptors: [Int32] { queue.descriptors }

  /// When the session wants `advance` although nothing has happened.
  var nextTime: Int? {
    guard !isOver else { return nil }
    var times = [queue.nextTime]
    if case .network(let plan) = source, lacking > 0 { times.append(plan.nextTime) }
    return times.compactMap { $0 }.min()
  }

  /// Gives up what is under way.
  mutating func cancel(_ downloads: Downloads) {
    isOver = true
    queue = DecodingQueue(limits: limits)
    if case .network(let plan) = source { plan.numbers.forEach(downloads.cancel) }
  }

  /// Takes a download that has ended.
  mutating func take(_ result: DownloadResult, of number: UInt32, now: Int) {
    guard !isOver, case .network(var plan) = source else { return }
    if let (file, origin) = plan.take(result, of: number, now: now) {
      if Decoding.mayBePicture(file) {
        enqueue(file, from: origin)
      } else {
        plan.noteWrongContent()
      }
    }
    source = .network(plan)
  }

  /// Does what can be done now: takes decoded pictures and starts what is missing.
  mutating func advance(
    readable: Set<Int32>, now: Int, _ downloads: Downloads, send: (PictureNews) -> Void
  ) {
    guard !isOver else { return }
    for (job, result) in queue.finish(readable: readable, now: now) {
      switch result {
      case .success(let photo):
        keep(photo, job.hash, from: job.origin, send)
        accept(photo, job.hash, from: job.origin, send)
      case .failure: noteWrongContent()
      }
    }
    switch source {
    case .network(var plan):
      for (number, transfer) in plan.start(lacking: lacking, now: now) {
        let most = transfer.kind == .question ? limits.listBytes : limits.photoBytes
        if !downloads.start(number, transfer.address, most: most, limits: limits) {
          _ = plan.take(DownloadResult(end: .broken), of: number, now: now)
        }
      }
      source = .network(plan)
    case .folder(var plan, let known):
      while lacking > 0, queue.hasRoom, let file = plan.next() {
        source = .folder(plan, known: known)
        open(file, known, send)
      }
      source = .folder(plan, known: known)
    }
    while !queue.start(now: now) { noteWrongContent() }
    finishIfOver(downloads, send)
  }

  /// Draws the faces that there are in another format.
  func redraw(_ format: PictureFormat, send: (PictureNews) -> Void) {
    for face in gallery.faces(in: format) { send(.face(face)) }
    send(.done)
  }

  // MARK: -

  private var lacking: Int { request.faces - gallery.count - queue.count }

  /// Uses what is cached; what has been damaged or evicted is fetched again by its address.
  private mutating func useCached(
    _ index: DeckIndex, _ deck: NetworkDeck, _ base: String?, _ send: (PictureNews) -> Void
  ) {
    var missing: [String] = []
    let entries = index.entries.sorted {
      ($0.hash.order(seed: request.seed), $0.origin) < (
        $1.hash.order(seed: request.seed), $1.origin
      )
    }
    for entry in entries where gallery.count < request.faces && !gallery.contains(entry.hash) {
      if let photo = cache?.photo(entry.hash) {
        accept(photo, entry.hash, from: entry.origin, send)
      } else {
        missing.append(entry.origin)
      }
    }
    var plan = FetchPlan(deck, base: base, missing: missing, limits: limits)
    plan.markSeen(index.entries.map(\.origin))
    source = .network(plan)
  }

  private mutating func open(
    _ file: FolderPlan.File, _ known: [String: ContentHash], _ send: (PictureNews) -> Void
  ) {
    if let hash = known[file.origin], let photo = cache?.photo(hash) {
      accept(photo, hash, from: file.origin, send)
    } else if let bytes = Files.read(file.path, most: limits.photoBytes),
      Decoding.mayBePicture(bytes)
    {
      enqueue(bytes, from: file.origin)
    }
  }

  private mutating func enqueue(_ file: [UInt8], from origin: String) {
    let hash = ContentHash(of: file)
    guard !gallery.contains(hash) else { return }
    queue.add(DecodingQueue.Job(file: file, hash: hash, origin: origin))
  }

  private mutating func accept(
    _ photo: Photo, _ hash: ContentHash, from origin: String, _ send: (PictureNews) -> Void
  ) {
    guard gallery.count < request.faces else { return }
    guard let face = gallery.add(photo, hash, from: origin) else { return }
    send(.face(face))
    send(.progress(ready: gallery.count, of: request.faces))
  }

  private mutating func keep(
    _ photo: Photo, _ hash: ContentHash, from origin: String, _ send: (PictureNews) -> Void
  ) {
    do throws(FileFault) {
      try cache?.add(photo, hash, from: origin, to: deckKey)
    } catch {
      if !warned { send(.warning(.cacheUnwritable)) }
      warned = true
    }
  }

  private mutating func noteWrongContent() {
    guard case .network(var plan) = source else { return }
    plan.noteWrongContent()
    source = .network(plan)
  }

  private mutating func finishIfOver(_ downloads: Downloads, _ send: (PictureNews) -> Void) {
    if gallery.count >= request.faces {
      cancel(downloads)
      send(.done)
      return
    }
    guard queue.count == 0 else { return }
    switch source {
    case .network(let plan):
      guard plan.isExhausted else { return }
      isOver = true
      send(.failed(plan.problem(ready: gallery.count)))
    case .folder(let plan, _):
      guard plan.isExhausted else { return }
      isOver = true
      send(.failed(gallery.count == 0 ? .wrongContent : .tooFewDifferent(gallery.count)))
    }
  }
}
