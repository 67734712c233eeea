import Canvas
import MediaProtocol
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Pictures of rows")
struct PictureLoaderTests {
  /// Returns found albums whose first cover failed with `problem`.
  private func failed(_ problem: MediaError) throws -> Visitor {
    var visitor = try Visitor.atAlbums()
    visitor.search("a", response: (1...3).map { (number: Int) in Album.test(number, "\(number)") })
    let first = try #require(visitor.covers.first)
    visitor.send(.media(.picture(first.id, .failure(problem))))
    visitor.effects = []
    return visitor
  }

  @Test(
    "one that could not be loaded is requested again after a while",
    arguments: [MediaError.offline, .timedOut, .status(503), .busy(retryAfter: nil)])
  func retried(problem: MediaError) throws {
    var visitor = try failed(problem)
    visitor.press(.down)
    #expect(visitor.covers.isEmpty, "not at once")
    visitor.wait(10_000)
    visitor.press(.down)
    #expect(visitor.covers.map(\.address) == ["https://example.org/1/100x100bb.jpg"])
  }

  @Test("after a rate limit, a picture is not requested for that time")
  func patience() throws {
    var visitor = try failed(.busy(retryAfter: 60))
    visitor.wait(59_000)
    visitor.press(.down)
    #expect(visitor.covers.isEmpty)
    visitor.wait(1000)
    visitor.press(.down)
    #expect(visitor.covers.count == 1)
  }

  @Test("a file that is not a picture is requested again only when the screen reappears")
  func broken() throws {
    var visitor = try failed(.wrongContent)
    visitor.wait(3_600_000)
    visitor.press(.down)
    #expect(visitor.covers.isEmpty)
    visitor.type("67")
    #expect(visitor.covers.count == 1)
  }

  @Test("a face is drawn when it is needed, and never while a frame is drawn")
  func faces() throws {
    let place = Rect(column: 0, row: 0, columns: 6, rows: 3)
    let look = RenderStyle()
    var pictures = PictureLoader()
    var frame = Frame<Never>(Canvas(size: place.size), look: look)
    frame.portrait(.face(3), in: place, pictures)
    #expect(frame.canvas == Canvas(size: place.size))
    let format = try #require(PictureFormat(avatarIn: place.size, look))
    #expect(pictures.missing([.face(3)], format, at: Moment(milliseconds: 0)).isEmpty)
    frame = Frame<Never>(Canvas(size: place.size), look: look)
    frame.portrait(.face(3), in: place, pictures)
    #expect(frame.canvas != Canvas(size: place.size))
  }
}
