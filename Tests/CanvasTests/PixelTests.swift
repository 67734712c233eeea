import Testing

@testable import Canvas

@Suite struct PixelTests {
  private func image(_ number: Int) throws -> PixelImage {
    try #require(PixelImage(Array("\"1;1;8;8#0;2;\(number);0;0#0!8~-!8B".utf8), as: .sixel))
  }

  private let rect = Rect(column: 2, row: 1, columns: 4, rows: 2)

  private func canvas(_ number: Int = 1) throws -> Canvas {
    var canvas = Canvas(size: Size(columns: 12, rows: 6))
    canvas.write("abcdefghijkl", column: 0, row: 1, style: .plain)
    canvas.put(try image(number), over: rect)
    return canvas
  }

  @Test("A picture that is drawn over disappears, and its cells are visible")
  func covered() throws {
    let changes: [(String, Bool, (inout Canvas) -> Void)] = [
      ("a text in it", true, { $0.write("x", column: 5, row: 2, style: .plain) }),
      ("a text beside it", false, { $0.write("x", column: 6, row: 2, style: .plain) }),
      (
        "a box over its corner", true,
        { $0.fill(Rect(column: 0, row: 0, columns: 3, rows: 2), style: .plain) }
      ),
      ("a cell above", false, { $0[2, 0] = Cell("x", .plain) }),
      ("a cell in it", true, { $0[2, 1] = Cell("x", .plain) }),
      (
        "a canvas", true,
        { $0.put(Canvas(size: Size(columns: 1, rows: 1)), at: Point(column: 3, row: 1)) }
      ),
      (
        "a dimmed corner", true, { $0.restyle(Rect(column: 0, row: 0, columns: 3, rows: 2)) { $0 } }
      ),
    ]
    for (name, isGone, change) in changes {
      var canvas = try canvas()
      change(&canvas)
      #expect(canvas.placements.isEmpty == isGone, "\(name)")
    }
    #expect(try canvas().lines[1] == "abcdefghijkl")
  }

  @Test("Restyled cells keep their characters, without the pictures over them")
  func restyled() throws {
    var canvas = try canvas()
    canvas.restyle(Rect(column: 1, row: 1, columns: 9, rows: 1)) { style in
      Style(foreground: style.foreground, attributes: .bold)
    }
    #expect(canvas.placements.isEmpty)
    #expect(canvas.lines[1] == "abcdefghijkl")
    #expect((0..<12).map { canvas[$0, 1].style == .plain }.filter { $0 }.count == 3)
  }

  @Test("A picture is copied with its canvas, unless an edge cuts it")
  func clipped() throws {
    var target = Canvas(size: Size(columns: 20, rows: 10))
    target.put(try canvas(), at: Point(column: 5, row: 3))
    #expect(
      target.placements == [
        Placement(try image(1), over: Rect(column: 7, row: 4, columns: 4, rows: 2))
      ])
    for place in [Point(column: 15, row: 3), Point(column: -3, row: 0), Point(column: 0, row: 8)] {
      var target = Canvas(size: Size(columns: 20, rows: 10))
      target.put(try canvas(), at: place)
      #expect(target.placements.isEmpty)
    }
  }

  @Test("Between two canvases pictures stay, appear, disappear or change")
  func differences() throws {
    let (one, other) = (try canvas(1), try canvas(2))
    let again = try canvas(1)
    #expect(again.pictureChanges(since: one) == PictureChanges(removed: [], added: []))
    let none = Canvas(size: one.size)
    #expect(one.pictureChanges(since: none).added == one.placements)
    #expect(none.pictureChanges(since: one).removed == one.placements)
    let swapped = other.pictureChanges(since: one)
    #expect(swapped.removed == one.placements && swapped.added == other.placements)
    #expect(one != other && one == again)
  }

  @Test("No cell below a picture is sent, and all that differ are sent once it is gone")
  func cells() throws {
    var before = Canvas(size: Size(columns: 12, rows: 6))
    before.write("............", column: 0, row: 1, style: .plain)
    let shown = try canvas()
    func sent(_ canvas: Canvas, _ before: Canvas) -> String {
      var text = ""
      canvas.forEachChange(since: before) { _, glyph, _, times in
        if case .scalar(let scalar) = glyph {
          text += String(repeating: Character(scalar), count: times)
        }
      }
      return text
    }
    let held = shown.keepingCovered(of: before, on: before)
    #expect(sent(held, before) == "abghijkl")
    var gone = shown
    gone.removePictures { _ in true }
    #expect(sent(gone, held) == "cdef")
    // The cells below sixels are unknown.
    var lost = held
    lost.forget(rect)
    #expect(sent(gone, lost) == "cdef    ")
  }

  @Test("A wide character that a picture half covers is sent")
  func wide() throws {
    var before = Canvas(size: Size(columns: 12, rows: 6))
    before.write("日", column: 5, row: 1, style: .plain)
    let shown = try {
      var shown = Canvas(size: before.size)
      shown.put(try image(1), over: rect)
      return shown
    }()
    for isLost in [false, true] {
      var known = before
      if isLost { known.forget(rect) }
      let held = shown.keepingCovered(of: known, on: before)
      var places: [Point] = []
      held.forEachChange(since: known) { place, _, _, times in
        places += (0..<times).map { Point(column: place.column + $0, row: place.row) }
      }
      #expect(places == [Point(column: 5, row: 1), Point(column: 6, row: 1)])
      #expect(shown.keepingCovered(of: held, on: held) == held)
    }
  }

  @Test(
    "Only well-formed pictures are images",
    arguments: [
      "", "~~~", "\"1;1;2;2#0~\u{1B}c", "\"1;1;2;2\u{9C}", "\"1;1;2;2#0~\n", "\"1;1;2;2\u{7F}",
      "\"1;1;2;2 ~",
    ])
  func sound(text: String) {
    #expect(PixelImage(Array(text.utf8), as: .sixel) == nil)
    #expect(PixelImage(Array(text.utf8), as: .png) == nil)
  }

  /// Returns the image of 4 by 8 pixels for a terminal.
  private func sixels(_ text: String, size: String = "4;8") -> PixelImage? {
    PixelImage(Array("\"1;1;\(size)\(text)".utf8), as: .sixel)
  }

  @Test(
    "Sixels that fill their declared size are an image of that size",
    arguments: [
      "", "#0;2;0;50;100~~~~", "#0!4~$#255!2?!2~-#0!4B", "#7~-B$B$BBBB", "$-$", "!4~$!04~",
    ])
  func inside(text: String) throws {
    let image = try #require(sixels(text))
    #expect(image.width == 4 && image.height == 8)
  }

  @Test(
    "Sixels that would be painted beyond their declared size are rejected",
    arguments: [
      "~~~~~", "!5~", "!4~~", "!4?@", "~!4~", "!99999~", "!999999999999999999999~", "!0~", "!~",
      "!", "!4", "!4#0~", "!4!4~", "!2;~", "-~", "-C", "-!4F", "-~$", "--", "-----", "!4~-!4B-!4?",
      "~\"1;1;900;900~", "\"1;1;9;9", "~1", "~;", "#", "#~", "#256~", "#99999999999999999999~",
      "#0;~", "#0;2;0~", "#0;2;0;0~", "#0;2;0;0;101~", "#0;1;0;0;0~", "#0;2;0;0;0;0~", " ~",
      "~\u{7F}",
      "~\u{18}", "~\u{1A}", "~\u{1B}", "~\u{9C}", "~\n",
    ])
  func outside(text: String) {
    #expect(sixels(text) == nil)
  }

  @Test(
    "Sixels of zero or absurd size, or without a size, are rejected",
    arguments: [
      "0;8", "4;0", "4", "4;", ";8", "4;8;1", "-4;8", "20000;1", "1;20000", "16000;16000",
      "99999999999999999999;8",
    ])
  func sizes(size: String) {
    #expect(sixels("#0", size: size) == nil)
    #expect(PixelImage(Array("\"2;1;4;8#0~".utf8), as: .sixel) == nil)
  }

  @Test("An image fits cells of its format that are not smaller")
  func fits() throws {
    let image = try #require(sixels("#0!4~"))
    let format = try #require(PixelFormat(.sixel, cellWidth: 4, cellHeight: 8))
    let one = Size(columns: 1, rows: 1)
    #expect(image.fits(one, of: format))
    #expect(image.fits(Size(columns: 5, rows: 3), of: format))
    let others = [
      PixelFormat(.png, cellWidth: 4, cellHeight: 8),
      PixelFormat(.sixel, cellWidth: 4, cellHeight: 7),
    ]
    for other in others { #expect(!image.fits(one, of: try #require(other))) }
    let narrow = try #require(sixels("#0!5~", size: "5;8"))
    #expect(!narrow.fits(one, of: format))
    #expect(!Placement(narrow, over: Rect(column: 0, row: 0, columns: 1, rows: 1)).fits(format))
  }
}
