import GameCore

/// Which screens there are and which is seen: a stack before the tabs, and one for each tab.
struct Navigation: Sendable {
  /// Whether the tabs are open, and not the screens before them.
  private(set) var isInTabs = false
  private(set) var tab = Tab.board
  private var entrance: Stack
  private var tabs: [Tab: Stack] = [:]
  private let conditions: App.Conditions

  init(_ conditions: App.Conditions) {
    self.conditions = conditions
    let watched = conditions.watched.map { WatchScreen(WatchSubject($0), isAlone: true) }
    entrance = Stack(watched ?? Route.title.screen(conditions))
  }

  /// The screen that is seen.
  var current: any Screen {
    get { stack.top }
    set { stack.top = newValue }
  }

  /// Whether a screen lies below the open one.
  var canGoBack: Bool { !stack.above.isEmpty }

  /// Opens the screen of a route.
  mutating func go(_ route: Route) {
    switch route.place {
    case .entrance:
      isInTabs = false
      if case .title = route {
        entrance = Stack(route.screen(conditions))
        // They may be somebody else's.
        tabs = [:]
      } else {
        entrance.above = [route.screen(conditions)]
      }
    case .first(let tab):
      guard isInTabs else { return }
      self.tab = tab
      tabs[tab] = Stack(route.screen(conditions))
    case .above: stack.above.append(route.screen(conditions))
    }
  }

  /// Opens a tab as it was left, without what is of no tab; the open one at its first screen.
  mutating func open(_ tab: Tab) {
    guard isInTabs else { return }
    tabs[self.tab]?.above.removeAll { $0.isOfNoTab }
    if self.tab == tab { tabs[tab]?.above = [] }
    self.tab = tab
  }

  /// Goes to the tabs, all of them at their beginning, with the board open.
  mutating func enterTabs() {
    entrance = Stack(Route.title.screen(conditions))
    tabs = [:]
    isInTabs = true
    tab = .board
  }

  /// Goes back to the title, from which a guest may come back.
  mutating func leaveTabs() {
    isInTabs = false
    entrance = Stack(TitleScreen(isGuestHere: true))
  }

  mutating func back() {
    _ = stack.above.popLast()
  }

  private var stack: Stack {
    get { isInTabs ? tabs[tab] ?? Stack(tab.route.screen(conditions)) : entrance }
    set { if isInTabs { tabs[tab] = newValue } else { entrance = newValue } }
  }

  /// Screens one above the other, of which at least one is there.
  private struct Stack: Sendable {
    var bottom: any Screen
    var above: [any Screen] = []

    init(_ bottom: any Screen) {
      self.bottom = bottom
    }

    var top: any Screen {
      get { above.last ?? bottom }
      set { if above.isEmpty { bottom = newValue } else { above[above.count - 1] = newValue } }
    }
  }
}
