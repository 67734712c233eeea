import Canvas

/// How the head of the screen fits into a window: first the gaps between the tabs go, then the
/// words for logging in and out, then long names of tabs; their digits stay. Who plays is shown
/// whole, without those words where there is no room for both, or in the rule below the tabs.
struct HeaderFit: Hashable {
  let titles: [String]
  /// Columns between two tabs; -1 where they share a blank.
  let gap: Int
  /// Whether the key for logging in or out has its words beside it.
  let showsAction: Bool
  /// Whether there is room for who plays beside the tabs.
  private(set) var showsName = false
  /// Columns of the tabs without gaps.
  private let columns: Int

  /// How the head fits with `who` plays, and the words of an `action`, in a window.
  init(titles: [String], shortTitles: [String], who: String, action: String, columns: Int) {
    let roomy = columns >= 80 ? [1, 0, -1] : [0, -1]
    var all: [HeaderFit] = []
    for names in [titles, shortTitles] {
      // Measured once for all that is tried: this is drawn with each key.
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

  /// Columns of the key with its words; without any, of the key alone.
  static func width(ofAction action: String) -> Int {
    action.isEmpty ? 1 : TextWidth.of(action) + 2
  }

  /// Columns of the tabs and the key, with a blank between them and at the ends.
  private func width(_ action: String) -> Int {
    columns + gap * max(titles.count - 1, 0) + max(gap, 0) + 2
      + Self.width(ofAction: showsAction ? action : "")
  }
}
