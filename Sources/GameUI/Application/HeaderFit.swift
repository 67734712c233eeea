import Canvas

/// The layout of the header in a window. If it is too narrow, first the gaps between tabs are
/// reduced, then the text of the login key is left out, then long names of tabs are shortened;
/// their digits stay. The player's name is never truncated; it replaces the text of the key if
/// there is no room for both, or moves to the rule below the tabs.
struct HeaderFit: Hashable {
  let titles: [String]
  /// The columns between two tabs; -1 if they share a blank.
  let gap: Int
  /// Whether the login key has its text.
  let showsAction: Bool
  /// Whether the player's name fits next to the tabs.
  private(set) var showsName = false
  /// The columns of the tabs without gaps.
  private let columns: Int

  /// Lays out the header with the name `who` and the text of an `action`.
  init(titles: [String], shortTitles: [String], who: String, action: String, columns: Int) {
    let roomy = columns >= 80 ? [1, 0, -1] : [0, -1]
    var all: [HeaderFit] = []
    for names in [titles, shortTitles] {
      // Measured once for all attempts, because the header is drawn after each key.
      let columns = Tabs(names, open: 0).width(gap: 0)
      for showsAction in [true, false] {
        all += roomy.map { HeaderFit(names, columns, gap: $0, showsAction: showsAction) }
      }
    }
    let shortest = Tabs(shortTitles, open: 0).width(gap: 0)
    let least = HeaderFit(shortTitles, shortest, gap: -1, showsAction: false)
    let name = TextWidth.of(who)
    for showsAction in [true, false] where name > 0 {
      let fits = all.first {
        $0.showsAction == showsAction && $0.width(action) + name + 3 <= columns
      }
      if let fits {
        self = fits
        showsName = true
        return
      }
    }
    self = all.first { $0.width(action) <= columns } ?? least
  }

  private init(_ titles: [String], _ columns: Int, gap: Int, showsAction: Bool) {
    self.titles = titles
    self.columns = columns
    self.gap = gap
    self.showsAction = showsAction
  }

  /// Returns the columns of the key with its text, or without one.
  static func width(ofAction action: String) -> Int {
    action.isEmpty ? 1 : TextWidth.of(action) + 2
  }

  /// Returns the columns of the tabs and the key, with a blank between them and at the ends.
  private func width(_ action: String) -> Int {
    columns + gap * max(titles.count - 1, 0) + max(gap, 0) + 2
      + Self.width(ofAction: showsAction ? action : "")
  }
}
