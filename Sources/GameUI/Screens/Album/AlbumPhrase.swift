import GameCore

/// The texts of an album's page.
enum AlbumPhrase: Phrase {
  case noSongs, loading, kept
  case keyKeep, keyAddress, keyAgain

  func text(in say: Language) -> String {
    switch self {
    case .noSongs:
      say("The service lists no songs for this album.", "У сервиса нет списка песен этого альбома.")
    case .loading: say("Loading songs…", "Загружаем песни…")
    case .kept: say("in My albums", "в «Моих альбомах»")
    case .keyKeep: say("save", "сохранить")
    case .keyAddress: say("address", "адрес")
    case .keyAgain: say("try again", "ещё раз")
    }
  }
}
