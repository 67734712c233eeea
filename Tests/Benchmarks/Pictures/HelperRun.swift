import Fixtures
import Glibc
import MediaProtocol

/// A picture helper, used as the game uses it; it ends with its owner.
struct HelperRun: ~Copyable {
  private let helper: PipedProcess

  /// Starts the helper next to the game, with the cache of this process's environment.
  static func start(program: String) throws -> HelperRun {
    let folder = program.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let name = (folder + ["flipside-media"]).joined(separator: "/")
    guard let helper = PipedProcess(name) else { throw CannotMeasure("\(name) cannot be started") }
    return HelperRun(helper: helper)
  }

  /// Queries a service and returns its answer.
  func ask(_ id: UInt32, _ query: ServiceQuery) throws -> ServiceReply {
    let hello = MediaCommand.hello(version: MediaVersion.current)
    let frames = hello.frame + MediaCommand.query(RequestID(id), query).frame
    guard helper.send(frames) else {
      throw CannotMeasure("the helper does not listen")
    }
    var buffer = FrameBuffer()
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(helper.output, &bytes, bytes.count)
      guard count > 0 else { throw CannotMeasure("the helper has ended") }
      buffer.append(bytes[..<count])
      while case .some(let report) = try buffer.nextReport() {
        if case .answer(RequestID(id), let result) = report { return try result.get() }
      }
    }
  }

  /// Loads and returns the answers, the last of which is `done`.
  func load(_ request: PicturesRequest) throws -> [PictureEvent] {
    let hello = MediaCommand.hello(version: MediaVersion.current)
    let frames = hello.frame + MediaCommand.load(RequestID(1), request).frame
    guard helper.send(frames) else {
      throw CannotMeasure("the helper does not listen")
    }
    var buffer = FrameBuffer()
    var bytes = [UInt8](repeating: 0, count: 65_536)
    var all: [PictureEvent] = []
    while true {
      let count = read(helper.output, &bytes, bytes.count)
      guard count > 0 else { throw CannotMeasure("the helper has ended") }
      buffer.append(bytes[..<count])
      while case .some(let report) = try buffer.nextReport() {
        guard case .news(_, let news) = report else { continue }
        all.append(news)
        if news == .done { return all }
        if case .failed(let problem) = news { throw CannotMeasure("no pictures: \(problem)") }
      }
    }
  }
}
