import CTerminal
import Canvas
import Testing

@testable import CursesTerminal

/// Answers of the terminal between keys, split anywhere, with pauses of any length.
@Suite struct AnswerRecognizerTests {
  private static let answers: [(String, TerminalAnswer)] = [
    ("\u{1B}]11;rgb:1e1e/2e2e/3e3e\u{1B}\\", .background(.dark)),
    ("\u{1B}]11;rgb:ff/ff/ff\u{7}", .background(.light)),
    ("\u{1B}]11;rgba:ffff/ffff/ffff/ffff\u{1B}\\", .background(.light)),
    ("\u{1B}[>41;379;0c", .kind([41, 379, 0])),
    ("\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\", .direct(true)),
    ("\u{1B}P>|Konsole 24.02.1\u{1B}\\", .name("Konsole 24.02.1")),
    ("\u{1B}_Gi=31;OK\u{1B}\\", .takesPictures(true)),
    ("\u{1B}_Gi=31;ENOENT:no such picture\u{1B}\\", .takesPictures(false)),
    ("\u{1B}[6;20;10t", .cell(width: 10, height: 20)),
    ("\u{1B}[?62;4;22c", .attributes([62, 4, 22])),
    ("\u{1B}[?1;0;256S", .registers(256)),
  ]

  @Test(
    "An answer split at any byte is recognized, and what follows it is input",
    arguments: [0, 20, 60, 120, 300, 500])
  func cut(pause: Int) {
    for (text, answer) in Self.answers {
      for place in 1..<text.unicodeScalars.count {
        var line = TypedLine()
        line.send("Anna")
        line.send(String(String.UnicodeScalarView(text.unicodeScalars.prefix(place))))
        line.wait(pause)
        line.send(String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(place))))
        line.send("Berta")
        line.wait(5000)
        #expect(line.typed == "AnnaBerta", "\(text.debugDescription) cut at \(place)")
        #expect(line.answers == [answer], "\(text.debugDescription) cut at \(place)")
      }
    }
  }

  @Test("An answer that arrives byte by byte is an answer", arguments: [5, 60, 500])
  func byteByByte(pause: Int) {
    for (text, answer) in Self.answers {
      var line = TypedLine()
      for scalar in text.unicodeScalars {
        line.send(String(scalar))
        line.wait(pause)
      }
      line.send("Berta")
      #expect(line.typed == "Berta" && line.answers == [answer], "\(text.debugDescription)")
    }
  }

  @Test("The rest of an answer whose escape was taken for a key is not typed")
  func lateRest() {
    for (text, answer) in Self.answers {
      var line = TypedLine()
      line.send("\u{1B}")
      line.wait(600)
      #expect(line.typed == "<escape>")
      line.wait(300)
      line.send(String(text.dropFirst()))
      line.send("Berta")
      #expect(line.typed == "<escape>Berta" && line.answers == [answer], "\(text.debugDescription)")
    }
  }

  @Test("An answer without an end does not swallow what is typed afterward")
  func unterminated() {
    for start in [
      "\u{1B}]11;rgb:0000/0000/0000", "\u{1B}[6;20;", "\u{1B}[?62;4", "\u{1B}_Gi=31;",
      "\u{1B}P1$r48:2", "\u{1B}]52;c;QUJD", "\u{1B}[27;5",
    ] {
      var line = TypedLine()
      line.send(start)
      line.wait(120)
      line.send("Berta")
      #expect(line.typed == "Berta", "\(start.debugDescription)")
    }
    var named = TypedLine()
    named.send("\u{1B}P>|xterm(38")
    named.wait(1001)
    named.send("Berta")
    #expect(named.typed == "Berta")
  }

  @Test("Escape works at once without a pending query, and within 600 ms with one")
  func escape() {
    var line = TypedLine(asked: [])
    line.send("\u{1B}")
    #expect(line.typed == "<escape>")
    line.send("]11Px")
    #expect(line.typed == "<escape>]11Px")
    line = TypedLine()
    line.send("\u{1B}")
    #expect(line.typed.isEmpty && line.recognizer.remaining(at: line.now) == 600)
    line.wait(600)
    #expect(line.typed == "<escape>")
    line = TypedLine()
    line.wait(5000)
    line.send("\u{1B}")
    #expect(line.typed == "<escape>")
  }

  @Test("The last answer settles all earlier queries, so that Escape works at once again")
  func settled() {
    var line = TypedLine(asked: [.picture, .cell, .name, .attributes])
    line.send("\u{1B}[6;20;10t\u{1B}[?62;4c")
    line.send("\u{1B}")
    #expect(line.typed == "<escape>")
    line = TypedLine(asked: [.picture, .attributes, .registers])
    line.send("\u{1B}[?62;4c")
    line.send("\u{1B}")
    #expect(line.typed.isEmpty)
    line.send("[?1;0;256S")
    #expect(line.answers == [.attributes([62, 4]), .registers(256)])
    line.send("\u{1B}")
    #expect(line.typed == "<escape>")
  }

  @Test(
    "Any key after Escape lets both through",
    arguments: ["a", "é", "\r", "\u{1B}", "Px", "P1x", "[", "]", "]1x", "[6x", "[?x", "_", "O"])
  func afterEscape(keys: String) {
    let expected = keys.map { key in
      switch key {
      case "\r": "<enter>"
      case "\u{1B}": "<escape>"
      default: String(key)
      }
    }.joined()
    for isAsked in [true, false] {
      var line = TypedLine(asked: isAsked ? [.attributes] : [])
      line.send("\u{1B}")
      for key in keys {
        line.wait(150)
        line.send(String(key))
      }
      line.wait(700)
      #expect(line.typed == "<escape>" + expected, "\(keys.debugDescription)")
      line.send("z")
      #expect(line.typed == "<escape>" + expected + "z")
    }
  }

  @Test("Keys that ncurses knows pass while an answer is held")
  func otherKeys() {
    var line = TypedLine()
    line.send("\u{1B}]11;rgb:00")
    line.wait(100)
    line.send(FLIPSIDE_KEY, FLIPSIDE_KEY_UP)
    #expect(line.typed == "<up>")
    line.send("00/0000/0000\u{7}")
    #expect(line.typed == "<up>" && line.answers == [.background(.dark)])
    line.send("\u{1B}]11;rgb:00")
    line.wait(100)
    line.send("\r")
    #expect(line.typed == "<up><enter>")
    line.send("\u{1B}]11;rgb:00")
    line.wait(100)
    line.send("\u{1B}")
    line.wait(600)
    #expect(line.typed == "<up><enter><escape>")
  }

  @Test("A key with Alt and unknown sequences mean nothing")
  func unknown() {
    var line = TypedLine(asked: [])
    for sequence in ["\u{1B}x", "\u{1B}[1;5A", "\u{1B}[27;5;9~", "\u{1B}OQ", "\u{1B}P", "\u{1B}["] {
      line.send(sequence)
      line.wait(1000)
    }
    #expect(line.inputs.isEmpty && line.answers.isEmpty)
  }

  @Test("An endless sequence ends after a bounded length or at a pause")
  func dripping() {
    for start in ["\u{1B}]11;rgb:", "\u{1B}P>|", "\u{1B}[?", "\u{1B}_Gi=31;E", "\u{1B}]52;c;"] {
      var line = TypedLine()
      line.send(start)
      for _ in 0..<200 {
        line.wait(51)
        line.send("1")
      }
      #expect(line.typed.count > 100, "\(start.debugDescription)")
    }
    // Without pauses it is read and dropped, up to a limit too.
    var line = TypedLine()
    line.send("\u{1B}]52;c;" + String(repeating: "A", count: 50_000) + "\u{7}Berta")
    #expect(line.typed == "Berta")
    line.send("\u{1B}]52;c;" + String(repeating: "A", count: 100_000))
    #expect(line.recognizer.remaining(at: line.now) == nil)
  }

  @Test("Pasted text is never taken for an answer, and the end of a paste may be split too")
  func pastes() {
    var line = TypedLine()
    line.send(FLIPSIDE_PASTE_BEGINS)
    line.send("]11;rgb:ffff/ffff/ffff\u{7}")
    line.send(FLIPSIDE_PASTE_ENDS)
    #expect(line.answers.isEmpty && line.typed == "(]11;rgb:ffff/ffff/ffff\u{7})")
    line = TypedLine(asked: [])
    line.send(FLIPSIDE_PASTE_BEGINS)
    line.send("a\u{1B}]11;rgb:ffff/ffff/ffff\u{7}b\u{1B}[?62;4c")
    line.send(FLIPSIDE_PASTE_ENDS)
    #expect(line.answers.isEmpty && line.typed.hasSuffix("b)"))
    for place in 1..<6 {
      line = TypedLine(asked: [])
      line.send(FLIPSIDE_PASTE_BEGINS)
      line.send("text")
      let end = "\u{1B}[201~"
      line.send(String(end.prefix(place)))
      line.wait(500)
      line.send(end.dropFirst(place) + "Berta")
      #expect(line.typed == "(text)Berta", "cut at \(place)")
    }
    // The player's Escape ends a paste whose end was lost.
    line.send(FLIPSIDE_PASTE_BEGINS)
    line.send("more\u{1B}")
    line.wait(600)
    line.send("x")
    #expect(line.typed == "(text)Berta(more)x")
  }

  @Test("The rest of a truncated mouse report is not typed; later input is")
  func mouse() {
    var line = TypedLine(asked: [])
    line.send(FLIPSIDE_CUT_REPORT)
    line.wait(40)
    line.send("10;5M3")
    #expect(line.typed == "3")
    line.send(FLIPSIDE_CUT_REPORT)
    line.wait(60)
    line.send("3")
    #expect(line.typed == "33")
    line.send(FLIPSIDE_CUT_REPORT)
    line.send(String(repeating: "1", count: 17))
    #expect(line.typed == "331")
  }
}
