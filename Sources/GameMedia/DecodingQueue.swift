internal import MediaProtocol
internal import Pictures

/// Files that are to be decoded, a few at a time, each in a process of its own.
struct DecodingQueue {
  /// A file and where it came from.
  struct Job {
    let file: [UInt8]
    let hash: ContentHash
    let origin: String
  }

  private struct Running {
    let job: Job
    let decoding: Decoding
    let deadline: Int
  }

  private let format: PictureFormat
  private let limits: MediaLimits
  private var waiting: [Job] = []
  private var running: [Running] = []

  /// Pictures are drawn in `format` where they are decoded.
  init(_ format: PictureFormat, limits: MediaLimits) {
    self.format = format
    self.limits = limits
  }

  var count: Int { waiting.count + running.count }
  var hasRoom: Bool { count < limits.decodings * 2 }
  /// What becomes readable when a decoding is over.
  var descriptors: [Int32] { running.map(\.decoding.descriptor) }
  /// When the first decoding has taken too long.
  var nextTime: Int? { running.map(\.deadline).min() }

  mutating func add(_ job: Job) {
    if waiting.isEmpty, running.isEmpty { Decoding.prepare() }
    waiting.append(job)
  }

  /// Starts what there is room for. False where the system gives no process and none runs that
  /// could make room: then a file is dropped.
  mutating func start(now: Int) -> Bool {
    while running.count < limits.decodings, let job = waiting.first {
      guard let decoding = Decoding(job.file, drawnAs: format, limits: limits) else {
        guard running.isEmpty else { return true }
        waiting.removeFirst()
        return false
      }
      waiting.removeFirst()
      running.append(Running(job: job, decoding: decoding, deadline: now + limits.decoding))
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
