internal import MediaProtocol
internal import Pictures

/// How many pictures may be decoded at once, whatever they are for.
final class DecodingSlots {
  private let most: Int
  fileprivate var taken = 0

  init(_ most: Int) {
    self.most = max(most, 1)
  }

  var hasRoom: Bool { taken < most }
  /// Whether more is decoded than what the caller is about to.
  var isTakenByOthers: Bool { taken > 1 }

  /// Room for one decoding, until it goes away; nil where there is none.
  func take() -> DecodingSlot? {
    hasRoom ? DecodingSlot(self) : nil
  }
}

/// Room for one decoding.
final class DecodingSlot {
  private let slots: DecodingSlots

  fileprivate init(_ slots: DecodingSlots) {
    self.slots = slots
    slots.taken += 1
  }

  deinit { slots.taken -= 1 }
}

/// Files that are to be decoded, a few at a time, each in a process of its own.
struct DecodingQueue {
  /// A file and where it came from.
  struct Job {
    let file: [UInt8]
    let hash: ContentHash
    let origin: String
    /// How it is drawn where it is decoded.
    let format: PictureFormat
  }

  private struct Running {
    let job: Job
    let decoding: Decoding
    let slot: DecodingSlot
    let deadline: Int
  }

  private let slots: DecodingSlots
  private let limits: MediaLimits
  private var waiting: [Job] = []
  private var running: [Running] = []
  /// Not before this time, as the system gave no process.
  private var earliest = 0

  init(_ slots: DecodingSlots, limits: MediaLimits) {
    self.slots = slots
    self.limits = limits
  }

  var count: Int { waiting.count + running.count }
  var hasRoom: Bool { count < limits.decodings * 2 }
  /// What becomes readable when a decoding is over.
  var descriptors: [Int32] { running.map(\.decoding.descriptor) }
  /// When the first decoding has taken too long, or one that waits can start: another queue may
  /// have left it room.
  var nextTime: Int? {
    let start = !waiting.isEmpty && slots.hasRoom ? [earliest] : []
    return (running.map(\.deadline) + start).min()
  }

  /// Whether a file of this content waits or is being decoded.
  func contains(_ hash: ContentHash) -> Bool {
    waiting.contains { $0.hash == hash } || running.contains { $0.job.hash == hash }
  }

  mutating func add(_ job: Job) {
    waiting.append(job)
  }

  /// Gives up what waits or runs.
  mutating func drop() {
    waiting = []
    running = []
  }

  /// Starts what there is room for. False where the system gives no process and none runs that
  /// could make room: then a file is dropped.
  mutating func start(now: Int) -> Bool {
    while let job = waiting.first, now >= earliest, let slot = slots.take() {
      guard let decoding = Decoding(job.file, drawnAs: job.format, limits: limits) else {
        guard slots.isTakenByOthers else {
          waiting.removeFirst()
          return false
        }
        earliest = now + limits.pause
        return true
      }
      waiting.removeFirst()
      running.append(
        Running(job: job, decoding: decoding, slot: slot, deadline: now + limits.decoding))
    }
    return true
  }

  /// Takes the results of what is over, because it is readable or its time is.
  mutating func finish(
    readable: Set<Int32>, now: Int
  ) -> [(job: Job, result: Result<(photo: Photo, picture: Picture), PhotoFault>)] {
    let over = running.filter { readable.contains($0.decoding.descriptor) || $0.deadline <= now }
    running.removeAll { readable.contains($0.decoding.descriptor) || $0.deadline <= now }
    return over.map { each in
      do throws(PhotoFault) {
        return (each.job, .success(try each.decoding.finish()))
      } catch {
        return (each.job, .failure(error))
      }
    }
  }
}
