import Fixtures
import Testing

@Suite("A benchmark continues after a part that cannot be measured")
struct PartsTests {
  private struct CannotMeasure: Error {}

  @Test("the part is named, and all others are measured, in order")
  func continues() {
    var measured: [String] = []
    var named: [String] = []
    let failed = Parts.perform(["engine", "start", "idle", "store"]) { part in
      guard part != "start", part != "store" else { throw CannotMeasure() }
      measured.append(part)
    } note: { part, error in
      named.append(part)
      #expect(error is CannotMeasure)
    }
    #expect(measured == ["engine", "idle"])
    #expect(named == ["start", "store"] && failed == named)
  }
}
