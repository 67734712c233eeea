import Fixtures
import GameMedia
import Glibc
import Loopback
import MediaProtocol
import Testing

@Suite("A server with an untrusted certificate")
struct UntrustedServerTests {
  @Test("It is rejected, whatever it would have sent")
  func selfSigned() throws {
    let scratch = try TemporaryDirectory()
    let server = try SelfSignedServer(in: scratch.path)
    defer { server.stop() }
    for host in ["127.0.0.1", "localhost"] {
      let source = PictureSource.network(deck: "cats", base: "https://\(host):\(server.port)")
      let loaded = try TestHelper(cache: nil).load(source, faces: 3)
      #expect(loaded.problem == .untrusted)
    }
  }

  @Test("A network name that resolves to this machine is not followed")
  func leadsHere() throws {
    let scratch = try TemporaryDirectory()
    let server = try SelfSignedServer(in: scratch.path)
    defer { server.stop() }
    // Every resolver resolves such names to this machine.
    let source = PictureSource.network(
      deck: "cats", base: "https://pictures.localhost:\(server.port)")
    #expect(try TestHelper(cache: nil).load(source, faces: 3).problem == .addressRefused)
  }

  @Test("A picture on it costs one face and not the deck")
  func picture() throws {
    let scratch = try TemporaryDirectory()
    let secure = try SelfSignedServer(in: scratch.path)
    let port = secure.port
    let server = NetworkDeckTests.cats {
      $0 % 10 == 3 ? .redirect("https://127.0.0.1:\(port)/a.jpg") : .file(TestPicture.jpeg($0))
    }
    defer {
      secure.stop()
      server.stop()
    }
    let loaded = try TestHelper(cache: nil).load(NetworkDeckTests.source(server), faces: 6)
    #expect(loaded.faces.count == 6)
    #expect(loaded.problem == nil)
  }
}

/// OpenSSL's test server, with a self-signed certificate.
private struct SelfSignedServer {
  let port: Int
  private let pid: pid_t
  private let output: UnsafeMutablePointer<FILE>

  init(in directory: String) throws {
    let script = """
      cd \(directory) && openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes \
      -keyout key.pem -out certificate.pem -days 2 -subj /CN=localhost 2>/dev/null && echo $$ && \
      exec openssl s_server -accept 127.0.0.1:0 -cert certificate.pem -key key.pem -www \
      </dev/null 2>/dev/null
      """
    output = try #require(popen(script, "r"))
    pid = try #require(pid_t(Self.line(from: output)))
    var port: Int?
    // It prints "ACCEPT 127.0.0.1:PORT" once it listens.
    while port == nil {
      let line = Self.line(from: output)
      try #require(!line.isEmpty)
      if line.hasPrefix("ACCEPT") { port = line.split(separator: ":").last.flatMap { Int($0) } }
    }
    self.port = try #require(port)
  }

  func stop() {
    kill(pid, SIGKILL)
    pclose(output)
  }

  /// Returns the next line that is not empty; empty at the end.
  private static func line(from file: UnsafeMutablePointer<FILE>) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      let bytes = buffer.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
      if !bytes.isEmpty { return String(decoding: bytes, as: UTF8.self) }
    }
    return ""
  }
}
