internal import MediaProtocol
internal import Pictures
internal import SystemStrings

/// The requests for single pictures: from the cache, the network or a file, each decoded like those
/// of decks. Those on the screen come first.
struct PictureDesk {
  /// What is made of a picture.
  private enum Want {
    case drawn(PictureFormat)
    case avatar

    /// How it is drawn while it is decoded; an avatar is not shown, so the least will do.
    var format: PictureFormat {
      switch self {
      case .drawn(let format): format
      case .avatar: .least
      }
    }
  }

  /// A picture on its way, for everybody who wants it.
  private struct Job {
    let key: PictureKey
    /// The service that named its address.
    let origin: Address?
    var wants: [(id: RequestID, want: Want)]
    /// Whether it is being fetched or decoded.
    var isUnderWay = false
  }

  /// Pictures that are drawn here in one go: commands come first.
  private static let mostInOneGo = 4

  private var cache: PhotoCache?
  private let limits: MediaLimits
  private let output: ReportPipe
  private var fetcher: Fetcher<PictureKey>
  private var queue: DecodingQueue
  /// Oldest first.
  private var jobs: [Job] = []
  /// Which picture a decoding is of.
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

  /// Asks for a picture; one with an address only where `origin` may lead there.
  mutating func ask(
    _ id: RequestID, _ key: PictureKey, _ format: PictureFormat, from origin: Address?
  ) {
    add(id, key, .drawn(format), from: origin)
  }

  mutating func makeAvatar(_ id: RequestID, file: String) {
    add(id, .file(path: SystemString(file)), .avatar, from: nil)
  }

  mutating func show(_ ids: [RequestID]) {
    shown = Dictionary(ids.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
  }

  mutating func cancel(_ id: RequestID, _ downloads: Downloads) {
    guard let index = jobs.firstIndex(where: { $0.wants.contains { $0.id == id } }) else { return }
    jobs[index].wants.removeAll { $0.id == id }
    guard jobs[index].wants.isEmpty else { return }
    let job = jobs.remove(at: index)
    fetcher.cancel(downloads) { $0 == job.key }
  }

  /// Takes the end of a download.
  mutating func receive(_ result: DownloadResult, of number: UInt32, now: Int) {
    guard let (transfer, result) = fetcher.receive(result, of: number, now: now) else { return }
    switch result {
    case .success(let file):
      if Decoding.mayBePicture(file) {
        decode(file, transfer.purpose)
      } else {
        fail(transfer.purpose, .wrongContent)
      }
    case .failure(let problem): fail(transfer.purpose, MediaProblem(problem))
    }
  }

  /// Does what can be done now.
  mutating func advance(readable: Set<Int32>, now: Int, _ downloads: Downloads) {
    for (job, result) in queue.finish(readable: readable, now: now) {
      guard let key = decoded.removeValue(forKey: job.hash) else { continue }
      switch result {
      case .success(let (photo, picture)):
        if let hash = key.cached { try? cache?.add(photo, hash) }
        answer(key, photo, drawn: (picture, job.format))
      case .failure(let fault): fail(key, key.problem(fault))
      }
    }
    for _ in 0..<Self.mostInOneGo {
      guard hasRoom, let index = mostWanted else { break }
      begin(index)
    }
    fetcher.start(most: limits.downloads, now: now, downloads)
    while !queue.start(now: now) {}
    for (hash, key) in decoded where !queue.contains(hash) {
      decoded[hash] = nil
      fail(key, .helperFailed)
    }
  }

  // MARK: -

  private mutating func add(
    _ id: RequestID, _ key: PictureKey, _ want: Want, from origin: Address?
  ) {
    if let index = jobs.firstIndex(where: { $0.key == key }) {
      guard jobs[index].wants.count < limits.requests else {
        return refuse(id, want, .busy(retryAfter: nil))
      }
      jobs[index].wants.append((id, want))
      return
    }
    if jobs.count >= limits.requests { refuseOne() }
    jobs.append(Job(key: key, origin: origin, wants: [(id, want)]))
  }

  /// Gives up the oldest picture that waits and is not on the screen.
  private mutating func refuseOne() {
    let index = jobs.firstIndex { !$0.isUnderWay && rank($0) == .max }
    fail(jobs[index ?? 0].key, .busy(retryAfter: nil))
  }

  private func rank(_ job: Job) -> Int {
    job.wants.compactMap { shown[$0.id] }.min() ?? .max
  }

  private var mostWanted: Int? {
    jobs.indices.filter { !jobs[$0].isUnderWay }.min { rank(jobs[$0]) < rank(jobs[$1]) }
  }

  /// Answers a request from what is at hand, or has the picture fetched or decoded.
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
      case .failure(let fault): fail(key, key.problem(fault))
      }
    case .avatar(let path):
      let file = Files.read(path, most: AvatarFile.largest)
      guard let file, let photo = Photo(file: file) else {
        return fail(key, key.problem(file == nil ? .unopened : .damaged))
      }
      answer(key, photo)
    }
  }

  /// Whether everything that is wanted of a picture came from the cache.
  private mutating func answerFromCache(_ index: Int) -> Bool {
    guard let hash = jobs[index].key.cached else { return false }
    for (id, want) in jobs[index].wants {
      guard case .drawn(let format) = want else { continue }
      if let print = cache?.print(hash, format) {
        output.send(.picture(id, .success(print.picture)))
        jobs[index].wants.removeAll { $0.id == id }
      }
    }
    if jobs[index].wants.isEmpty {
      jobs.remove(at: index)
      return true
    }
    guard let photo = cache?.photo(hash) else { return false }
    answer(jobs[index].key, photo)
    return true
  }

  private mutating func decode(_ file: [UInt8], _ key: PictureKey) {
    guard let job = jobs.first(where: { $0.key == key }), let want = job.wants.first?.want else {
      return
    }
    let hash = ContentHash(of: Array("\(key)".utf8))
    decoded[hash] = key
    queue.add(DecodingQueue.Job(file: file, hash: hash, origin: "", format: want.format))
  }

  /// Answers with a photo; `drawn` is what it looks like in a format, where that is known.
  private mutating func answer(
    _ key: PictureKey, _ photo: Photo, drawn: (picture: Picture, format: PictureFormat)? = nil
  ) {
    guard let index = jobs.firstIndex(where: { $0.key == key }) else { return }
    for (id, want) in jobs.remove(at: index).wants {
      switch want {
      case .avatar: output.send(.avatar(id, .success(photo.avatar.file)))
      case .drawn(let format):
        let picture = drawn?.format == format ? drawn?.picture : photo.picture(format)
        guard let picture else {
          output.send(.picture(id, .failure(.helperFailed)))
          continue
        }
        output.send(.picture(id, .success(picture)))
        guard let hash = key.cached else { continue }
        try? cache?.keep(Print(thumbnail: photo.thumbnail, picture: picture), hash, format)
      }
    }
  }

  private mutating func fail(_ key: PictureKey, _ problem: MediaProblem) {
    guard let index = jobs.firstIndex(where: { $0.key == key }) else { return }
    for (id, want) in jobs.remove(at: index).wants { refuse(id, want, problem) }
  }

  private func refuse(_ id: RequestID, _ want: Want, _ problem: MediaProblem) {
    switch want {
    case .avatar: output.send(.avatar(id, .failure(problem)))
    case .drawn: output.send(.picture(id, .failure(problem)))
    }
  }
}

extension PictureKey {
  /// What its photo is called in the cache; nil where it is kept elsewhere.
  fileprivate var cached: ContentHash? {
    guard case .address(let address, _) = self else { return nil }
    return .picture(at: address)
  }

  /// Why it is no picture.
  fileprivate func problem(_ fault: PhotoFault) -> MediaProblem {
    var faults = PictureFaults()
    faults.note(unread: fault)
    if case .address = self { return .wrongContent }
    return faults.problem(ready: 0)
  }
}
