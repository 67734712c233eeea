/// A setting of which one value is stored, by its key.
struct StoredSetting: Sendable {
  let key: String
  /// Returns the stored text; nil if there is nothing to store.
  let text: @Sendable (Settings) -> String?
  /// Reads a stored text; an unknown one changes nothing.
  let read: @Sendable (inout Settings, String) -> Void
  /// Takes the value of `chosen` if it differs from that of `before`.
  let take: @Sendable (inout Settings, _ chosen: Settings, _ before: Settings) -> Void

  private init<Value: SettingValue & Equatable>(
    _ key: String, _ path: any WritableKeyPath<Settings, Value> & Sendable
  ) {
    self.key = key
    text = { $0[keyPath: path].settingText }
    read = { settings, text in
      if let value = Value(settingText: text) { settings[keyPath: path] = value }
    }
    take = { settings, chosen, before in
      let value = chosen[keyPath: path]
      if value != before[keyPath: path] { settings[keyPath: path] = value }
    }
  }

  /// All of them, in the order in which they are exported.
  static let all = [
    StoredSetting("bell", \.bell), StoredSetting("cursor", \.cursor),
    StoredSetting("deck", \.deck), StoredSetting("filmsFromService", \.filmsFromService),
    StoredSetting("game", \.game), StoredSetting("inkTextures", \.inkTextures),
    StoredSetting("motion", \.motion), StoredSetting("mouse", \.mouse),
    StoredSetting("pictures", \.pictures), StoredSetting("profileOffer", \.profileOffer),
    StoredSetting("taught", \.isTaught),
    StoredSetting("theme", \.theme), filmsKey, StoredSetting("albumsCountry", \.albumsCountry),
    StoredSetting("language", \.language),
  ]

  /// The only secret.
  static let filmsKey = StoredSetting("secret.films", \.filmsKey)
}

/// A value that is stored as text.
protocol SettingValue: Sendable {
  /// The stored text; nil for no value.
  var settingText: String? { get }
  init?(settingText: String)
}

extension SettingValue where Self: RawRepresentable, RawValue == String {
  var settingText: String? { rawValue }
  init?(settingText: String) { self.init(rawValue: settingText) }
}

extension CursorPlace: SettingValue {}
extension Language: SettingValue {}
extension PictureChoice: SettingValue {}
extension ThemeName: SettingValue {}

extension Bool: SettingValue {
  var settingText: String? { self ? "on" : "off" }

  init?(settingText: String) {
    guard ["on", "off"].contains(settingText) else { return nil }
    self = settingText == "on"
  }
}

extension String: SettingValue {
  var settingText: String? { self }
  init?(settingText: String) { self = settingText }
}

extension Secret: SettingValue {
  var settingText: String? { revealed }
  init?(settingText: String) { self.init(settingText) }
}

extension Optional: SettingValue where Wrapped: SettingValue {
  var settingText: String? { flatMap(\.settingText) }

  init?(settingText: String) {
    guard let value = Wrapped(settingText: settingText) else { return nil }
    self = value
  }
}
