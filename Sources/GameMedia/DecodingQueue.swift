internal import MediaProtocol
internal import Pictures

/// The limit on concurrent decodings of all kinds.
final class DecodingSlots {
  private let most: Int
  fileprivate var taken = 0

  init(_ most: Int) {
    self.most = max(most, 1)
  }

  var hasRoom: Bool { taken < most }
  /// Whether other decodings are running, apart from one of the caller.
  var isTakenByOthers: Bool { taken > 1 }

  /// Returns a slot, which is free again when it is released; nil if there is none.
  func take() -> DecodingSlot? {
    hasRoom ? DecodingSlot(self) : nil
  }
}

/// A slot for one decoding.
final class DecodingSlot {
  private let slots: DecodingSlots

  fileprivate init(_ slots: DecodingSlots) {
    self.slots = slots
    slots.taken += 1
  }

  deinit { slots.taken -= 1 }
}

/// Files to decode, a few at a time, each in a separate process.
struct DecodingQueue {
  /// A file and its source.
  struct Job {
    let file: [UInt8]
    let hash: ContentHash
    let origin: String
    /// The format in which it is rendered.
    let format: PictureFormat
  }

  private struct RunningJob {
    let job: Job
    let decoding: Decoding
    let slot: DecodingSlot
    let deadline: Int
  }

  private let slots: DecodingSlots
  private let limits: MediaLimits
  private var waiting: [Job] = []
  private var running: [RunningJob] = []
  /// The earliest time of the next start, after the system has refused a process.
  private var earliest = 0

  init(_ slots: DecodingSlots, limits: MediaLimits) {
    self.slots = slots
    self.limits = limits
  }

  var count: Int { waiting.count + running.count }
  var hasRoom: Bool { count < limits.decodings * 2 }
  /// The descriptors that become readable when a decoding is done.
  var descriptors: [Int32] { running.map(\.decoding.descriptor) }
  /// The time when the first decoding has taken too long, or when a waiting one can start because
  /// another queue may have released a slot.
  var nextTime: Int? {
    let start = !waiting.isEmpty && slots.hasRoom ? [earliest] : []
    return (running.map(\.deadline) + start).min()
  }

  /// Returns whether a file of this content is waiting or being decoded.
  func contains(_ hash: ContentHash) -> Bool {
    waiting.contains { $0.hash == hash } || running.contains { $0.job.hash == hash }
  }

  mutating func add(_ job: Job) {
    waiting.append(job)
  }

  /// Drops all files.
  mutating func drop() {
    waiting = []
    running = []
  }

  /// Starts decodings while there are slots. Returns a file that is dropped, because no process can
  /// be started for it and none is running that could release one.
  mutating func start(now: Int) -> Job? {
    while let job = waiting.first, now >= earliest, let slot = slots.take() {
      guard let decoding = Decoding(job.file, drawnAs: job.format, limits: limits) else {
        guard slots.isTakenByOthers else { return waiting.removeFirst() }
        earliest = now + limits.pause
        return nil
      }
      waiting.removeFirst()
      running.append(
        RunningJob(job: job, decoding: decoding, slot: slot, deadline: now + limits.decoding))
    }
    return nil
  }

  /// Returns the results of decodings that are done or have taken too long.
  mutating func finish(
    readable: Set<Int32>, now: Int
  ) -> [(job: Job, result: Result<(photo: Photo, picture: Picture), PhotoError>)] {
    let over = running.filter { readable.contains($0.decoding.descriptor) || $0.deadline <= now }
    running.removeAll { readable.contains($0.decoding.descriptor) || $0.deadline <= now }
    return over.map { each in
      do throws(PhotoError) {
        return (each.job, .success(try each.decoding.finish()))
      } catch {
        return (each.job, .failure(error))
      }
    }
  }
}
