import PseudoTerminal

/// The keys from the start of the program to a screen.
struct Tour {
  /// The keys of a step, and the text that appears.
  struct Step {
    let keys: String
    let shows: String
    /// Whether the keys are typed repeatedly until it appears.
    let isRepeated: Bool

    init(_ keys: String, _ shows: String, isRepeated: Bool = false) {
      self.keys = keys
      self.shows = shows
      self.isRepeated = isRepeated
    }
  }

  /// The initial state of the data directory.
  enum Beginning {
    /// No one has ever played.
    case empty
    /// A player is logged in, with one played game of Pairs.
    case player
    /// The same player, with an interrupted game.
    case waiting
    /// The same player, with a profile; films and albums are available.
    case grown
    /// The records cannot be opened.
    case noRecords
  }

  let screen: String
  let beginning: Beginning
  let steps: [Step]

  private init(_ screen: String, _ beginning: Beginning, _ steps: Step...) {
    self.screen = screen
    self.beginning = beginning
    self.steps =
      switch beginning {
      case .player, .grown: [Self.start] + steps
      case .empty, .waiting, .noRecords: steps
      }
  }

  /// Types the steps and waits for their texts; returns the step whose text does not appear.
  static func go(_ steps: [Step], at terminal: inout PseudoTerminal) -> Step? {
    for step in steps {
      let patience = Deadline(seconds: Double(Seat.patience) / 1000)
      var isShown = false
      repeat {
        terminal.type(step.keys)
        isShown = terminal.wait(milliseconds: step.isRepeated ? 300 : Seat.patience) {
          $0.shows(step.shows)
        }
      } while !isShown && step.isRepeated && !patience.isOver
      if !isShown { return step }
    }
    return nil
  }

  private static let backTab = "\u{1B}[Z"
  private static let down = "\u{1B}OB"
  private static let up = "\u{1B}OA"
  private static let right = "\u{1B}OC"
  private static let left = "\u{1B}OD"
  private static let home = "\u{1B}OH"
  private static let end = "\u{1B}OF"

  private static let title = Step("", "[ Play as guest ]")
  // The item before the initial focus is a button, whose shortcuts work.
  private static let form = Step(backTab + "r", "New account")
  private static let guest = Step(backTab + "g", "[ Start ]")
  private static let refused = backTab + "lNobody\tPassw0rdX\r"
  static let start = Step("", "[ Start ]")
  private static let board = Step("\r", "p pause")
  private static let flipped = Step(" ", "p pause")
  private static let pause = Step("p", "Space to continue")
  private static let settings = Step("2", "Theme")
  private static let leaderboard = Step("4", "Only your rounds")
  private static let list = Step("m", "1 round")
  private static let round = Step("\r", "Your round")
  private static let colorMatch = Step(up + right, "( ) 60 seconds")
  private static let movieQuiz = Step(up + right + right, "( ) Top rated")
  private static let duel = Step(up + right + right + right, "(*) Quartz")
  private static let marble = Step("vvvv", "forgets nothing, plays perfectly")
  private static let four = Step("vvvvvvv", "Player 4")
  private static let service = Step(down + down + right, "(*) Service")
  private static let players = Step("5", "(you)")
  private static let card = Step("\r", "Member since")
  private static let statistics = Step("s", "Median points")
  static let you = Step("6", "Recovery code")
  static let profile = Step("\r", "Visible to")
  static let filled = Step(
    "Anna\t\tBerg\t\t" + right + "\t\t\r1990-05-17\r+7 912 345-67-89\t\t" + right + "\t\t\r",
    "Your profile is saved")
  static let saved = Step("\r", "Recovery code")
  private static let albums = Step("7", "Player: ")
  private static let found = Step("/road\r", "Album 0 (Remastered)")
  private static let page = Step("\r", "Song 9")
  private static let deckOffered = Step("p", "[ Cancel ]")
  private static let quizAsked = Step("\r", " 1/10")
  private static let quizBegun = Step("k", " 2/10", isRepeated: true)
  private static let quizAnswered = Step("k", ": rated", isRepeated: true)
  private static let quizOver = Step("j", "Right answers", isRepeated: true)
  private static let dailyQuiz = Step("d", "one scored attempt")
  private static let password = "Passw0rdX\t"
  private static let covers = Step(down + down + left, "Album covers >")
  private static let cats = Step(down + down + right + right + right, "Cat photos >")
}

extension Tour {
  /// Every screen, dialog and state of a form that has separate drawing or input. Only what takes
  /// more than keys is missing: the albums of a played game, a saved game of an old ruleset or
  /// without its photos, and sessions of other programs.
  static let all: [Tour] = [
    Tour("title", .empty, title),
    Tour("log-in refused", .empty, title, Step(refused, "Wrong name or password")),
    Tour("registration", .empty, title, form),
    Tour(
      "registration refused", .empty, title, form,
      Step(backTab + backTab + "\r", "fix the marked fields")),
    Tour("start of a guest", .empty, title, guest),
    Tour("settings of a guest", .empty, title, guest, settings),
    Tour("board of a guest", .empty, title, guest, board),
    Tour(
      "rounds of a guest", .empty, title, guest, Step("4", "No one yet"), Step("m", "[ Close ]")),
    Tour("without a database", .noRecords, Step("", "[ OK ]")),
    Tour("start", .player, start),
    Tour("rules", .player, start, Step("1", "each picture appears twice")),
    Tour("about", .player, start, Step("1", "each picture appears twice"), Step("a", "verified")),
    Tour(
      "tutorial", .player, start, Step("1", "each picture appears twice"),
      Step("t", "How to play")),
    Tour("settings", .player, start, settings),
    Tour("a deck of photos", .player, start, settings, cats),
    Tour(
      "photos that do not come", .player, start, settings, cats,
      Step(end + "\r", "[ Try again ]")),
    Tour("leaderboard", .player, start, leaderboard),
    Tour("score list", .player, start, leaderboard, list),
    Tour("round", .player, start, leaderboard, list, round),
    Tour("note", .player, start, leaderboard, list, round, Step(right + "\r", "Enter saves it")),
    Tour(
      "question before deleting", .player, start, leaderboard, list, round,
      Step(right + right + "\r", "[ Keep it ]")),
    Tour("help", .player, start, Step("?", "- Help -")),
    Tour("question before leaving", .player, start, board, Step("q", "[ Keep playing ]")),
    Tour("question before logging out", .player, start, Step("o", "[ Cancel ]")),
    Tour("choice of cards", .player, start, Step("cc", "< ")),
    Tour("board", .player, start, board),
    Tour("help in a game", .player, start, board, Step("?", "- Help -")),
    Tour("pause", .player, start, board, pause),
    Tour(
      "question before giving up", .player, start, board, flipped, pause,
      Step("Q", "[ Give up ]")),
    Tour("question before a new game", .player, start, board, Step(" r", "[ New game ]")),
    Tour("Color Match", .player, start, colorMatch, Step("\r", "Time left")),
    Tour(
      "Color Match paused", .player, start, colorMatch, Step("\r", "Time left"), pause),
    Tour("rules of Color Match", .player, start, colorMatch, Step("1", "names a color")),
    Tour("settings of Color Match", .player, start, colorMatch, settings),
    Tour("leaderboard of Color Match", .player, start, leaderboard, Step("g", "60 seconds")),
    Tour("Movie Quiz", .player, start, movieQuiz, quizAsked),
    Tour("Movie Quiz paused", .player, start, movieQuiz, quizAsked, pause),
    Tour("Movie Quiz answered", .player, start, movieQuiz, quizAsked, quizAnswered),
    Tour("end of Movie Quiz", .player, start, movieQuiz, quizAsked, quizBegun, quizOver),
    Tour(
      "films of Movie Quiz", .player, start, movieQuiz, quizAsked, quizBegun, quizOver,
      Step(home + right + right + "\r", "Rated ")),
    Tour(
      "films of a service", .grown, movieQuiz, settings, service,
      Step(end + "\r", " 1/10")),
    Tour(
      "films that do not come", .player, start, movieQuiz, settings, service,
      Step(end + "\r", "[ Try again ]")),
    Tour("services", .player, start, settings, Step(end + left + "\r", "Film key")),
    Tour("rules of Movie Quiz", .player, start, movieQuiz, Step("1", "Ten films")),
    Tour("duel of two", .player, start, duel, Step("vvvvv", "Player 2"), board),
    Tour("duel of four", .player, start, duel, four, board),
    Tour("duel against Marble", .player, start, duel, marble, board),
    Tour("duel paused", .player, start, duel, marble, board, pause),
    Tour("names of a duel", .player, start, duel, four, Step("n", "Player names")),
    Tour("rules of a duel", .player, start, duel, Step("1", "two to four people")),
    Tour(
      "profile form that opened by itself", .player, start, Step("o", "[ Cancel ]"),
      Step(right + "\r", "[ Play as guest ]"), Step("lStorm\tPassw0rdX\r", "[ Not now ]")),
    Tour("profile", .player, start, you, profile, Step("Anna\t", "Press Space to show it")),
    Tour(
      "question before leaving a form", .player, start, you, profile,
      Step("Anna\u{1B}", "[ Keep editing ]")),
    Tour("calendar", .player, start, you, profile, Step("\t\t\t\t\t\t\r", "or type it")),
    Tour(
      "path of a picture", .player, start, you, profile,
      Step(backTab + backTab + backTab + backTab + "\r", "Tab completes")),
    Tour("forgotten password", .empty, title, Step("\u{1B}OQ", "[ Set password ]")),
    Tour("players", .player, start, players),
    Tour("players by points", .player, start, players, Step("r", "(*) points")),
    Tour("filtered players", .player, start, players, Step("/st", "Filtered lists are")),
    Tour("card", .player, start, players, card),
    Tour("record on a card", .player, start, players, card, Step("\r", "gave the same result")),
    Tour("players elsewhere", .player, start, players, Step("e", "refused the connection")),
    Tour("statistics", .player, start, players, statistics),
    Tour("chart of points", .player, start, players, statistics, Step("c", "One round so far")),
    Tour("table of points", .player, start, players, statistics, Step("ct", "Round")),
    Tour("histogram", .player, start, players, statistics, Step("cc", "One round so far")),
    Tour("chart of the board", .player, start, players, statistics, Step("ccc", "Flips")),
    Tour("forgetting", .player, start, players, statistics, Step("cccc", "turns ago")),
    Tour("calendar of days", .player, start, players, statistics, Step("ccccc", "half year")),
    Tour("you", .player, start, you),
    Tour("another name", .player, start, you, Step(down + "\r", "[ Change ]")),
    Tour("another address", .player, start, you, Step(down + down + "\r", "[ Change ]")),
    Tour(
      "another password", .player, start, you, Step(down + down + down + "\r", "Repeat password")),
    Tour(
      "sessions", .player, start, you,
      Step(down + down + down + down + "\r", "Last used")),
    Tour(
      "another recovery code", .player, start, you,
      Step(end + up + up + "\r", "[ Create new code ]")),
    Tour("export", .player, start, you, Step(end + up + "\r", "[ Export ]")),
    Tour(
      "question before ending the own session", .player, start, you,
      Step(down + down + down + down + "\r", "this one"), Step("\r", "[ Cancel ]")),
    Tour("deletion", .player, start, you, Step(end + "\r", "[ Delete account ]")),
    Tour("albums of a guest", .empty, title, guest, Step("7", "covers are explicit")),
    Tour("albums without a profile", .player, start, Step("7", "[ Enter date of birth ]")),
    Tour("albums", .player, start, you, profile, filled, saved, albums),
    Tour(
      "albums that do not come", .player, start, you, profile, filled, saved, albums,
      Step("/road\r", "[ Try again ]")),
    Tour(
      "My albums", .player, start, you, profile, filled, saved, albums, Step(down, "m my albums"),
      Step("m", "no saved albums")),
    Tour("albums that were found", .grown, albums, found),
    Tour("page of an album", .grown, albums, found, page),
    Tour(
      "an album that is kept", .grown, albums, found, page, Step("f", "in My albums"),
      Step("\u{1B}", "by title"), Step("m", "1 album ")),
    Tour("offer of covers", .grown, albums, found, deckOffered),
    Tour("covers as cards", .grown, albums, found, deckOffered, board),
    Tour(
      "covers of no albums", .player, start, settings, covers,
      Step(end + "\r", "[ Use drawings ]")),
    Tour("viewer", .player, start, leaderboard, list, Step("w", "Space pause")),
    Tour(
      "viewer at the end", .player, start, leaderboard, list, Step("w", "pause"),
      Step(end, "play")),
    Tour("race", .player, start, leaderboard, list, Step("r", "Your round")),
    Tour("row of the leaderboard", .player, start, leaderboard, Step("\r\r", "[ Watch ]")),
    Tour("table of today", .player, start, leaderboard, Step("d", "(UTC)")),
    Tour("daily board offered", .player, start, Step("d", "one scored attempt")),
    Tour(
      "daily board", .player, start, Step("d", "one scored attempt"),
      Step("\r", "p pause")),
    Tour(
      "daily board given up", .player, start, Step("d", "one scored attempt"),
      Step("\r", "p pause"), Step("Q", "your only attempt")),
    Tour("daily board of a guest", .empty, title, guest, Step("d", "Practice")),
    Tour("last setting", .player, start, settings, Step(end, "Starts the chosen game")),
    Tour("guest's statistics", .empty, title, guest, Step("5", "Register"), Step("s", "[ Close ]")),
    Tour(
      "question before losing a guest's results", .empty, title, guest, movieQuiz, quizAsked,
      quizBegun, quizOver, Step("\u{3}", "without saving")),
    Tour(
      "name that is taken", .player, start, Step("o", "[ Cancel ]"),
      Step(right + "\r", "r register"),
      form, Step("Storm\tnobody@example.org\t" + password + password + "\t\r", "[ OK ]")),
    Tour(
      "question before leaving names", .player, start, duel, four,
      Step("n", "Player names"), Step("\tBo\tBo\u{1B}", "[ Keep editing ]")),
    Tour(
      "wrong password", .player, start, you, Step(down + down + down + "\r", "Repeat password"),
      Step("wrong\t" + password + password + "\r", "[ OK ]")),
    Tour(
      "made recovery code", .player, start, you, Step(end + up + up + "\r", "[ Create new code ]"),
      Step(password + "\r", "[ Copy ]")),
    Tour(
      "question before removing an album", .grown, albums, found, page,
      Step("f", "in My albums"), Step("\u{1B}", "by title"), Step("m", "1 album "),
      Step("x", "[ Keep it ]")),
    Tour(
      "question before discarding a game", .waiting, Step("", "Resume the saved"),
      Step(right + "\r", "[ Give up and start ]")),
    Tour(
      "summary to share", .player, start, movieQuiz, dailyQuiz, quizAsked, quizBegun, quizOver,
      Step("", "[ Share ]"), Step(end + left + "\r", "Copied, if your terminal")),
    Tour(
      "daily board that was played", .player, start, movieQuiz, dailyQuiz, quizAsked, quizBegun,
      quizOver,
      Step("", "[ Share ]"), Step("\u{1B}", "[ Start ]"), Step("d", "[ Practice ]")),
    Tour("a game is waiting", .waiting, Step("", "Resume the saved")),
    Tour(
      "a game put off", .waiting, Step("", "Resume the saved"), Step("\u{1B}", "Resume ] p")),
  ]
}
