import CTestMedia
import Canvas
import Glibc
import Loopback
import MediaProtocol
import Pictures
import Testing

@testable import GameMedia

@Suite("The sandbox of the decoder")
struct SandboxTests {
  private static let pictures = TestPicture.everyFormat.map(\.file)

  @Test(
    "Every system call beyond the memory of the process ends it",
    arguments: [
      "open", "create", "unlink", "access", "read", "write", "socket", "unix socket", "execve",
      "fork", "ptrace", "read memory", "kill", "signal thread", "raise limit", "prctl", "ioctl",
      "map code", "make code",
    ])
  func forbidden(_ act: String) {
    for picture in Self.pictures {
      #expect(flipside_try_in_sandbox(picture, picture.count, act) == SIGSYS)
    }
  }

  #if arch(x86_64)
    @Test("Other ABIs of system calls are no way out", arguments: ["old open", "x32 mmap"])
    func otherNumbers(_ act: String) {
      let picture = TestPicture.png(3)
      // A kernel without 32-bit programs also ends it, with another signal.
      let signal = flipside_try_in_sandbox(picture, picture.count, act)
      #expect(signal == SIGSYS || signal == SIGSEGV)
    }
  #endif

  @Test("Every format is decoded in it")
  func allowed() {
    for picture in Self.pictures {
      #expect(flipside_try_in_sandbox(picture, picture.count, "nothing") == 0)
    }
  }

  @Test("The program decodes every format in it, and cannot gain rights")
  func used() {
    for picture in Self.pictures {
      #expect(flipside_status_of_decoder(picture, picture.count, "Seccomp") == 2)
      #expect(flipside_status_of_decoder(picture, picture.count, "NoNewPrivs") == 1)
    }
  }

  @Test(
    "Pictures are drawn in it at every depth and in every encoding", arguments: ColorDepth.allCases)
  func drawn(_ depth: ColorDepth) throws {
    let encodings: [PixelFormat.Encoding?] = [nil, .png, .sixel]
    // The depth matters only to cells.
    for encoding in encodings where encoding == nil || depth == .monochrome || depth == .direct {
      let pixels = encoding.flatMap { PixelFormat($0, cellWidth: 10, cellHeight: 20) }
      let format = PictureFormat(
        size: Size(columns: 18, rows: 9),
        rendition: Rendition(depth: depth, unicode: true, sextants: true, pixels: pixels))
      for file in [TestPicture.jpeg(8, width: 1_200, height: 900)] + Self.pictures {
        let decoding = try #require(Decoding(file, drawnAs: format, limits: MediaLimits()))
        var waited = pollfd(fd: decoding.descriptor, events: Int16(POLLIN), revents: 0)
        poll(&waited, 1, TestHelper.longest)
        let picture = try decoding.finish().picture
        #expect(picture.size == format.size)
        #expect((picture.image != nil) == (encoding != nil))
      }
    }
  }
}
