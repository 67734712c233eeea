import Canvas
import GameRules
import MediaProtocol
import Pictures
import Testing

@testable import GameMedia

@Suite("No two faces of a deck look alike")
struct AcceptedFacesTests {
  private let format = PictureFormat(
    size: Size(columns: 18, rows: 9), rendition: Rendition(depth: .direct, unicode: true))

  /// Returns a scene of patches, as bright as photos are, shifted by `step` pixels.
  private func photo(of scene: UInt64, step: Int) throws -> Photo {
    let (width, height) = (120, 90)
    var chance = Generator(seed: scene)
    let patches = (0..<12 * 8).map { _ in
      (0..<3).map { _ in UInt8(38 + chance.below(180)) }
    }
    let pixels = (0..<height).flatMap { row -> [UInt8] in
      (0..<width).flatMap { column -> [UInt8] in patches[row / 12 * 12 + (column + step) / 12] }
    }
    return try #require(Photo(width: width, height: height, pixels: pixels))
  }

  private func add(_ photo: Photo, to accepted: inout AcceptedFaces) throws -> Face? {
    let rendering = RenderedPhoto(
      thumbnail: photo.thumbnail, picture: try #require(photo.picture(accepted.format)))
    return accepted.add(rendering, ContentHash(of: photo.pixels), from: "scene.jpg")
  }

  @Test("one scene from two positions is one face", arguments: [0, 1, 2, 3] as [UInt64])
  func oneScene(_ scene: UInt64) throws {
    var accepted = AcceptedFaces(format)
    #expect(try add(photo(of: scene, step: 0), to: &accepted) != nil)
    #expect(try add(photo(of: scene, step: 3), to: &accepted) == nil)
    #expect(accepted.count == 1)
  }

  @Test("different scenes are different faces")
  func manyScenes() throws {
    var accepted = AcceptedFaces(format)
    for scene in 0..<24 as Range<UInt64> { _ = try add(photo(of: scene, step: 0), to: &accepted) }
    #expect(accepted.count == 24)
  }
}
