import Canvas

/// The layout of the header in a window. The names of the tabs are always complete; if there is
/// little room, their digits are right before them. The account is next to the tabs, or in the rule
/// below them.
struct HeaderFit: Hashable {
  /// The columns between two tabs, each of which has a blank at both ends unless they are tight.
  let gap: Int
  let isTight: Bool
  /// Whether the account is next to the tabs.
  let showsAccount: Bool

  /// The column in which the tabs begin.
  var start: Int { gap }
}

extension HeaderFit {
  /// Lays out the header with `titles` and the columns of an account, which has a blank at both
  /// ends.
  init(titles: [String], account: Int, columns: Int) {
    let tabs = Tabs(titles, open: 0)
    let all = [true, false].flatMap { account in
      [1, 0].map { HeaderFit(gap: $0, isTight: false, showsAccount: account) }
    }
    self =
      all.first { fit in
        fit.gap + tabs.width(gap: fit.gap)
          + (fit.showsAccount ? account + 2 : 0) <= columns
      } ?? HeaderFit(gap: 1, isTight: true, showsAccount: false)
  }
}
