import Testing

@testable import Pictures

@Suite struct ColorLadderTests {
  @Test("The nearest color is the one that comparing all of them finds")
  func nearest() {
    let colors = (16..<256).map { (number: $0, lab: XtermPalette.labs[$0]) }
    let ladder = ColorLadder(colors)
    for red in stride(from: 0, through: 255, by: 17) {
      for green in stride(from: 0, through: 255, by: 17) {
        for blue in stride(from: 0, through: 255, by: 17) {
          let lab = Oklab(RGB(UInt8(red), UInt8(green), UInt8(blue)))
          let nearest = colors.min {
            ($0.lab.squaredDistance(to: lab), $0.number)
              < ($1.lab.squaredDistance(to: lab), $1.number)
          }
          #expect(ladder.nearest(to: lab) == nearest?.number)
        }
      }
    }
  }
}
