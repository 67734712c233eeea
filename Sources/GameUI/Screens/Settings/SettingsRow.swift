import Canvas
import GameCore
import MediaProtocol

/// A row of the settings, in order from the top. A setting is one case and its entry in `spec`.
enum SettingsRow: Hashable, CaseIterable, Sendable {
  case game, setup, inkTextures, films, table, pace, deck, source
  case theme, language, motion, mouse, bell, cursor, pictures
  case services, start

  /// Returns the rows for the chosen game, from the top.
  static func rows(_ settings: Settings) -> [SettingsRow] {
    let others = GameKind.allCases.flatMap { $0.descriptor.settings }
    let own = GameKind(in: settings).descriptor.settings
    let hasSource = Decks.named(settings.deck).mustBeLoaded
    return allCases.filter { row in
      switch row {
      // The players are chosen where a game is started.
      case .table: false
      case .source where !hasSource: false
      default: own.contains(row) || !others.contains(row)
      }
    }
  }

  /// Returns the description of the setting.
  func spec(_ settings: Settings, _ look: RenderStyle) -> SettingSpec {
    switch self {
    case .game: game(settings, look)
    case .setup: setup(GameKind(in: settings), settings, look)
    case .deck: deck(settings, look)
    case .source: source(settings)
    case .inkTextures:
      SettingSpec(
        Localized("Textures", "Узоры"),
        Localized(
          "Gives each color in Color Match a texture, for color-blind players.",
          "Даёт каждому цвету свой узор — для тех, кто плохо различает цвета."),
        \.inkTextures, in: settings, look
      )
      // Monochrome inks always have textures.
      .decided { $0.look.depth == .monochrome ? (option: 0, by: .texturesAlways) : nil }
    case .films: films(settings, look)
    case .table:
      SettingSpec(
        DuelPhrase.players,
        Localized(
          "Two to four people at this keyboard, or you against the computer.",
          "От двух до четырёх человек за этой клавиатурой или вы против компьютера."),
        \.duel.table, in: settings, name: { look.name(of: $0) })
    case .pace:
      SettingSpec(
        DuelPhrase.speed, DuelPhrase.paceExplained,
        \.duel.pace, in: settings, name: { look.text(DuelPhrase.pace($0)) })
    case .theme:
      SettingSpec(
        Localized("Theme", "Тема"),
        Localized(
          "The colors used on screen. Terminal keeps your terminal's background.",
          "Цвета экрана. «Терминал» оставляет фон терминала."),
        \.theme, in: settings, name: { look.text(SettingsPhrase.colors($0)) }
      )
      .fact { $0.depth == .monochrome ? .noColors : nil }
    case .language: language(look)
    case .motion:
      SettingSpec(
        Localized("Animation", "Анимация"),
        Localized(
          "Animate flips.", "Переворачивать карты плавно."),
        \.motion, in: settings, look
      )
      .forced { $0.motion ? nil : 1 }
    case .mouse:
      SettingSpec(
        Localized("Mouse", "Мышь"),
        Localized(
          "Play with the mouse. When off, the mouse selects text as usual.",
          "Играть мышью. Если выключить, мышь, как обычно, выделяет текст."),
        \.mouse, in: settings, look
      )
      .forced { $0.mouse ? nil : 1 }
    case .bell:
      SettingSpec(
        Localized("Beep", "Сигнал"),
        Localized(
          "Beep on invalid keys.", "Звук, если клавиша ничего не делает."),
        \.bell, in: settings, look)
    case .cursor:
      SettingSpec(
        Localized("Cursor", "Курсор"),
        Localized(
          "For screen readers: follow the focus and hide clocks.",
          "Для экранных дикторов: курсор на выбранном, часы скрыты."),
        \.cursor, in: settings, name: { look.text(SettingsPhrase.cursorPlace($0)) }
      )
      .forced { $0.cursor.flatMap { CursorPlace.allCases.firstIndex(of: $0) } }
    case .pictures:
      SettingSpec(
        Localized("Pictures", "Картинки"),
        Localized(
          "Draw pictures as pixels or as colored cells. Auto asks your terminal.",
          "Рисовать пикселями или цветными клетками. «Авто» — по ответу терминала."),
        \.pictures, in: settings, name: { look.text(SettingsPhrase.pictureChoice($0)) }
      )
      .forced { $0.pictures.flatMap { PictureChoice.allCases.firstIndex(of: $0) } }
    case .services:
      SettingSpec(
        SettingsPhrase.services,
        Localized(
          "The addresses and keys of online services.",
          "Адреса и ключи сервисов.")
      ) { _ in .button() }
    case .start:
      SettingSpec(
        ButtonPhrase.start,
        Localized(
          "Starts the chosen game.", "Начинает выбранную игру.")
      ) { _ in .button(.accent) }
    }
  }

  private func game(_ settings: Settings, _ look: RenderStyle) -> SettingSpec {
    SettingSpec(
      SettingsPhrase.game,
      Localized(
        "The game that opens first on Play, Leaderboard and Rules.",
        "Какая игра открывается первой на «Игре», «Рекордах» и «Правилах»."),
      GameKind.allCases, chosen: GameKind(in: settings), name: { look.title(of: $0) },
      set: { $0.game = $1.id.description })
  }

  private func deck(_ settings: Settings, _ look: RenderStyle) -> SettingSpec {
    SettingSpec(
      SettingsPhrase.cards,
      Localized(
        "What the cards show. Photos come from the web, My pictures from a folder.",
        "Что на картах. Фото берутся из сети, свои картинки — из папки."),
      Decks.offered(unicode: look.unicode),
      chosen: Decks.shown(settings.deck, unicode: look.unicode), name: { look.text($0.title) },
      set: { $0.deck = $1.id })
  }

  private func films(_ settings: Settings, _ look: RenderStyle) -> SettingSpec {
    SettingSpec(
      FilmsPhrase.source,
      Localized(
        "Only quizzes with the included films are ranked.",
        "Квизы по фильмам из игры идут в рекорды, из сервиса — нет."),
      [false, true], chosen: settings.filmsFromService,
      name: { look.text($0 ? FilmsPhrase.service : .pack) },
      set: { $0.filmsFromService = $1 })
  }

  private func language(_ look: RenderStyle) -> SettingSpec {
    SettingSpec(
      Localized("Language", "Язык"),
      Localized("The language used on screen.", "Язык интерфейса."),
      Language.allCases, chosen: look.language, name: { $0("English", "Русский") },
      set: { $0.language = $1 }
    )
    .fact { $0.unicode ? nil : .asciiOnly }
    .forced { $0.languageIsForced ? Language.allCases.firstIndex(of: $0.language) : nil }
  }

  private func setup(
    _ kind: GameKind, _ settings: Settings, _ look: RenderStyle
  ) -> SettingSpec {
    SettingSpec(
      kind.descriptor.setupHeading,
      Catalog.ranks(kind.id)
        ? Localized(
          "The level, duration or list of films. Each has its own leaderboard.",
          "Уровень, время или список фильмов. У каждого свои рекорды.")
        : Localized("How many cards are dealt.", "Сколько карт на столе."),
      kind.setups, chosen: kind.setup(in: settings), name: { look.name(of: $0, in: kind) },
      set: { $0.setups[kind.id.description] = $1 })
  }

  /// Returns the source of a deck that has one.
  private func source(_ settings: Settings) -> SettingSpec {
    let deck = settings.deck
    if deck == Deck.covers.id {
      return SettingSpec(Tab.albums, CoversPhrase.origin) { context in
        .fact(context.look.text(context.covers.phrase))
      }
    }
    let isFolder = deck == Deck.folder.id
    return SettingSpec(
      isFolder ? Localized("Folder", "Папка") : Localized("Address", "Адрес"),
      Localized(
        "Where these pictures come from: your folder, or the address of a service.",
        "Откуда эти картинки: ваша папка или адрес сервиса.")
    ) { context in
      let look = context.look
      if let address = context.environment.addresses[deck] {
        return .fact("\(address) (\(look.text(SettingsPhrase.fromEnvironment)))")
      }
      return .field(
        placeholder: NetworkDeck.named(deck)?.base ?? look.text(SettingsPhrase.folderHint))
    }
  }
}
