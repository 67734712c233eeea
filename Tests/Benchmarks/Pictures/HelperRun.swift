import Glibc
import MediaProtocol

/// The picture helper, spoken to as the game does; it ends with its owner.
struct HelperRun: ~Copyable {
  fileprivate let process: pid_t
  fileprivate let commands: Int32
  fileprivate let reports: Int32

  /// Starts the helper beside the game; it caches where the environment of this process says.
  static func start(program: String) throws -> HelperRun {
    let folder = program.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let helper = (folder + ["flipside-media"]).joined(separator: "/")
    var down: [Int32] = [0, 0]
    var up: [Int32] = [0, 0]
    guard pipe(&down) == 0, pipe(&up) == 0 else { throw CannotMeasure("no pipe can be had") }
    for end in [down[1], up[0]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_adddup2(&files, down[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&files, up[1], STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&files, down[0])
    posix_spawn_file_actions_addclose(&files, up[1])
    let name = strdup(helper)
    defer { free(name) }
    var words = [name, nil]
    var process: pid_t = 0
    let failed = posix_spawn(&process, helper, &files, nil, &words, environ)
    close(down[0])
    close(up[1])
    guard failed == 0 else { throw CannotMeasure("\(helper) cannot be started") }
    return HelperRun(process: process, commands: down[1], reports: up[0])
  }

  deinit {
    close(commands)
    close(reports)
    waitpid(process, nil, 0)
  }

  /// Asks a service and gives its answer.
  func ask(_ id: UInt32, _ query: ServiceQuery) throws -> ServiceReply {
    let hello = MediaCommand.hello(version: MediaVersion.current)
    let frames = hello.frame + MediaCommand.query(RequestID(id), query).frame
    guard write(commands, frames, frames.count) == frames.count else {
      throw CannotMeasure("the helper does not listen")
    }
    var buffer = FrameBuffer()
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(reports, &bytes, bytes.count)
      guard count > 0 else { throw CannotMeasure("the helper has ended") }
      buffer.append(bytes[..<count])
      while case .some(let report) = try buffer.nextReport() {
        if case .answer(RequestID(id), let result) = report { return try result.get() }
      }
    }
  }

  /// Loads and gives the answers, the last of them `done`.
  func load(_ request: PicturesRequest) throws -> [PictureNews] {
    let hello = MediaCommand.hello(version: MediaVersion.current)
    let frames = hello.frame + MediaCommand.load(RequestID(1), request).frame
    guard write(commands, frames, frames.count) == frames.count else {
      throw CannotMeasure("the helper does not listen")
    }
    var buffer = FrameBuffer()
    var bytes = [UInt8](repeating: 0, count: 65_536)
    var all: [PictureNews] = []
    while true {
      let count = read(reports, &bytes, bytes.count)
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
