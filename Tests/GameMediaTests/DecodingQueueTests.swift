import Canvas
import Loopback
import MediaProtocol
import Pictures
import Testing

@testable import GameMedia

@Suite("The queue of files to decode")
struct DecodingQueueTests {
  private static func job(_ number: Int) -> DecodingQueue.Job {
    let file = TestPicture.jpeg(number)
    let format = PictureFormat(
      size: Size(columns: 4, rows: 2), rendition: Rendition(depth: .direct))
    return DecodingQueue.Job(
      file: file, hash: ContentHash(of: file), origin: "\(number)", format: format)
  }

  @Test(
    "All queues together decode at most two pictures at once, and none starves")
  func sharedSlots() {
    let slots = DecodingSlots(2)
    var deal = DecodingQueue(slots, limits: TestHelper.limits)
    var preview = DecodingQueue(slots, limits: TestHelper.limits)
    for number in 0..<3 {
      deal.add(Self.job(number))
      preview.add(Self.job(number + 3))
    }
    var isStarted = deal.start(now: 0) == nil
    isStarted = preview.start(now: 0) == nil && isStarted
    #expect(deal.descriptors.count == 2 && preview.descriptors.isEmpty)
    // The preview only waits for the deal's decodings.
    #expect(preview.nextTime == nil)
    deal.drop()
    #expect(preview.nextTime == 0)
    isStarted = preview.start(now: 0) == nil && isStarted
    #expect(preview.descriptors.count == 2)
    var done: [String] = []
    // Each of them runs out of time at once: they are ended, and the next start.
    for round in 1..<9 where preview.count > 0 {
      let now = round * 1_000_000
      done += preview.finish(readable: [], now: now).map(\.job.origin)
      isStarted = preview.start(now: now) == nil && isStarted
      #expect(preview.descriptors.count <= 2)
    }
    #expect(isStarted)
    #expect(Set(done) == ["3", "4", "5"])
    #expect(slots.hasRoom)
  }
}
