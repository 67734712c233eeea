internal import MediaProtocol
internal import Pictures
internal import SystemStrings

/// The requests for single pictures: from the cache, the network or a file, decoded like those of
/// decks. Those on the screen are first.
struct PictureRequestHandler {
  /// The work on a picture, for all requests for it.
  private struct Job {
    let key: PictureKey
    /// The service from which its address is.
    let origin: Address?
    /// The requests with the format of their pictures; nil for an avatar.
    var requests: [(id: RequestID, format: PictureFormat?)]
    /// Whether it is being downloaded or decoded.
    var isUnderWay = false
  }

  /// The number of pictures rendered at a time before commands are read again.
  private static let mostInOneGo = 4

  private var cache: PhotoCache?
  private let limits: MediaLimits
  private let output: ReportPipe
  private var fetcher: Fetcher<PictureKey>
  private var queue: DecodingQueue
  /// The jobs, oldest first.
  private var jobs: [Job] = []
  /// The picture of each decoding.
  private var decoded: [ContentHash: PictureKey] = [:]
  private var shown: [RequestID: Int] = [:]

  init(cache: PhotoCache?, slots: DecodingSlots, limits: MediaLimits, output: ReportPipe) {
    self.cache = cache
    self.limits = limits
    self.output = output
    fetcher = Fetcher(limits: limits, retries: 1)
    queue = DecodingQueue(slots, limits: limits)
  }

  var descriptors: [Int32] { queue.descriptors }
  var nextTime: Int? {
    let now = jobs.contains { !$0.isUnderWay } && hasRoom ? [0] : []
    return ([queue.nextTime, fetcher.nextTime].compactMap { $0 } + now).min()
  }

  private var hasRoom: Bool { fetcher.count + queue.count < limits.downloads }

  /// Adds a request for a picture, or for an avatar without a `format`; one with an address is
  /// rejected unless `origin` may link there.
  mutating func ask(
    _ id: RequestID, _ key: PictureKey, _ format: PictureFormat?, from origin: Address?
  ) {
    if let index = jobs.firstIndex(where: { $0.key == key }) {
      guard jobs[index].requests.count < limits.requests else {
        return refuse(id, format, .busy(retryAfter: nil))
      }
      jobs[index].requests.append((id, format))
      return
    }
    if jobs.count >= limits.requests { refuseOne() }
    jobs.append(Job(key: key, origin: origin, requests: [(id, format)]))
  }

  mutating func show(_ ids: [RequestID]) {
    shown = Dictionary(ids.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
  }

  mutating func cancel(_ id: RequestID, _ downloads: Downloads) {
    guard let index = jobs.firstIndex(where: { $0.requests.contains { $0.id == id } }) else {
      return
    }
    jobs[index].requests.removeAll { $0.id == id }
    guard jobs[index].requests.isEmpty else { return }
    let job = jobs.remove(at: index)
    fetcher.cancel(downloads) { $0 == job.key }
  }

  /// Handles the end of a download.
  mutating func receive(_ result: DownloadResult, of number: UInt32, now: Int) {
    guard let (transfer, result) = fetcher.receive(result, of: number, now: now) else { return }
    switch result {
    case .success(let file):
      if Decoding.mayBePicture(file) {
        decode(file, transfer.purpose)
      } else {
        fail(transfer.purpose, .wrongContent)
      }
    case .failure(let problem): fail(transfer.purpose, problem)
    }
  }

  /// Continues the jobs.
  mutating func advance(readable: Set<Int32>, now: Int, _ downloads: Downloads) {
    for (job, result) in queue.finish(readable: readable, now: now) {
      guard let key = decoded.removeValue(forKey: job.hash) else { continue }
      switch result {
      case .success(let (photo, picture)):
        if let hash = key.cached { try? cache?.add(photo, hash) }
        answer(key, photo, drawn: (picture, job.format))
      case .failure(let error): fail(key, key.problem(error))
      }
    }
    for _ in 0..<Self.mostInOneGo {
      guard hasRoom, let index = mostWanted else { break }
      begin(index)
    }
    fetcher.start(most: limits.downloads, now: now, downloads)
    while let dropped = queue.start(now: now) {
      // Another file of this content may still be waiting.
      guard !queue.contains(dropped.hash), let key = decoded.removeValue(forKey: dropped.hash)
      else { continue }
      fail(key, .helperFailed)
    }
  }

  // MARK: -

  /// Rejects the oldest waiting picture that is not on the screen.
  private mutating func refuseOne() {
    let index = jobs.firstIndex { !$0.isUnderWay && rank($0) == .max }
    fail(jobs[index ?? 0].key, .busy(retryAfter: nil))
  }

  private func rank(_ job: Job) -> Int {
    job.requests.compactMap { shown[$0.id] }.min() ?? .max
  }

  private var mostWanted: Int? {
    jobs.indices.filter { !jobs[$0].isUnderWay }.min { rank(jobs[$0]) < rank(jobs[$1]) }
  }

  /// Answers a request from the cache, or starts downloading or decoding the picture.
  private mutating func begin(_ index: Int) {
    let key = jobs[index].key
    jobs[index].isUnderWay = true
    guard !answerFromCache(index) else { return }
    switch key {
    case .address(let text, _):
      guard let origin = jobs[index].origin, let address = Address(text, from: origin) else {
        return fail(key, .addressRefused)
      }
      fetcher.add(key, address, most: limits.photoBytes)
    case .file(let path):
      switch PictureFile.read(path, most: limits.photoBytes) {
      case .success(let file): decode(file, key)
      case .failure(let error): fail(key, key.problem(error))
      }
    case .avatar(let path):
      let file = path.content(most: AvatarLimits.largest)
      guard let file, let photo = Photo(file: file) else {
        return fail(key, key.problem(file == nil ? .unopened : .damaged))
      }
      answer(key, photo)
    }
  }

  /// Answers the requests for a picture from the cache; returns whether all were.
  private mutating func answerFromCache(_ index: Int) -> Bool {
    guard let hash = jobs[index].key.cached else { return false }
    for case (let id, let format?) in jobs[index].requests {
      if let rendering = cache?.rendering(hash, format) {
        output.send(.picture(id, .success(rendering.picture)))
        jobs[index].requests.removeAll { $0.id == id }
      }
    }
    if jobs[index].requests.isEmpty {
      jobs.remove(at: index)
      return true
    }
    guard let photo = cache?.photo(hash) else { return false }
    answer(jobs[index].key, photo)
    return true
  }

  private mutating func decode(_ file: [UInt8], _ key: PictureKey) {
    guard let job = jobs.first(where: { $0.key == key }), let request = job.requests.first else {
      return
    }
    let hash = ContentHash(of: Array("\(key)".utf8))
    decoded[hash] = key
    queue.add(
      DecodingQueue.Job(file: file, hash: hash, origin: "", format: request.format ?? .least))
  }

  /// Answers with a photo; `drawn` is its rendering in a format, if available.
  private mutating func answer(
    _ key: PictureKey, _ photo: Photo, drawn: (picture: Picture, format: PictureFormat)? = nil
  ) {
    guard let index = jobs.firstIndex(where: { $0.key == key }) else { return }
    for (id, format) in jobs.remove(at: index).requests {
      guard let format else {
        output.send(.avatar(id, .success(photo.avatar.file)))
        continue
      }
      let picture = drawn?.format == format ? drawn?.picture : photo.picture(format)
      guard let picture else {
        refuse(id, format, .helperFailed)
        continue
      }
      output.send(.picture(id, .success(picture)))
      guard let hash = key.cached else { continue }
      try? cache?.keep(RenderedPhoto(thumbnail: photo.thumbnail, picture: picture), hash, format)
    }
  }

  private mutating func fail(_ key: PictureKey, _ problem: MediaError) {
    guard let index = jobs.firstIndex(where: { $0.key == key }) else { return }
    for (id, format) in jobs.remove(at: index).requests { refuse(id, format, problem) }
  }

  private func refuse(_ id: RequestID, _ format: PictureFormat?, _ error: MediaError) {
    output.send(format == nil ? .avatar(id, .failure(error)) : .picture(id, .failure(error)))
  }
}

extension PictureKey {
  /// The key of its photo in the cache; nil if it is not cached.
  fileprivate var cached: ContentHash? {
    guard case .address(let address, _) = self else { return nil }
    return .picture(at: address)
  }

  /// Returns the problem for a fault.
  fileprivate func problem(_ error: PhotoError) -> MediaError {
    var errors = PictureErrors.none
    errors.note(unread: error)
    if case .address = self { return .wrongContent }
    return errors.problem(ready: 0)
  }
}
