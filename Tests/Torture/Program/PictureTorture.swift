import Canvas
import Fixtures
import Glibc
import Loopback
import MediaProtocol
import Pictures
import SystemStrings

/// Pictures of every format, decoded and rendered by a build of the picture helper, each in a child
/// that the kernel reports as sandboxed.
struct PictureTorture {
  private let name: String
  private let helper: String
  private let workshop: Workshop

  init(_ name: String, _ helper: String, workshop: Workshop) {
    self.name = name
    self.helper = helper
    self.workshop = workshop
  }

  func run(until _: Deadline) -> Report {
    let large = TestPicture.jpeg(8, width: 1_200, height: 900)
    let files = TestPicture.everyFormat + [(name: "large JPEG", file: large)]
    let complaints = workshop.complaints { directory in
      guard let talk = HelperTalk(helper, in: directory) else {
        return ["\(helper) cannot be started"]
      }
      var complaints: [String] = []
      for (number, (format, file)) in files.enumerated() {
        let path = "\(directory)/\(number)"
        Self.write(file, to: path)
        for shape in Self.shapes {
          if let problem = talk.draw(path, as: shape) {
            complaints.append("\(format), \(shape.rendition): \(problem)")
          }
        }
        if HelperTalk.canWatch, let problem = talk.watch(path) {
          complaints.append("\(format): \(problem)")
        }
      }
      return complaints
    }
    var report = Report("pictures, \(name)", complaints: complaints)
    report.note(
      "\(files.count) formats in \(Self.shapes.count) ways, "
        + (HelperTalk.canWatch ? "decoders watched" : "decoders not watched: no list of children"))
    return report
  }

  /// Every depth, as cells and in every encoding.
  private static var shapes: [PictureFormat] {
    let encodings: [PixelFormat.Encoding?] = [nil, .png, .sixel]
    return ColorDepth.allCases.flatMap { depth in
      encodings.map { encoding in
        let pixels = encoding.flatMap { PixelFormat($0, cellWidth: 10, cellHeight: 20) }
        return PictureFormat(
          size: Size(columns: 18, rows: 9),
          rendition: Rendition(depth: depth, unicode: true, sextants: true, pixels: pixels))
      }
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) {
    let file = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    _ = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, bytes.count) }
    close(file)
  }
}

/// A build of the picture helper, used as the game uses it.
private final class HelperTalk {
  private let helper: PipedProcess
  private var buffer = FrameBuffer()
  private var lastID: UInt32 = 0

  /// Whether the kernel lists the children of a process.
  static var canWatch: Bool { access("/proc/self/task/\(getpid())/children", R_OK) == 0 }

  init?(_ program: String, in directory: String) {
    var environment = Seat.environment(directory)
    environment["XDG_CACHE_HOME"] = directory
    guard let helper = PipedProcess(program, environment: environment) else { return nil }
    self.helper = helper
    guard helper.send(MediaCommand.hello(version: MediaVersion.current).frame) else { return nil }
  }

  /// Requests a file, and returns the fault of the answer.
  func draw(_ path: String, as format: PictureFormat) -> String? {
    ask(for: path, as: format)
    return answer(format)
  }

  /// Requests a file, and returns the fault of the child according to the kernel.
  func watch(_ path: String) -> String? {
    let format = PictureFormat(
      size: Size(columns: 18, rows: 9), rendition: Rendition(depth: .direct))
    let children = "/proc/\(helper.process)/task/\(helper.process)/children"
    // A child lives for milliseconds: it may have started and ended between two checks.
    for _ in 0..<200 {
      ask(for: path, as: format)
      var child: Int?
      while child == nil, !isAnswered(waiting: 0) {
        child = Workshop.lines(of: children).first.flatMap { line in
          line.split(separator: " ").first.flatMap { Int($0) }
        }
      }
      let seen = child.map(state)
      if let problem = answer(format) { return problem }
      if let seen, seen == ["2", "1"] { return nil }
      if let seen, !seen.isEmpty { return "Seccomp and NoNewPrivs are \(seen)" }
    }
    return "its decoder was not seen"
  }

  /// Returns the kernel's information about a child's filter and rights once it has set them or has
  /// ended; empty if it is gone.
  private func state(of child: Int) -> [String] {
    // Until the helper waits for it, an ended child is still listed.
    kill(helper.process, SIGSTOP)
    defer { kill(helper.process, SIGCONT) }
    while true {
      let lines = Workshop.lines(of: "/proc/\(child)/status")
      func value(_ name: String) -> String? {
        lines.first { $0.hasPrefix(name + ":") }
          .map { String($0.dropFirst(name.count + 1).drop { $0 == "\t" }) }
      }
      guard let filter = value("Seccomp"), let rights = value("NoNewPrivs"),
        let state = value("State")
      else { return [] }
      if filter != "0" || state.hasPrefix("Z") { return [filter, rights] }
    }
  }

  private func ask(for path: String, as format: PictureFormat) {
    lastID += 1
    let key = PictureKey.file(path: SystemString(path))
    _ = helper.send(MediaCommand.picture(RequestID(lastID), key, format, from: nil).frame)
  }

  /// Reads the answer to the last request, and returns its fault.
  private func answer(_ format: PictureFormat) -> String? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      do throws(MessageError) {
        while let report = try buffer.nextReport() {
          guard case .picture(RequestID(lastID), let result) = report else { continue }
          switch result {
          case .failure(let problem): return "\(problem)"
          case .success(let picture):
            let isWhole =
              picture.size == format.size
              && (picture.image != nil) == (format.rendition.pixels != nil)
            return isWhole ? nil : "another picture"
          }
        }
      } catch {
        return "\(error)"
      }
      guard isAnswered(waiting: 20_000) else { return "no answer" }
      let count = read(helper.output, &bytes, bytes.count)
      guard count > 0 else { return "the helper has ended" }
      buffer.append(bytes[..<count])
    }
  }

  /// Returns whether the helper writes anything within some milliseconds.
  private func isAnswered(waiting time: Int32) -> Bool {
    var waited = pollfd(fd: helper.output, events: Int16(POLLIN), revents: 0)
    return poll(&waited, 1, time) == 1
  }
}
