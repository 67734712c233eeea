import Glibc
import Synchronization

/// An answer of a test's server.
public struct Response: Sendable {
  public var status = "200 OK"
  public var headers: [String] = []
  public var body: [UInt8] = []
  /// The milliseconds between two bytes of the body.
  public var drip: UInt32?
  /// Whether it accepts the request and never answers.
  public var isSilent = false
  /// The number of bytes of the body after which it disconnects.
  public var cutAfter: Int?

  public init(
    status: String = "200 OK", headers: [String] = [], body: [UInt8] = [], drip: UInt32? = nil,
    isSilent: Bool = false, cutAfter: Int? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.drip = drip
    self.isSilent = isSilent
    self.cutAfter = cutAfter
  }

  public static func text(_ body: String) -> Response { Response(body: Array(body.utf8)) }
  public static func file(_ body: [UInt8]) -> Response { Response(body: body) }
  public static func status(_ status: String, _ headers: String...) -> Response {
    Response(status: status, headers: headers)
  }
  public static func redirect(_ address: String) -> Response {
    .status("302 Found", "Location: \(address)")
  }
}

extension Response: CustomStringConvertible {
  // A body may have millions of bytes, which should not be printed.
  public var description: String { "\(status) \(headers), \(body.count) bytes" }
}

/// A local web server for one test; it ends with the test.
public final class LoopbackServer: Sendable {
  public let port: UInt16
  private let listener: Int32
  private let isOpen = Atomic(true)
  private let asked = Mutex<[String]>([])
  private let answer: @Sendable (_ path: String, _ server: LoopbackServer) -> Response

  public var base: String { "http://127.0.0.1:\(port)" }
  /// The requests, each with `User-Agent` after a space.
  public var questions: [String] { asked.withLock { $0 } }

  public init(_ answer: @escaping @Sendable (_ path: String, _ server: LoopbackServer) -> Response)
  {
    self.answer = answer
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    port = withUnsafeMutablePointer(to: &address) { [listener] address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        _ = bind(listener, address, length)
        _ = listen(listener, 64)
        _ = getsockname(listener, address, &length)
      }
      return UInt16(bigEndian: address.pointee.sin_port)
    }
    let listener = listener
    inThread { [weak self] in
      // Closed where it is used, because another server may get its number at once.
      defer { close(listener) }
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        guard let self else {
          close(connection)
          return
        }
        inThread { self.serve(connection) }
      }
    }
  }

  /// Stops accepting connections.
  public func stop() {
    guard isOpen.exchange(false, ordering: .relaxed) else { return }
    shutdown(listener, Int32(SHUT_RDWR))
  }

  private func serve(_ connection: Int32) {
    defer { close(connection) }
    while let head = Self.readHead(connection) {
      let lines = head.split(separator: "\r\n")
      let path = lines.first?.split(separator: " ").dropFirst().first.map(String.init) ?? ""
      let agent = lines.first { $0.lowercased().hasPrefix("user-agent:") }.map { $0.dropFirst(12) }
      asked.withLock { $0.append("\(path) \(agent ?? "")") }
      let response = answer(path, self)
      if response.isSilent {
        var byte: UInt8 = 0
        _ = read(connection, &byte, 1)
        return
      }
      let length = "Content-Length: \(response.body.count)"
      let start =
        (["HTTP/1.1 \(response.status)", length] + response.headers)
        .joined(separator: "\r\n") + "\r\n\r\n"
      guard Self.write(Array(start.utf8), connection) else { return }
      if let count = response.cutAfter {
        _ = Self.write(Array(response.body.prefix(count)), connection)
        return
      }
      if let drip = response.drip {
        for byte in response.body {
          guard Self.write([byte], connection) else { return }
          usleep(drip * 1_000)
        }
      } else {
        guard Self.write(response.body, connection) else { return }
      }
    }
  }

  private static func readHead(_ connection: Int32) -> String? {
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let count = read(connection, &buffer, buffer.count)
      guard count > 0 else { return nil }
      head += buffer[..<count]
    }
    return String(decoding: head, as: UTF8.self)
  }

  private static func write(_ bytes: [UInt8], _ connection: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        send(
          connection, buffer.baseAddress.map { $0 + sent }, bytes.count - sent,
          Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}

/// Runs `body` on a separate thread.
public func inThread(_ body: @escaping @Sendable () -> Void) {
  final class Box {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  var thread = pthread_t()
  let box = Unmanaged.passRetained(Box(body)).toOpaque()
  let failed = pthread_create(
    &thread, nil,
    { box in
      guard let box else { return nil }
      Unmanaged<Box>.fromOpaque(box).takeRetainedValue().body()
      return nil
    }, box)
  if failed == 0 { pthread_detach(thread) }
}
