import Canvas
import Pictures
import Testing

@Suite struct EmblemTests {
  private static let sizes = [
    Size(columns: 12, rows: 5), Size(columns: 26, rows: 7),
  ]
  static let emblems: [Drawing] = [
    .blast, .mountains, .palette, .portrait, .smile, .handcuffs, .curtains, .castle, .temple,
    .ghost, .note, .magnifier, .heart, .planet, .cup, .eye, .tank, .cactus, .reel,
  ]

  @Test("There is an emblem for each of a dozen genres, with separate names and backgrounds")
  func names() {
    let drawings = Self.emblems
    #expect(Set(drawings.map(\.english)).count == drawings.count)
    #expect(Set(drawings.map(\.russian)).count == drawings.count)
    #expect(Set(drawings.map(\.background)).count == drawings.count)
  }

  @Test(
    "No two emblems look alike, on any terminal, even in monochrome and ASCII", arguments: sizes)
  func allDiffer(_ size: Size) {
    for (index, rendition) in renditions.filter(\.lightForeground).enumerated()
    where isFullRun || rendition.depth == .monochrome
      || index % Self.sizes.count == Self.sizes.firstIndex(of: size)
    {
      let emblems = Self.emblems
      let seen = emblems.map { PictureSignature($0.picture(size: size, as: rendition)) }
      for (index, impression) in seen.enumerated() {
        for other in 0..<index {
          #expect(
            !impression.looksLike(seen[other]),
            "\(emblems[index].english) and \(emblems[other].english): \(rendition.summary), \(size)"
          )
        }
      }
    }
  }

  @Test("Posters with the same emblem differ by the number of the question")
  func variants() {
    let size = Size(columns: 21, rows: 9)
    for emblem in Self.emblems {
      let seen = (0..<10).map {
        PictureSignature(emblem.variant($0).picture(size: size, as: Rendition(depth: .palette256)))
      }
      #expect(Set(seen).count == 10, "\(emblem.english)")
    }
  }

  @Test("An emblem is the same on every machine and in every release")
  func golden() {
    let size = Size(columns: 28, rows: 8)
    let rendition = Rendition(depth: .monochrome)
    #expect(
      Drawing.handcuffs.picture(size: size, as: rendition).lines == [
        "            ▂▂▂▂            ",
        "          ▗▓▀▀▀▀▓▖          ",
        "       ▁▃▟▓▁    ▁▓▙▃▁       ",
        "      ▟█▀▀▀█▅  ▅█▀▀▀█▙      ",
        "     ▗█▎   ▝█▍▗█▏   ▝█▎     ",
        "      █▙   ▗█▎▝█▖   ▟█▏     ",
        "      ▝▜▇▆▇▛▘  ▝▜▇▆▇▛▘      ",
        "                            ",
      ])
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for emblem in Self.emblems {
      for color in emblem.pixels(for: size).colors {
        for byte in [color.red, color.green, color.blue] {
          hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
      }
    }
    #expect(hash == 11_515_349_727_584_333_727)
  }
}
