import Canvas
import Pictures
import Testing

@Suite struct DrawingsTests {
  static let decks = [Drawings.cats, Drawings.dogs]
  static let sizes = [
    Size(columns: 6, rows: 3), Size(columns: 9, rows: 3), Size(columns: 11, rows: 4),
    Size(columns: 16, rows: 8), Size(columns: 24, rows: 12),
  ]

  @Test("Each deck has a face for every pair of the largest board, each with its own names")
  func names() {
    for deck in Self.decks {
      #expect(deck.count == 24)
      #expect(Set(deck.map(\.english)).count == 24)
      #expect(Set(deck.map(\.russian)).count == 24)
      #expect(Set(deck.map(\.ground)).count == 24)
      #expect(deck.allSatisfy { !$0.english.isEmpty && $0.english.allSatisfy(\.isASCII) })
      #expect(deck.allSatisfy { !$0.russian.contains(where: \.isASCIILetter) })
    }
  }

  @Test("No two faces of a deck look alike, on any terminal, from 6 x 3 cells", arguments: sizes)
  func allDiffer(_ size: Size) {
    for deck in Self.decks {
      let pixels = deck.map { $0.pixels(for: size) }
      for rendition in renditions where rendition.lightInk {
        let pictures = pixels.map { Picture($0, size: size, as: rendition) }
        for (index, picture) in pictures.enumerated() {
          for other in 0..<index {
            #expect(
              !picture.looksLike(pictures[other]),
              "\(deck[index].english) and \(deck[other].english): \(rendition.summary)")
          }
        }
      }
    }
  }

  @Test("A face is the same on every machine and in every release")
  func golden() {
    let size = Size(columns: 12, rows: 6)
    let rendition = Rendition(depth: .monochrome)
    #expect(Drawings.cats[1].picture(size: size, as: rendition).lines == [])
    #expect(Drawings.dogs[8].picture(size: size, as: rendition).lines == [])
    #expect(fingerprint(of: Drawings.cats) == 0)
    #expect(fingerprint(of: Drawings.dogs) == 0)
  }

  /// A hash of all pixels of a deck (FNV-1a).
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
