import GameCore

/// The texts of an album's page.
enum AlbumPhrase: Phrase {
  case noSongs, loading, kept, address, untitledSong
  case keyKeep, keyForget, keyAddress, keyBack, keyAgain

  var english: String {
    switch self {
    case .noSongs: "The service lists no songs of this album."
    case .loading: "Reading the songs…"
    case .kept: "in My albums"
    case .address: "Address"
    case .untitledSong: "(no title)"
    case .keyKeep: "keep in My albums"
    case .keyForget: "forget"
    case .keyAddress: "address"
    case .keyBack: "back"
    case .keyAgain: "try again"
    }
  }

  var russian: String {
    switch self {
    case .noSongs: "Служба не называет песен этого альбома."
    case .loading: "Загружаются песни…"
    case .kept: "в «Моих альбомах»"
    case .address: "Адрес"
    case .untitledSong: "(без названия)"
    case .keyKeep: "в мои альбомы"
    case .keyForget: "убрать"
    case .keyAddress: "адрес"
    case .keyBack: "назад"
    case .keyAgain: "ещё раз"
    }
  }
}
