import GameCore

/// The permission to search for albums: for logged-in adult players, because covers and titles
/// may be explicit.
enum AlbumAccess: Hashable, Sendable {
  /// The profile is being loaded.
  case reading
  case guest
  case failed(StoreError)
  /// The date of birth is unknown.
  case dateMissing
  /// The player is too young until this birthday.
  case young(until: CalendarDate)
  /// The player may search.
  case open

  /// The minimum age in years.
  static let leastAge = 18

  init(_ profile: Result<Dated<OwnProfile>, StoreError>, secondsFromUTC: Int) {
    switch profile {
    case .failure(let error): self = .failed(error)
    case .success(let found):
      guard let birth = found.value.profile.birthDate else {
        self = .dateMissing
        return
      }
      let today = CalendarDate(found.time, secondsFromUTC: secondsFromUTC)
      if birth.date.age(on: today) >= Self.leastAge {
        self = .open
      } else {
        self = .young(until: Self.opening(for: birth))
      }
    }
  }

  /// Returns the first day on which a person born on `birth` is of age: for 29 February, if that
  /// does not exist, the day after the 28th.
  private static func opening(for birth: BirthDate) -> CalendarDate {
    let day = birth.date.adding(years: leastAge)
    return birth.date.age(on: day) >= leastAge ? day : day.adding(days: 1)
  }

  var isOpen: Bool { self == .open }

  /// The buttons that lead to the missing step; one without an action asks again.
  var buttons: [(title: any Phrase, action: Action?)] {
    switch self {
    case .guest:
      [(ButtonPhrase.logIn, .account(.leave)), (ButtonPhrase.register, .go(.register))]
    case .failed: [(ButtonPhrase.tryAgain, nil)]
    case .dateMissing: [(AlbumsPhrase.enterDate, .go(.birthDate))]
    case .reading, .young, .open: []
    }
  }

  /// Returns the text about the missing step, or nil.
  func sentence(_ look: RenderStyle) -> String? {
    switch self {
    case .reading: look.text(YouPhrase.loading)
    case .guest: look.text(AlbumsPhrase.forPlayers)
    case .failed(let error): look.text(error)
    case .dateMissing: look.text(AlbumsPhrase.dateMissing)
    case .young(let day): look.text(AlbumsPhrase.young(day))
    case .open: nil
    }
  }
}
