import Canvas
import GameCore
import PseudoTerminal

/// The real program at the album search, with a player who may search.
struct AlbumSitting: ~Copyable {
  private static let password = "correct horse battery"
  private static let name = "Bench"

  private var terminal: PseudoTerminal

  /// Opens the search from the title, with a new data directory.
  static func open(
    program: String, data: String, service: String, cache: String
  ) throws -> AlbumSitting {
    try register(in: try Scratch.store(in: data))
    let subject = Subject.flipside(program, data: data)
    var terminal = try PseudoTerminal(
      subject.path, subject.arguments,
      environment: [
        "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
        "FLIPSIDE_ALBUMS_URL": service, "XDG_CACHE_HOME": cache,
      ],
      columns: Screens.size.columns, rows: Screens.size.rows)
    try terminal.expect(subject.mark)
    terminal.type("\(name)\t\(password)\r")
    try terminal.expect("[ Start ]")
    terminal.type("7")
    try terminal.expect("Player: ")
    terminal.type("/")
    return AlbumSitting(terminal: terminal)
  }

  /// Searches and returns the milliseconds from Enter to the first row on the screen.
  mutating func search(_ term: String, finding title: String) throws -> Double {
    terminal.type("\u{15}\(term)")
    try terminal.expect(term)
    let began = ContinuousClock.now
    terminal.type("\r")
    while terminal.take(waiting: 5_000) {
      let took = (ContinuousClock.now - began) / .milliseconds(1)
      guard terminal.screen.shows(title) else { continue }
      _ = terminal.answer()
      terminal.type("/")
      _ = terminal.answer()
      return took
    }
    throw CannotMeasure("no row is shown:\n\(terminal.picture)")
  }

  private static func register(in store: Store) throws {
    var draft = RegistrationDraft()
    draft.name = name
    draft.email = "bench@example.org"
    draft.password = Secret(password)
    draft.repeated = draft.password
    guard let registration = draft.registration else {
      throw CannotMeasure("the registration failed")
    }
    let player = try Accounts(store: store).register(
      registration, at: Timestamp(milliseconds: 1))
    let today = CalendarDate(Timestamp(milliseconds: 1_700_000_000_000), secondsFromUTC: 0)
    var own = OwnProfile()
    own.profile.firstName = try GivenName("Anna")
    own.profile.lastName = try GivenName("Berg")
    own.profile.sex = .notSaid
    own.profile.birthDate = try BirthDate(today.adding(years: -30), today: today)
    own.profile.phone = try PhoneNumber("+49 30 901820", language: .english)
    try store.save(own, insteadOf: OwnProfile(), of: player.id)
  }
}
