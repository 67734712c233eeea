internal import MediaProtocol
internal import Pictures

/// A request for the faces of a deck, from cached pictures over downloads to its end.
struct DeckSession {
  private enum Phase: Hashable {
    case loading
    /// The game has its faces; this number of new photos is downloaded for later deals.
    case refreshing(left: Int)
    case over
  }

  private let request: PicturesRequest
  private let limits: MediaLimits
  /// The downloads of a network deck; nil for a folder.
  private var network: FetchPlan?
  /// The files of a folder; nil for a network deck.
  private var folder: FolderPlan?
  /// The photos of a folder that were used before, by their addresses.
  private var known: [String: ContentHash] = [:]
  private var renderer: PictureRenderer
  private var accepted: AcceptedFaces
  private var queue: DecodingQueue
  /// The faces of an earlier showing of the deal; empty for a new one.
  private var dealt: [ContentHash] = []
  private var phase = Phase.loading
  /// Whether saving in the cache succeeded; nil before the first save.
  private var isKept: Bool?
  /// Whether the service has returned new photos, now or earlier today.
  private var isRefreshed = false
  /// The faults of the files of a folder.
  private var errors = PictureErrors.none
  private let today: Int

  /// Starts a request; reports on cached pictures are sent first. `today` is the number of days
  /// since 1970.
  init(
    _ request: PicturesRequest, cache: PhotoCache?, slots: DecodingSlots, limits: MediaLimits,
    today: Int, send: (PictureEvent) -> Void
  ) throws(MediaError) {
    self.request = request
    self.limits = limits
    self.today = today
    accepted = AcceptedFaces(request.format)
    queue = DecodingQueue(slots, limits: limits)
    switch request.source {
    case .network, .chosen:
      let origin = try NetworkOrigin(request, cache: cache)
      renderer = PictureRenderer(cache, deckKey: origin.index.key)
      accepted.name(origin.chosen)
      isRefreshed = origin.index.refreshed >= today
      let missing = useCached(origin.index, send)
      network = origin.plan(missing: missing, limits: limits)
    case .folder(let path):
      guard let plan = FolderPlan(path, seed: request.seed, limits: limits) else {
        throw .folderUnreadable
      }
      let deckKey = "folder \(path)"
      renderer = PictureRenderer(cache, deckKey: deckKey)
      let index = cache?.index(of: deckKey) ?? DeckIndex(key: deckKey)
      folder = plan
      known = Dictionary(index.entries.map { ($0.origin, $0.hash) }) { first, _ in first }
      if request.mode.isAgain {
        dealt = index.deal(of: request.seed, faces: request.faces) ?? []
      }
    }
  }

  var isOver: Bool { phase == .over }
  var isLoading: Bool { phase == .loading }
  /// The descriptors that the session waits for, besides downloads.
  var descriptors: [Int32] { queue.descriptors }
  /// The time when `advance` should be called even if nothing has happened.
  var nextTime: Int? {
    guard !isOver else { return nil }
    var times = [queue.nextTime]
    if let network, lacking > 0 { times.append(network.nextTime) }
    return times.compactMap { $0 }.min()
  }

  /// Cancels downloads and decodings, and saves the results so far.
  mutating func cancel(_ downloads: Downloads) {
    put()
    phase = .over
    queue.drop()
    network?.cancel(downloads)
  }

  /// Handles the end of a download.
  mutating func receive(_ result: DownloadResult, of number: UInt32, now: Int) {
    guard !isOver, let (file, origin) = network?.receive(result, of: number, now: now) else {
      return
    }
    if Decoding.mayBePicture(file) {
      enqueue(file, from: origin)
    } else {
      network?.noteWrongContent()
    }
  }

  /// Continues: collects decoded pictures and starts downloads of missing ones.
  mutating func advance(
    readable: Set<Int32>, now: Int, _ downloads: Downloads, send: (PictureEvent) -> Void
  ) {
    guard !isOver else { return }
    for (job, result) in queue.finish(readable: readable, now: now) {
      switch result {
      case .success(let (photo, picture)): add(photo, picture, job, send)
      case .failure(let error):
        errors.note(undecoded: error)
        network?.noteWrongContent()
      }
    }
    startMissing(now: now, downloads, send)
    finishIfOver(downloads, send)
    if phase == .refreshing(left: limits.freshPhotos) { startMissing(now: now, downloads, send) }
    if queue.count == 0 { put() }
  }

  private mutating func startMissing(
    now: Int, _ downloads: Downloads, _ send: (PictureEvent) -> Void
  ) {
    let wanted = lacking
    network?.start(lacking: wanted, now: now, downloads)
    while lacking > 0, queue.hasRoom, let file = folder?.next() { open(file, send) }
    while queue.start(now: now) != nil { network?.noteWrongContent() }
  }

  /// Renders the available faces in another format. Reports too few different ones if one is
  /// missing, or two look alike in it.
  mutating func redraw(_ format: PictureFormat, send: (PictureEvent) -> Void) {
    var renderer = renderer
    let redrawn = accepted.redrawn(in: format) {
      renderer.rendering(of: $0.hash, $0.photo, as: format)
    }
    self.renderer = renderer
    if let redrawn, redrawn.count >= request.faces {
      redrawn.faces.forEach { send(.face($0)) }
      send(.done)
    } else {
      send(.failed(.tooFewDifferent(0)))
    }
    put()
  }

  // MARK: -

  private var lacking: Int {
    switch phase {
    case .loading: request.faces - accepted.count - queue.count
    case .refreshing(let left): left - queue.count
    case .over: 0
    }
  }

  /// Uses cached pictures. Returns the addresses of those that were damaged or removed, to be
  /// downloaded again.
  private mutating func useCached(_ index: DeckIndex, _ send: (PictureEvent) -> Void) -> [String] {
    let origins = Dictionary(index.entries.map { ($0.hash, $0.origin) }) { first, _ in first }
    let known = index.deal(of: request.seed, faces: request.faces) ?? []
    if request.mode.isAgain { dealt = known }
    let candidates = dealt.isEmpty ? known + index.hashes(seed: request.seed) : dealt
    var missing: [String] = []
    for hash in candidates where accepted.count < request.faces && !accepted.contains(hash) {
      guard let origin = origins[hash] else { continue }
      if let rendering = renderer.rendering(of: hash, as: request.format) {
        accept(rendering, hash, from: origin, send)
      } else {
        missing.append(origin)
      }
    }
    return missing
  }

  private mutating func open(_ file: FolderPlan.File, _ send: (PictureEvent) -> Void) {
    if let hash = known[file.origin] {
      guard dealt.isEmpty || dealt.contains(hash) else { return }
      if let rendering = renderer.rendering(of: hash, as: request.format) {
        errors.looked += 1
        return accept(rendering, hash, from: file.origin, send)
      }
    }
    switch PictureFile.read(file.path, most: limits.photoBytes) {
    case .success(let bytes):
      errors.looked += 1
      enqueue(bytes, from: file.origin)
    case .failure(let error): errors.note(unread: error)
    }
  }

  private mutating func enqueue(_ file: [UInt8], from origin: String) {
    let hash = request.source.hash(of: file, from: origin)
    guard !accepted.contains(hash) else { return }
    if folder != nil, !dealt.isEmpty, !dealt.contains(hash) { return }
    queue.add(
      DecodingQueue.Job(file: file, hash: hash, origin: origin, format: request.format))
  }

  /// Handles a photo that has been decoded and rendered.
  private mutating func add(
    _ photo: Photo, _ picture: Picture, _ job: DecodingQueue.Job, _ send: (PictureEvent) -> Void
  ) {
    // The same file from another address may have been decoded concurrently.
    guard !accepted.contains(job.hash) else { return }
    let rendering = RenderedPhoto(thumbnail: photo.thumbnail, picture: picture)
    switch phase {
    case .loading: accept(rendering, job.hash, from: job.origin, photo: photo, send)
    case .refreshing(let left) where left > 0: phase = .refreshing(left: left - 1)
    case .refreshing, .over: return
    }
    isRefreshed = true
    let entry = DeckIndex.Entry(hash: job.hash, origin: job.origin)
    renderer.take(photo, rendering, entry, as: request.format)
    // The first save shows whether the cache is writable; the others are made later together.
    guard isKept == nil else { return }
    put()
    if isKept == false, phase == .loading { send(.cacheUnwritable) }
  }

  /// Saves new pictures in the cache.
  private mutating func put() {
    guard isKept != false else { return }
    do throws(FileError) {
      isKept = try renderer.put() ? true : isKept
    } catch {
      isKept = false
    }
  }

  private mutating func accept(
    _ rendering: RenderedPhoto, _ hash: ContentHash, from origin: String, photo: Photo? = nil,
    _ send: (PictureEvent) -> Void
  ) {
    guard accepted.count < request.faces else { return }
    guard let face = accepted.add(rendering, hash, from: origin, photo: photo) else { return }
    if dealt.isEmpty { send(.face(face)) }
    send(.progress(ready: accepted.count, of: request.faces))
  }

  private mutating func finishIfOver(_ downloads: Downloads, _ send: (PictureEvent) -> Void) {
    if case .refreshing(let left) = phase {
      guard let network, left > 0, !network.isExhausted || queue.count > 0
      else { return cancel(downloads) }
      return
    }
    if accepted.count >= request.faces {
      if !dealt.isEmpty {
        accepted = accepted.reordered(dealt)
        accepted.faces.forEach { send(.face($0)) }
      }
      send(.done)
      return close(downloads)
    }
    guard queue.count == 0, network?.isExhausted ?? true, folder?.isExhausted ?? true else {
      return
    }
    let ready = accepted.count
    let error = network?.problem(ready: ready) ?? errors.problem(ready: ready)
    send(request.mode == .preview ? .done : .failed(error))
    cancel(downloads)
  }

  /// Ends the session when the game has its faces, and saves what helps the next deal.
  private mutating func close(_ downloads: Downloads) {
    cancel(downloads)
    guard request.mode != .preview, isKept != false else { return }
    let deal = DeckIndex.Deal(seed: request.seed, faces: accepted.entries.map(\.hash))
    var mayRefresh = false
    if case .network = request.source { mayRefresh = request.mode == .deal && !isRefreshed }
    let isNoted = renderer.note(deal, refreshedOn: isRefreshed || mayRefresh ? today : nil)
    if mayRefresh, isNoted, limits.freshPhotos > 0 {
      phase = .refreshing(left: limits.freshPhotos)
    }
  }
}
