import Canvas
import MediaProtocol
import Testing

@testable import GameCore
@testable import GameUI

/// A user of the application, with an environment that answers only when the test does.
struct Visitor {
  var app: App
  var now = Moment(milliseconds: 1000)
  /// The effects that the application has requested, in order.
  var effects: [Effect] = []
  /// The stored states of the game's clock.
  var marks: [SavedClock] = []
  /// The answer to whether practice may start; nil for none yet.
  var mayPractise: Bool? = true
  /// The answer to whether any account exists; nil for none yet.
  var anybody: Bool?

  init(
    _ environment: App.LaunchEnvironment = App.LaunchEnvironment(), columns: Int = 80,
    rows: Int = 24,
    settings: Settings = Settings(), anybody: Bool? = true
  ) {
    self.anybody = anybody
    app = App(environment, size: Size(columns: columns, rows: rows))
    send(.started)
    answer(.session(nil, settings))
    effects = []
  }

  mutating func send(_ event: Event) {
    let asked = app.update(event, at: now)
    for effect in asked {
      if case .clock(let mark) = effect { marks.append(mark) } else { effects.append(effect) }
    }
    if let anybody, asked.contains(.ask(AnyAccountQuery())) {
      answer(.reply(to: AnyAccountQuery(), .success(anybody)))
    }
    answerPractice(asked)
  }

  /// Performs an action that has no key.
  mutating func perform(_ action: Action) {
    let asked = app.perform([action], at: now)
    effects += asked
    answerPractice(asked)
  }

  private mutating func answerPractice(_ asked: [Effect]) {
    guard let mayPractise else { return }
    for query in asked.asked(PracticeQuery.self) {
      answer(.reply(to: query, .success(mayPractise)))
    }
  }

  mutating func answer(_ answer: StoreAnswer) {
    send(.store(answer))
  }

  /// Answers as the picture helper.
  mutating func send(_ id: RequestID, _ news: PictureEvent) {
    send(.media(.news(id, news)))
  }

  mutating func press(_ keys: Key...) {
    for key in keys { send(.input(.key(key))) }
  }

  mutating func type(_ text: String) {
    for character in text { send(.input(.key(.character(character)))) }
  }

  mutating func click(_ text: String) {
    guard let place = place(of: text) else {
      Issue.record("\(text) is not on the screen")
      return
    }
    send(.input(.mouse(Mouse(.press, at: place))))
  }

  /// Returns the position of `text` on the screen.
  func place(of text: String) -> Point? {
    for (row, line) in lines.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      return Point(column: TextWidth.of(line[..<range.lowerBound]), row: row)
    }
    return nil
  }

  /// Changes the settings as a screen does.
  mutating func choose(_ change: (inout Settings) -> Void) {
    var settings = app.session.settings
    change(&settings)
    effects += app.perform([.change(settings)], at: now)
  }

  mutating func wait(_ milliseconds: Int) {
    now = now.advanced(by: milliseconds)
  }

  /// Enters as a guest from the title.
  mutating func enterAsGuest() {
    press(.escape, .character("g"))
    answer(.progress(nil))
    effects = []
  }

  mutating func logIn(
    _ player: Player, _ settings: Settings = Settings(), offersProfile: Bool = false
  ) {
    answer(.loggedIn(player, settings, offersProfile: offersProfile))
    answer(.progress(nil, of: .player(player.id)))
    effects = []
  }

  /// Registers a player, whose recovery code of zeros is then shown.
  @discardableResult
  mutating func register() throws -> Player {
    let player = try Deals.player()
    let welcome = Welcome(
      player, settings: .success(Settings()), offersProfile: true,
      recovery: try Deals.recoveryCode())
    answer(.register(player.name, .success(welcome)))
    return player
  }

  /// Types the last group of the shown recovery code, of zeros, which closes it.
  mutating func passRecoveryCode() {
    type("0000")
  }

  /// Starts a game dealt from `seed`.
  mutating func deal(_ seed: UInt64 = 1) {
    press(.character("3"), .enter)
    answer(.seed(seed))
    effects = []
  }

  /// Makes one move in the running game.
  mutating func makeMove() {
    press(play?.kind == .pairs || play?.kind == .pairsDuel ? " " : .right)
  }

  /// Plays the current game to its end without a miss, with a flip every `pause` milliseconds, or
  /// up to its last card, on which the cursor stays.
  mutating func finish(pause: Int = 500, withLastFlip: Bool = true) {
    guard let play = app.table.play as? PairsPlay else {
      Issue.record("no board to finish")
      return
    }
    let level = play.level
    let places = Deals.solution(level, seed: play.table.round.seed)
    for (index, place) in places.enumerated() {
      wait(pause)
      press(.home, .pageUp)
      for _ in 0..<(place / level.columns) { press(.down) }
      for _ in 0..<(place % level.columns) { press(.right) }
      if withLastFlip || index < places.count - 1 { type(" ") }
    }
    if withLastFlip {
      // The last pair stays visible for a moment.
      wait(PairsDescriptor.resultDelay)
      send(.deadline)
    }
  }

  /// Returns a setting as the settings screen shows it.
  func spec(_ row: SettingsRow) -> SettingSpec { row.spec(app.session.settings, app.look) }

  /// Returns the open screen if it is of this kind.
  func open<Kind: Screen>(_: Kind.Type) -> Kind? { app.navigation.current as? Kind }

  /// The content of the first dialog, if one is open.
  var dialog: (any DialogContent)? { app.dialogs.first?.content }

  /// The current game.
  var play: (any GamePlay)? { app.table.play }

  var canvas: Canvas { app.draw(at: now) }
  var lines: [String] { canvas.lines }
  var screen: String { lines.joined(separator: "\n") }

  /// Returns whether the screen shows a text, wrapped or not.
  func sees(_ text: String) -> Bool {
    screen.contains(text)
      || app.outline(at: now).items.contains { $0.label.contains(text) || $0.value.contains(text) }
  }
}
