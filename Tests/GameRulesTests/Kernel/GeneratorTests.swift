import GameRules
import Testing

@Suite("A seed deals the same everywhere, permanently")
struct GeneratorTests {
  @Test("The published values of SplitMix64")
  func published() {
    var generator = Generator(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in generator.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
    var zero = Generator(seed: 0)
    #expect(
      (0..<3).map { _ in zero.next() } == [
        0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F,
      ])
  }

  @Test("Numbers below a bound, with and without rejected draws")
  func bounded() {
    var generator = Generator(seed: 9)
    #expect((0..<12).map { _ in generator.below(10) } == [6, 7, 2, 7, 2, 1, 6, 9, 2, 7, 5, 2])
    // Nearly every second draw is rejected for this bound.
    var rejecting = Generator(seed: 9)
    #expect(
      (0..<4).map { _ in rejecting.below((1 << 63) + 1) } == [
        6_293_685_368_797_016_114, 6_923_938_283_921_077_553, 7_238_628_665_223_327_792,
        2_421_627_889_027_662_800,
      ])
    #expect(generator.below(0) == 0)
    #expect(generator.below(1) == 0)
  }

  @Test("The shuffle")
  func shuffle() {
    var items = Array(0..<10)
    var generator = Generator(seed: 7)
    generator.arrange(&items)
    #expect(items == [9, 5, 8, 6, 1, 2, 4, 7, 0, 3])
    var none: [Int] = []
    generator.arrange(&none)
    #expect(none.isEmpty)
  }

  @Test("The appearance of a game does not depend on its rules")
  func looks() {
    var play = Generator(seed: 5)
    var looks = Generator.forLooks(seed: 5)
    #expect(play.next() != looks.next())
  }
}
