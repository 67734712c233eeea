import Canvas
import MediaProtocol
import Pictures
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Photos in a running or resumed game") struct PhotosOnTableTests {
  @Test("a saved game downloads missing pictures only after asking; nothing is lost")
  func lost() throws {
    var visitor = Visitor.guest(deck: "cats")
    visitor.answer(.progress(try Deals.begun(.easy, seed: 5)))
    visitor.press(.enter)
    let (id, request) = try #require(visitor.latestLoad)
    #expect(request.mode == .again)
    visitor.send(id, .failed(.tooFewDifferent(2)))
    #expect(visitor.dialog as? DealNotice == .picturesLost)
    #expect(visitor.sees(PicturePhrase.lost))
    let moves = (visitor.play as? PairsPlay)?.table.round.moves
    visitor.press(.enter)
    let (next, fetched) = try #require(visitor.latestLoad)
    #expect(next != id && fetched.mode == .againFetched && fetched.seed == 5)
    #expect(visitor.sees(PicturePhrase.progress(0, of: 6)))
    visitor.send(next, .progress(ready: 3, of: 6))
    #expect(visitor.sees(PicturePhrase.progress(3, of: 6)))
    visitor.deliver(next, fetched)
    let play = try #require(visitor.play as? PairsPlay)
    #expect(play.board.hasPhotos && !play.isPaused && visitor.app.dialogs.isEmpty)
    #expect(visitor.app.table.awaited == nil && !visitor.app.table.isDealing)
    #expect(play.table.round.moves == moves)
  }

  @Test("unavailable pictures are reported as at the start; drawings stay on the table")
  func stillLost() throws {
    for way in [Key.escape, .right] {
      var visitor = Visitor.guest(deck: "cats")
      visitor.answer(.progress(try Deals.begun(.easy, seed: 5)))
      visitor.press(.enter)
      let (id, _) = try #require(visitor.latestLoad)
      visitor.send(id, .failed(.tooFewDifferent(0)))
      visitor.press(.enter)
      let (next, _) = try #require(visitor.latestLoad)
      visitor.send(next, .failed(.offline))
      #expect(visitor.dialog as? DealNotice == .picturesFailed(.offline))
      visitor.press(way)
      if way == .right { visitor.press(.enter) }
      #expect(visitor.app.dialogs.isEmpty && visitor.app.table.underway == nil)
      let play = try #require(visitor.play as? PairsPlay)
      #expect(!play.board.hasPhotos && play.board.gallery != nil && !play.isPaused)
    }
  }

  @Test("Esc cancels waiting from the first moment")
  func escape() throws {
    var visitor = Visitor.loading("cats", seed: 7)
    let (id, request) = try #require(visitor.latestLoad)
    visitor.wait(20)
    visitor.press(.escape)
    #expect(visitor.effects.last == .cancelPictures(id))
    #expect(
      visitor.app.table.awaited == nil && !visitor.app.table.isDealing
        && visitor.app.nextDeadline == nil)
    visitor.deliver(id, request)
    #expect(visitor.play == nil)
    visitor.press(.enter, .escape)
    visitor.answer(.seed(8))
    #expect(visitor.play == nil && visitor.app.table.underway == nil)
  }

  @Test("pictures that look alike at a new size are replaced with drawings, until the next size")
  func alike() throws {
    var visitor = Visitor.loading("cats", seed: 7)
    let (id, request) = try #require(visitor.latestLoad)
    visitor.deliver(id, request)
    visitor.send(.resized(Size(columns: 200, rows: 60)))
    let wide = try #require(visitor.latestRedraw)
    visitor.send(wide.id, .failed(.tooFewDifferent(0)))
    #expect((visitor.dialog as? Notice) == .photosAway && visitor.sees(PicturePhrase.away))
    let area = Chrome.content(of: visitor.app.bounds)
    let format = try #require(PictureFormat(of: .easy, in: area, visitor.app.look))
    let drawn = try #require(visitor.play as? PairsPlay)
    #expect(drawn.board.gallery == Gallery(format, count: 6))
    visitor.press(.enter, .character(" "))
    #expect(visitor.play?.isPaused == false)
    let flipped = try #require(visitor.play as? PairsPlay)
    let all = Gallery(.cats, drawn.board.choice, format).pictures
    #expect(flipped.board.gallery?.pictures.compactMap(\.self).count == 1)
    #expect(zip(flipped.board.gallery?.pictures ?? [], all).allSatisfy { $0 == nil || $0 == $1 })
    visitor.send(.resized(Size(columns: 80, rows: 24)))
    let narrow = try #require(visitor.latestRedraw)
    #expect(narrow.id != wide.id && narrow.loaded == id && narrow.format == request.format)
    visitor.deliver(narrow.id, request)
    let back = try #require(visitor.play as? PairsPlay)
    #expect(
      back.board.gallery?.format == request.format && back.board.gallery != drawn.board.gallery)
  }

  @Test("a helper that died is restarted once for a redraw, with the same deal")
  func helperDied() throws {
    var visitor = Visitor.loading("cats", seed: 7)
    let (id, request) = try #require(visitor.latestLoad)
    visitor.deliver(id, request)
    visitor.send(.resized(Size(columns: 200, rows: 60)))
    let redraw = try #require(visitor.latestRedraw)
    visitor.send(redraw.id, .failed(.helperFailed))
    let (next, again) = try #require(visitor.latestLoad)
    #expect(next != id && again.mode == .again)
    #expect(again.seed == 7 && again.source == request.source && again.faces == request.faces)
    #expect(visitor.app.dialogs.isEmpty)
    var second = visitor
    visitor.deliver(next, again)
    #expect((visitor.play as? PairsPlay)?.board.gallery?.format == again.format)
    visitor.send(.resized(Size(columns: 80, rows: 24)))
    #expect(visitor.latestRedraw?.loaded == next)
    #expect(visitor.latestRedraw?.format == request.format)
    let count = second.effects.count
    second.send(next, .failed(.helperFailed))
    #expect(second.effects.count == count)
    #expect((second.dialog as? Notice) == .photosAway)
  }

  @Test("a window being resized gets the pictures of its last size, whatever arrives late")
  func dragged() throws {
    var visitor = Visitor.loading("cats", seed: 7)
    let (id, request) = try #require(visitor.latestLoad)
    visitor.deliver(id, request)
    visitor.send(.resized(Size(columns: 200, rows: 60)))
    let first = try #require(visitor.latestRedraw)
    visitor.send(.resized(Size(columns: 120, rows: 40)))
    let second = try #require(visitor.latestRedraw)
    #expect(second.id != first.id && second.loaded == id && second.format != first.format)
    visitor.deliver(first.id, request.drawn(in: first.format))
    let table = try #require(visitor.play as? PairsPlay)
    #expect(table.board.gallery?.format == request.format)
    visitor.deliver(second.id, request.drawn(in: second.format))
    let drawn = try #require(visitor.play as? PairsPlay)
    #expect(drawn.board.gallery?.format == second.format && drawn.board.hasPhotos)
  }

  @Test("pictures of another size than requested are never shown")
  func wrongSize() throws {
    var visitor = Visitor.loading("cats", seed: 7)
    let (id, request) = try #require(visitor.latestLoad)
    let format = PictureFormat(
      size: Size(columns: 3, rows: 2), rendition: request.format.rendition)
    visitor.deliver(id, request.drawn(in: format))
    #expect(visitor.play == nil)
    #expect(visitor.dialog as? DealNotice == .picturesFailed(.helperFailed))
  }

  @Test("that drawings replace photos is reported once in a game, however many sizes fail")
  func saidOnce() throws {
    var visitor = Visitor.loading("cats", seed: 7)
    let (id, request) = try #require(visitor.latestLoad)
    visitor.deliver(id, request)
    for size in [Size(columns: 200, rows: 60), Size(columns: 120, rows: 40)] {
      visitor.send(.resized(size))
      let redraw = try #require(visitor.latestRedraw)
      visitor.send(redraw.id, .failed(.tooFewDifferent(0)))
      #expect((visitor.dialog as? Notice) == .photosAway)
    }
    visitor.press(.enter)
    visitor.send(.resized(Size(columns: 200, rows: 60)))
    let again = try #require(visitor.latestRedraw)
    visitor.send(again.id, .failed(.tooFewDifferent(0)))
    #expect(visitor.app.dialogs.isEmpty)
  }

  @Test("no picture of a game that was given up reaches the next one")
  func givenUp() throws {
    var visitor = Visitor.loading("cats", seed: 7)
    let (id, request) = try #require(visitor.latestLoad)
    visitor.deliver(id, request)
    visitor.send(.resized(Size(columns: 200, rows: 60)))
    let redraw = try #require(visitor.latestRedraw)
    visitor.makeMove()
    visitor.press(.character("Q"))
    #expect((visitor.dialog as? ConfirmationDialog)?.subject == .leave)
    visitor.click(button: ButtonPhrase.giveUp)
    visitor.press(.enter)
    #expect(visitor.play == nil && visitor.app.table.underway == nil && visitor.play == nil)
    #expect(visitor.effects.contains(.cancelPictures(redraw.id)))
    visitor.choose { $0.deck = "symbols" }
    visitor.press(.enter)
    visitor.answer(.seed(8))
    let fresh = try #require(visitor.play as? PairsPlay)
    visitor.deliver(redraw.id, request.drawn(in: redraw.format))
    let now = try #require(visitor.play as? PairsPlay)
    #expect(!now.board.hasPhotos && now.board.gallery == fresh.board.gallery)
  }

  @Test("an unusable folder is reported in the settings, and no other's pictures are shown")
  func namelessFolder() throws {
    var settings = Settings(deck: "folder", motion: false)
    settings.sources = ["folder": "/pictures"]
    var visitor = Visitor(settings: settings)
    visitor.enterAsGuest()
    let full = try #require(visitor.app.table.preview.id)
    visitor.press(.character("2"), .down, .down)
    let folder = PictureSource.folder(path: "/pictures")
    let format = PictureFormat(
      size: BoardLayout.leastPicture, rendition: visitor.app.look.rendition)
    visitor.deliver(full, PicturesRequest(source: folder, faces: 8, format: format, seed: 0))
    #expect(visitor.sees("AAAAAA BBBBBB"))
    visitor.press(.down, .end)
    visitor.type("x")
    visitor.press(.enter, .up)
    let (empty, _) = try #require(visitor.previews.last)
    visitor.send(empty, .failed(.folderUnreadable))
    #expect(!visitor.sees("AAAAAA"))
    #expect(visitor.sees(PicturePhrase.problem(.folderUnreadable)))
    visitor.press(.backspace, .enter, .up)
    // No message while a folder is being read.
    #expect(!visitor.sees(PicturePhrase.problem(.folderUnreadable)))
    let (again, request) = try #require(visitor.previews.last)
    visitor.deliver(again, request)
    #expect(
      visitor.sees("AAAAAA BBBBBB") && !visitor.sees(PicturePhrase.problem(.folderUnreadable)))
  }

  @Test("the settings show cached faces, requested once and never downloaded")
  func preview() throws {
    var visitor = Visitor.guest(deck: "cats")
    // Requested when the start was shown, which also starts the helper.
    let id = try #require(visitor.app.table.preview.id)
    visitor.press(.character("2"))
    let standIns = visitor.canvas
    visitor.send(id, .done)
    #expect(visitor.canvas == standIns)
    visitor.press(.character("3"), .character("2"))
    #expect(visitor.previews.isEmpty)
    // After a deal there may be more.
    visitor.press(.character("3"), .enter)
    visitor.answer(.seed(7))
    let (game, wanted) = try #require(visitor.latestLoad)
    visitor.deliver(game, wanted)
    visitor.press(.character("2"))
    let (again, request) = try #require(visitor.previews.last)
    #expect(again != id)
    visitor.send(id, .done)
    visitor.deliver(again, request)
    visitor.press(.down, .down)
    #expect(visitor.sees("AAAAAA BBBBBB CCCCCC"))
    #expect((visitor.play as? PairsPlay)?.board.gallery?.format == wanted.format)
  }
}
