import GameCore

extension Language {
  /// What stands before the tenths.
  var decimalMark: String {
    switch self {
    case .english: "."
    case .russian: ","
    }
  }

  /// A number given in hundredths: `18.85`.
  func hundredths(_ value: Int) -> String {
    "\(value / 100)\(decimalMark)\(CivilDate.two(value % 100))"
  }

  /// A time played: `1:23.4`, with hours where there are any.
  func time(_ elapsed: Elapsed) -> String {
    let seconds = elapsed.milliseconds / 1000
    let tenth = "\(decimalMark)\(elapsed.milliseconds / 100 % 10)"
    let tail = "\(CivilDate.two(seconds % 60))\(tenth)"
    guard seconds >= 3600 else { return "\(seconds / 60):\(tail)" }
    return "\(seconds / 3600):\(CivilDate.two(seconds / 60 % 60)):\(tail)"
  }
}
