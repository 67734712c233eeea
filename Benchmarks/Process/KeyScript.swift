/// The keys that lead through the programs measured: adjust here when a screen changes.
enum KeyScript {
  static let tab = "\t"
  static let enter = "\r"

  /// Keys sent together, before the screen is waited for.
  struct Step {
    let keys: String
  }

  /// From the title of Flipside to a running board: to "Play as guest", then Start.
  static let flipsideToBoard: [Step] = [
    Step(keys: tab), Step(keys: tab), Step(keys: tab), Step(keys: tab), Step(keys: tab),
    Step(keys: enter), Step(keys: "3"),
  ]
  /// A cursor move and the one back.
  static let cursorMoves = ["l", "h"]
}
