import Canvas
import GameCore
import MediaProtocol

/// The players of another table, as that table tells, with what was kept of them where it does not.
struct ElsewhereScreen: Screen {
  enum Target: Hashable {
    /// A row by its number.
    case row(Int)
    /// Where the address is set.
    case services
  }

  private(set) var other = OtherTable()
  private(set) var pictures = AskedPictures()
  /// Those of the rows, in windows with room for them.
  private(set) var faces = AskedPictures()

  func hints(_ context: Context) -> [Hint] {
    let back = Hint(.plain("Esc"), TabPhrase.keyBack)
    guard PlayersSource(context) != nil else {
      return [Hint(.plain("Enter"), SettingsPhrase.services), back]
    }
    let move = other.list.rows.isEmpty ? [] : [Hint(.upDown, TabPhrase.keyMove)]
    return move + [Hint(.plain("r"), ElsewherePhrase.keyAgain), back]
  }

  mutating func appear(_ context: Context) -> [Action] {
    pictures.forgetAsked()
    faces.forgetAsked()
    return other.appear(context)
  }

  mutating func handle(_ input: Input, _ context: Context) -> [Action]? {
    switch input {
    case .key(.escape), .key(.character("e")), .key(.backspace): [.back]
    case .key(.enter) where PlayersSource(context) == nil: [.go(.services)]
    case .key(.character("r")): other.askAgain(context)
    default: other.handle(input, room: room(context))
    }
  }

  mutating func press(_ target: Target, at _: Point?, _ context: Context) -> [Action] {
    switch target {
    case .row(let row): other.select(row, room: room(context))
    case .services: return [.go(.services)]
    }
    return []
  }

  mutating func receive(_ answer: StoreAnswer, _ context: Context) -> [Action] {
    other.receive(answer, context)
  }

  mutating func receive(_ finding: Finding, _ context: Context) -> [Action] {
    pictures.receive(finding)
    faces.receive(finding)
    return other.receive(finding, context)
  }

  var nextDeadline: Moment? { other.question?.retry }

  mutating func advance(_ context: Context) -> [Action] {
    other.advance(to: context.now)
    return []
  }

  mutating func prepare(_ context: Context) -> [Action] {
    let rows = askForFaces(context)
    guard let side = ElsewherePlaces(context.area).side, let key = other.picture,
      let format = PictureFormat(avatarIn: side, context.look)
    else { return rows }
    return rows + pictures.ask(for: [key], format)
  }

  private mutating func askForFaces(_ context: Context) -> [Action] {
    let lines = lines(context)
    let place = RowFaces.place(0, in: ElsewherePlaces(context.area).block.origin)
    guard other.hasFaces(lines: lines),
      let format = PictureFormat(avatarIn: place, context.look)
    else { return [] }
    return faces.ask(for: other.pictures(of: other.list.window(room(context))), format)
  }
}
