import Canvas

/// The layout of the header in a window. The names of the tabs are always complete; if there is no
/// room for their digits, the digits are left out. The account is next to the tabs, or in the rule
/// below them.
struct HeaderFit: Hashable {
  /// The columns between two tabs, each of which has a blank at both ends.
  let gap: Int
  let showsDigits: Bool
  /// Whether the account is next to the tabs.
  let showsAccount: Bool

  /// Lays out the header with `titles` and the columns of an account.
  init(titles: [String], account: Int, columns: Int) {
    let tabs = Tabs(titles, open: 0)
    let gaps = [1, 0]
    // With a blank at both ends of the account.
    let isBeside = { (gap: Int) in Self.width(tabs, gap, digits: true) + account + 2 <= columns }
    if let gap = gaps.first(where: isBeside) {
      self.init(gap, showsDigits: true, showsAccount: true)
      return
    }
    for showsDigits in [true, false] {
      if let gap = gaps.first(where: { Self.width(tabs, $0, digits: showsDigits) <= columns }) {
        self.init(gap, showsDigits: showsDigits, showsAccount: false)
        return
      }
    }
    self.init(0, showsDigits: false, showsAccount: false)
  }

  private init(_ gap: Int, showsDigits: Bool, showsAccount: Bool) {
    self.gap = gap
    self.showsDigits = showsDigits
    self.showsAccount = showsAccount
  }

  /// The column in which the tabs begin.
  var start: Int { gap }

  private static func width(_ tabs: Tabs, _ gap: Int, digits: Bool) -> Int {
    gap + tabs.width(gap: gap, showsDigits: digits)
  }
}
