import Canvas
import Pictures
import Testing

@Suite struct DrawingsTests {
  static let decks = [Drawings.cats, Drawings.dogs]
  static let sizes = [
    Size(columns: 6, rows: 3), Size(columns: 7, rows: 3), Size(columns: 11, rows: 4),
  ]

  @Test("Each deck has a face for every pair of the largest board, all with different names")
  func names() {
    for deck in Self.decks {
      #expect(deck.count == 24)
      #expect(Set(deck.map(\.english)).count == 24)
      #expect(Set(deck.map(\.russian)).count == 24)
      #expect(Set(deck.map(\.background)).count == 24)
      #expect(deck.allSatisfy { !$0.english.isEmpty && $0.english.allSatisfy(\.isASCII) })
      #expect(deck.allSatisfy { !$0.russian.contains(where: \.isASCIILetter) })
    }
  }

  @Test("Names of pictures are capitalized and fit on small cards")
  func readAsNames() {
    for drawing in Drawings.cats + Drawings.dogs {
      for name in [drawing.english, drawing.russian] {
        #expect(name.first?.isUppercase == true, "\(name)")
        #expect(name.count <= 9, "\(name) is cut on a card of 11 columns")
      }
      // "With a ball" or "in a box" is a description, not a name.
      #expect(!drawing.russian.contains(" "), "\(drawing.russian)")
    }
    #expect(EmblemTests.emblems.allSatisfy { $0.english.first?.isUppercase == true })
    #expect(EmblemTests.emblems.allSatisfy { $0.russian.first?.isUppercase == true })
  }

  @Test("No two faces of a deck look alike, on any terminal, from 6 x 3 cells", arguments: sizes)
  func allDiffer(_ size: Size) {
    for (index, rendition) in renditions.filter(\.lightForeground).enumerated()
    where isFullRun || index % Self.sizes.count == Self.sizes.firstIndex(of: size) {
      expectDifferent(size, rendition)
    }
  }

  @Test(
    "Large faces also differ, with and without colors",
    arguments: isFullRun ? [ColorDepth.direct, .monochrome] : [.monochrome])
  func allDifferLarge(_ depth: ColorDepth) {
    expectDifferent(Size(columns: 14, rows: 6), Rendition(depth: depth))
  }

  private func expectDifferent(_ size: Size, _ rendition: Rendition) {
    for deck in Self.decks {
      let seen = deck.map { PictureSignature($0.picture(size: size, as: rendition)) }
      for (index, impression) in seen.enumerated() {
        for other in 0..<index {
          #expect(
            !impression.looksLike(seen[other]),
            "\(deck[index].english) and \(deck[other].english): \(rendition.summary)")
        }
      }
    }
  }

  @Test("A face is the same on every machine and in every release")
  func golden() {
    let size = Size(columns: 12, rows: 6)
    let rendition = Rendition(depth: .monochrome)
    #expect(
      Drawings.cats[1].picture(size: size, as: rendition).lines == [
        "█▛▀██████▀▜█",
        "█▌  ▝▀▀▘  ▐█",
        "█▌        ▐█",
        "█▌ ▒▒  ▒▒ ▐█",
        "█▇▖      ▗▇█",
        "███▇▅▄▄▅▇███",
      ])
    #expect(
      Drawings.dogs[8].picture(size: size, as: rendition).lines == [
        "█▋░▀▛▀▀▜▀░▐█",
        "█▉▐▇▓  ▓▇▍▓█",
        "██▟▓▒▎▝▒▓▙██",
        "████▀  ▀████",
        "████▖  ▗████",
        "█████▇▇█████",
      ])
    #expect(fingerprint(of: Drawings.cats) == 6_403_017_842_522_470_659)
    #expect(fingerprint(of: Drawings.dogs) == 5_136_988_907_046_648_837)
  }

  /// Returns a hash of all pixels of a deck (FNV-1a).
  private func fingerprint(of deck: [Drawing]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for drawing in deck {
      for color in drawing.pixels(for: Size(columns: 6, rows: 3)).colors {
        for byte in [color.red, color.green, color.blue] {
          hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
      }
    }
    return hash
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
