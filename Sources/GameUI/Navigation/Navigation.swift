import GameCore

/// The open screens: a stack before the tabs, and one for each tab.
struct Navigation: Sendable {
  /// Whether the tabs are open, rather than the screens before them.
  private(set) var isInTabs = false
  private(set) var tab = Tab.board
  /// Whether the way back from the entrance leads to the tabs, where a guest chose to register.
  private var returnsToTabs = false
  private var entrance: Stack
  /// The screens of each tab in the order of the tabs; nil for tabs that were never opened.
  private var tabs = Self.noTabs

  init(_ environment: App.LaunchEnvironment) {
    let watched = environment.watched.map { WatchScreen(WatchSubject($0), isAlone: true) }
    entrance = Stack(watched ?? Route.title.screen)
  }

  /// The visible screen.
  var current: any Screen {
    get { stack.top }
    set { stack.top = newValue }
  }

  /// Whether there is a screen below the open one.
  var canGoBack: Bool {
    isInTabs ? tabs[tab.rawValue]?.hasAbove == true : entrance.hasAbove
  }

  /// Whether the board is open, with no screen above it.
  var isOnBoard: Bool { isInTabs && tab == .board && !canGoBack }

  /// Opens the screen of a route.
  mutating func go(_ route: Route) {
    switch route.place {
    case .entrance:
      let screen = route.screen
      (returnsToTabs, isInTabs) = (isInTabs && !(screen is TitleScreen), false)
      if screen is TitleScreen {
        entrance = Stack(screen)
      } else {
        entrance.removeAbove()
        entrance.push(screen)
      }
    case .first(let tab):
      guard isInTabs else { return }
      self.tab = tab
      stack = Stack(route.screen)
    case .above: stack.push(route.screen)
    }
  }

  /// Opens a tab as it was left, without screens that close on a tab change; the open tab at its
  /// first screen.
  mutating func open(_ tab: Tab) {
    guard isInTabs else { return }
    let isOpen = self.tab == tab
    tabs[self.tab.rawValue]?.removeAbove { isOpen || $0.closesOnTabChange }
    self.tab = tab
  }

  /// Opens the tabs at their first screens, with the board open.
  mutating func enterTabs() {
    returnsToTabs = false
    entrance = Stack(Route.title.screen)
    tabs = Self.noTabs
    isInTabs = true
    tab = .board
  }

  /// Goes back to the title, from which a guest may return.
  mutating func leaveTabs() {
    isInTabs = false
    entrance = Stack(TitleScreen(isGuestHere: true))
  }

  /// Opens the title after a logout, with the focus on a button: the letters of all buttons work.
  mutating func leaveLogin() {
    entrance = Stack(TitleScreen(at: .guest))
  }

  mutating func back() {
    stack.pop()
    guard returnsToTabs, !entrance.hasAbove else { return }
    (returnsToTabs, isInTabs) = (false, true)
  }

  private var stack: Stack {
    get { isInTabs ? tabs[tab.rawValue] ?? Stack(tab.route.screen) : entrance }
    set { if isInTabs { tabs[tab.rawValue] = newValue } else { entrance = newValue } }
  }

  private static var noTabs: [Stack?] { Array(repeating: nil, count: Tab.allCases.count) }

  /// A stack of at least one screen.
  private struct Stack: Sendable {
    private var screens: [any Screen]

    init(_ bottom: any Screen) {
      screens = [bottom]
    }

    var hasAbove: Bool { screens.count > 1 }

    var top: any Screen {
      get { screens[screens.count - 1] }
      set { screens[screens.count - 1] = newValue }
    }

    mutating func push(_ screen: any Screen) { screens.append(screen) }

    mutating func pop() {
      if hasAbove { screens.removeLast() }
    }

    mutating func removeAbove(where isRemoved: (any Screen) -> Bool = { _ in true }) {
      screens = screens.prefix(1) + screens.dropFirst().filter { !isRemoved($0) }
    }
  }
}
