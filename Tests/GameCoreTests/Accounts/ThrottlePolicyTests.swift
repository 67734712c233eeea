import Testing

@testable import GameCore

@Suite("Guesses are throttled, and no one is locked out permanently")
struct ThrottlePolicyTests {
  @Test("three attempts are free, then the delay doubles up to five minutes")
  func delays() {
    let seconds = (0...14).map { ThrottlePolicy.delay(after: $0) / 1000 }
    #expect(seconds == [0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
    #expect(ThrottlePolicy.delay(after: .max) == ThrottlePolicy.longestWait)
  }

  @Test("an attempt during the delay neither counts nor extends it")
  func waiting() {
    let throttle = Throttle(failures: 5, waitUntil: .start.after(2000))
    #expect(ThrottlePolicy.counting(a: throttle, at: .start) == throttle)
    #expect(ThrottlePolicy.wait(of: throttle, at: .start) == .start.after(2000))
    #expect(ThrottlePolicy.wait(of: throttle, at: .start.after(2000)) == nil)
  }

  @Test("modified numbers lock no one out permanently and break nothing")
  func extremes() {
    for failures in [Int.min, -1, .max] {
      for instant in [Int.min, -1, 0, .max] {
        let throttle = Throttle(
          failures: failures, waitUntil: Timestamp(milliseconds: instant))
        #expect((0...Throttle.mostFailures).contains(throttle.failures))
        #expect(ThrottlePolicy.wait(of: throttle, at: .start) == nil)
        let counted = ThrottlePolicy.counting(a: throttle, at: .start)
        #expect((1...Throttle.mostFailures).contains(counted.failures))
      }
    }
  }

  @Test("time without attempts removes failures")
  func decay() {
    let throttle = Throttle(failures: 6, waitUntil: .start)
    let later = Timestamp.start.after(4 * ThrottlePolicy.forgivenEvery)
    #expect(ThrottlePolicy.counting(a: throttle, at: later).failures == 3)
    let muchLater = Timestamp.start.after(400 * ThrottlePolicy.forgivenEvery)
    #expect(ThrottlePolicy.counting(a: throttle, at: muchLater).failures == 1)
  }

  @Test("a clock that was set back locks no one out")
  func clockSetBack() {
    let throttle = Throttle(failures: 20, waitUntil: .start)
    let before = Timestamp.start.after(-ThrottlePolicy.longestWait - 1)
    #expect(ThrottlePolicy.wait(of: throttle, at: before) == nil)
  }
}
