import Canvas
import Pictures
import SystemStrings
import Testing

@testable import GameCore
@testable import GameUI
@testable import MediaProtocol

@Suite("The player's own picture")
struct OwnPictureTests {
  private let now = Timestamp(milliseconds: 1_795_305_600_000)  // 2026-11-22
  private let file = "/home/anna/me.jpg"

  private func filled(_ avatar: Avatar = .face(2)) throws -> OwnProfile {
    let style = DateStyle(.english, locale: "")
    let today = CalendarDate(now, secondsFromUTC: 0)
    return OwnProfile(
      profile: Profile(
        firstName: try GivenName("Anna"), lastName: try GivenName("Berg"), sex: .female,
        birthDate: try BirthDate("1990-05-17", style: style, today: today),
        phone: try PhoneNumber("+49 30 901820", language: .english), avatar: avatar))
  }

  /// Opens the form with the sheet.
  private func opened(
    _ environment: App.LaunchEnvironment = App.LaunchEnvironment(), columns: Int = 80,
    rows: Int = 24,
    avatar: Avatar = .face(2), sheet: Bool = true
  ) throws -> Visitor {
    var environment = environment
    environment.home = "/home/anna"
    environment.dataDirectory = "/data"
    var visitor = Visitor(environment, columns: columns, rows: rows)
    visitor.logIn(try Deals.player())
    visitor.effects += visitor.app.perform([.go(.profile)], at: visitor.now)
    visitor.answer(.profile(try filled(avatar), at: now))
    for _ in 0..<10 { visitor.press(.tab) }
    if sheet {
      visitor.press(.enter)
      visitor.effects = []
    }
    return visitor
  }

  @Test("a file's long name leaves room for the text after it", arguments: Language.allCases)
  func longName(language: Language) throws {
    let environment = App.LaunchEnvironment(language: language, languageIsForced: true)
    var visitor = try opened(environment, columns: 60, rows: 20)
    let file = "/home/anna/a picture with a very long name.png"
    visitor.send(.input(.paste(file)))
    visitor.press(.enter)
    visitor.answer(.reply(to: FileKindQuery(path: file), .success(.plain)))
    guard case .media(.makeAvatar(let id, file: file))? = visitor.effects.last else {
      Issue.record("the helper was not asked")
      return
    }
    visitor.send(.media(.avatar(id, .success([1, 2, 3]))))
    let button = language == .english ? "[ file ]" : "[ файл ]"
    #expect(visitor.sees("\(button) [") && visitor.sees("…"), "\(visitor.screen)")
  }

  private func screen(_ visitor: Visitor) throws -> ProfileScreen {
    try #require(visitor.open(ProfileScreen.self))
  }

  /// Answers whether the picture was made.
  private func make(_ visitor: inout Visitor, _ result: Result<[UInt8], MediaError>) {
    visitor.answer(.reply(to: FileKindQuery(path: file), .success(.plain)))
    guard case .media(.makeAvatar(let id, file: file))? = visitor.effects.last else {
      Issue.record("the helper was not asked")
      return
    }
    visitor.send(.media(.avatar(id, result)))
  }

  @Test("Tab completes the path as far as it is unique, and lists the names otherwise")
  func completion() throws {
    var visitor = try opened()
    visitor.type("~/m")
    visitor.press(.tab)
    let question = FileNamesQuery(path: "/home/anna/m")
    #expect(visitor.effects == [.ask(question)])
    visitor.answer(.reply(to: question, .success(FileNames(["me.jpg", "me.png"], common: "me."))))
    #expect(try screen(visitor).sheet?.field.text == "~/me.")
    #expect(visitor.sees("me.png"))
    // An answer for earlier text is ignored.
    visitor.answer(.reply(to: question, .success(FileNames(["mother.jpg"], common: "mother.jpg"))))
    #expect(try screen(visitor).sheet?.field.text == "~/me.")
    visitor.type("j")
    visitor.press(.tab)
    visitor.answer(
      .reply(
        to: FileNamesQuery(path: "/home/anna/me.j"),
        .success(FileNames(["me.jpg"], common: "me.jpg"))))
    #expect(try screen(visitor).sheet?.path == file)
    visitor.type("x")
    visitor.press(.tab)
    visitor.answer(
      .reply(to: FileNamesQuery(path: file + "x"), .success(FileNames([], common: ""))))
    #expect(visitor.sees(PathPhrase.noNames))
  }

  @Test("The selected picture is saved with the profile, and not before")
  func picks() throws {
    var visitor = try opened()
    visitor.type("~/me.jpg")
    visitor.press(.enter)
    #expect(visitor.effects == [.ask(FileKindQuery(path: file))])
    make(&visitor, .success([1, 2, 3]))
    #expect(try screen(visitor).sheet == nil)
    #expect(visitor.sees(ProfilePhrase.picked("me.jpg")))
    visitor.press(.tab, .tab)
    visitor.effects = []
    visitor.press(.enter)
    let own = try filled()
    let change = ProfileChange(
      changed: own, old: own, player: PlayerID(1), picture: AvatarPicture([1, 2, 3]))
    #expect(visitor.effects == [.ask(change)])
    visitor.answer(.reply(to: change, .failure(.full)))
    #expect(visitor.sees(StoreError.full))
    visitor.press(.enter)
    visitor.effects = []
    visitor.press(.enter)
    #expect(visitor.effects == [.ask(change)])
  }

  @Test("A player who then chooses a drawn face keeps that one")
  func continues() throws {
    var visitor = try opened()
    visitor.type("~/me.jpg")
    visitor.press(.enter)
    make(&visitor, .success([1, 2, 3]))
    visitor.press(.right, .right, .tab, .tab)
    visitor.effects = []
    visitor.press(.enter)
    let change = ProfileChange(
      changed: try filled(.face(0)), old: try filled(), player: PlayerID(1))
    #expect(visitor.effects == [.ask(change)])
  }

  @Test(
    "A path that is not a picture is explained by its kind and stays in the field",
    arguments: [
      (FileKind.missing, PathPhrase.missing), (.directory, .directory), (.forbidden, .forbidden),
      (.special, .special),
    ])
  func kinds(_ kind: FileKind, _ words: PathPhrase) throws {
    var visitor = try opened()
    visitor.type("~/me.jpg")
    visitor.press(.enter)
    visitor.effects = []
    visitor.answer(.reply(to: FileKindQuery(path: file), .success(kind)))
    #expect(visitor.sees(words) && visitor.sees("~/me.jpg"))
    #expect(visitor.effects.isEmpty)
  }

  @Test(
    "A picture that the helper cannot decode is explained by its fault",
    arguments: [
      (MediaError.wrongContent, PathPhrase.notAPicture),
      (.unreadable(PictureErrors(looked: 1, damaged: 1)), PathPhrase.damaged),
      (.unreadable(PictureErrors(looked: 1, tooLarge: 1)), PathPhrase.tooLarge),
      (.unreadable(PictureErrors(looked: 1, unopened: 1)), PathPhrase.unreadable),
      (.helperFailed, PicturePhrase.problem(.helperFailed)),
    ] as [(MediaError, any Phrase)])
  func problems(_ problem: MediaError, _ words: any Phrase) throws {
    var visitor = try opened()
    visitor.type("~/me.jpg")
    visitor.press(.enter)
    make(&visitor, .failure(problem))
    #expect(visitor.sees(words) && visitor.sees("~/me.jpg"))
    // It can be tried again.
    visitor.effects = []
    visitor.press(.enter)
    #expect(visitor.effects == [.ask(FileKindQuery(path: file))])
  }

  @Test("A file that is too large is rejected, and Esc closes the sheet at any time")
  func refuses() throws {
    var visitor = try opened()
    visitor.type("~/me.jpg")
    visitor.press(.enter)
    make(&visitor, .success(Array(repeating: 0, count: AvatarPicture.mostBytes + 1)))
    #expect(visitor.sees(PathPhrase.unreadable))
    visitor.press(.enter, .escape)
    #expect(try screen(visitor).sheet == nil && !visitor.sees(PathPhrase.title))
    visitor.answer(.reply(to: FileKindQuery(path: file), .success(.plain)))
    #expect(try screen(visitor).sheet == nil)
  }

  @Test("Enter without a path says what is missing, and Esc closes the sheet")
  func nothingTyped() throws {
    var visitor = try opened()
    visitor.press(.enter)
    #expect(visitor.sees(PathPhrase.nothingTyped))
    visitor.type("~/me.jpg")
    #expect(!visitor.sees(PathPhrase.nothingTyped))
    visitor.press(.escape)
    #expect(visitor.dialog == nil && visitor.open(ProfileScreen.self)?.sheet == nil)
  }

  @Test("A path of escapes and line breaks becomes one harmless line")
  func hostile() throws {
    var visitor = try opened()
    visitor.send(.input(.paste("~/a\u{1B}[2J\n\u{202E}b")))
    let typed = try #require(try screen(visitor).sheet?.field.text)
    #expect(typed.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
  }

  @Test("The saved picture is requested by its file, and drawn in place of the face")
  func kept() throws {
    let name = try #require(AvatarName(String(repeating: "a", count: 32)))
    var visitor = try opened(avatar: .own(name), sheet: false)
    #expect(visitor.sees(ProfilePhrase.ownPicture))
    #expect(try screen(visitor).avatars.last == .kept(.own(name)))
    visitor.press(.left)
    visitor.press(.right)
    let asked = visitor.effects.compactMap { effect -> (RequestID, PictureFormat)? in
      guard case .media(.picture(let id, .avatar(let path), let format, _)) = effect else {
        return nil
      }
      #expect(path.text == "/data/avatars/\(name)")
      return (id, format)
    }
    #expect(asked.count == 1, "what is on its way is not asked for again")
    let (id, format) = try #require(asked.first)
    visitor.deliver(cover: id, format, "#")
    #expect(visitor.sees(String(repeating: "#", count: 10)))
  }

  @Test("The sheet matches its golden files", arguments: PictureTests.variants)
  func pictures(name: String, environment: App.LaunchEnvironment) throws {
    for (size, columns, rows) in [("", 80, 24), ("-60x20", 60, 20)] {
      var visitor = try opened(environment, columns: columns, rows: rows)
      visitor.type("~/m")
      visitor.press(.tab)
      let names = (1...12).map { "me-\($0).jpg" } + ["media/"]
      visitor.answer(
        .reply(to: FileNamesQuery(path: "/home/anna/m"), .success(FileNames(names, common: "me"))))
      expectDescribed(visitor, "own-picture\(size)-\(name)")
      if !environment.unicode { #expect(visitor.screen.utf8.allSatisfy { $0 < 128 }) }
    }
  }
}
