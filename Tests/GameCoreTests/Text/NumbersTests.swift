import GameCore
import Testing

@Suite("Numbers are written as readers expect")
struct NumbersTests {
  @Test(
    "seconds are rounded, and zero has no sign",
    arguments: [(0, "0.00 s"), (-1, "0.00 s"), (-5, "-0.01 s"), (7_374, "7.37 s")])
  func seconds(milliseconds: Int, text: String) {
    #expect(Language.english.seconds(milliseconds) == text)
  }
}
