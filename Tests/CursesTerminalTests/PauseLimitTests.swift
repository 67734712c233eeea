import Canvas
import Testing

@testable import CursesTerminal

/// The documented limits of pauses within the terminal's answers.
@Suite struct PauseLimitTests {
  private static let answers: [(String, TerminalAnswer)] = [
    ("\u{1B}]11;rgb:1e1e/2e2e/3e3e\u{1B}\\", .background(.dark)),
    ("\u{1B}P>|Konsole 24.02.1\u{1B}\\", .name("Konsole 24.02.1")),
    ("\u{1B}P>|Berta's 100% [1;2c terminal\u{1B}\\", .name("Berta's 100% [1;2c terminal")),
    ("\u{1B}_Gi=31;ENOENT:no such picture\u{1B}\\", .takesPictures(false)),
    ("\u{1B}[?62;4;22c", .attributes([62, 4, 22])),
  ]

  /// Returns what is recognized of an answer that is cut by a pause at `place`.
  private func line(_ text: String, cutAt place: Int, for pause: Int) -> TypedLine {
    var line = TypedLine()
    line.send("Anna")
    line.send(String(String.UnicodeScalarView(text.unicodeScalars.prefix(place))))
    line.wait(pause)
    line.send(String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(place))))
    line.send("Berta")
    line.wait(5000)
    return line
  }

  @Test("A pause just below the limit, anywhere in an answer, is no key")
  func below() {
    for (text, answer) in Self.answers {
      for place in 1..<text.unicodeScalars.count {
        let line = line(text, cutAt: place, for: place == 1 ? 599 : 999)
        #expect(line.typed == "AnnaBerta", "\(text.debugDescription) cut at \(place)")
        #expect(line.answers == [answer], "\(text.debugDescription) cut at \(place)")
      }
    }
  }

  @Test("After a longer pause the rest is typed, and what follows it works again")
  func above() {
    for (text, _) in Self.answers {
      let count = text.unicodeScalars.count
      for place in 2..<count where !text.unicodeScalars.dropFirst(place).starts(with: ["\\"]) {
        let line = line(text, cutAt: place, for: 1000)
        #expect(line.answers.isEmpty, "\(text.debugDescription) cut at \(place)")
        #expect(line.typed.hasPrefix("Anna") && line.typed.hasSuffix("Berta"))
      }
      // After the escape alone, the rest is recognized for longer.
      #expect(line(text, cutAt: 1, for: 600).typed == "Anna<escape>Berta")
    }
  }

  @Test("A name may pause at every character, and ends the last second of silence")
  func inName() {
    let name = "xterm(388) [of] \u{5C}\u{5C}Berta; 1"
    var line = TypedLine()
    line.send("\u{1B}P>|")
    for scalar in name.unicodeScalars {
      line.wait(999)
      line.send(String(scalar))
    }
    line.wait(999)
    line.send("\u{1B}\\")
    #expect(line.typed.isEmpty && line.answers == [.name(name)])
    // Nothing distinguishes keys from the rest of a name, until it is late.
    line = TypedLine()
    line.send("\u{1B}P>|xterm")
    line.wait(900)
    line.send("Anna")
    line.wait(1000)
    line.send("Berta")
    #expect(line.typed == "Berta" && line.answers.isEmpty)
  }
}
