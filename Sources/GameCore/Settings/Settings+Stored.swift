extension Settings {
  private static let setupPrefix = "setup."
  private static let sourcePrefix = "source."

  /// The stored settings without secrets.
  var exported: [(key: String, value: String)] {
    stored.filter { $0.key != StoredSetting.filmsKey.key }
  }

  /// The keys and values that `take` reads back, in the order of the keys.
  var stored: [(key: String, value: String)] {
    var pairs = StoredSetting.all.compactMap { setting in
      setting.text(self).map { (key: setting.key, value: $0) }
    }
    for (prefix, values) in [(Self.setupPrefix, setups), (Self.sourcePrefix, sources)] {
      pairs += values.sorted { $0.key < $1.key }.map { (key: prefix + $0.key, value: $0.value) }
    }
    return pairs + duel.stored
  }

  /// Reads a stored value; an unknown key or value changes nothing.
  mutating func take(_ value: String, for key: String) {
    if let setting = StoredSetting.all.first(where: { $0.key == key }) {
      setting.read(&self, value)
    } else if duel.take(value, for: key) {
      return
    } else if key.hasPrefix(Self.setupPrefix) {
      setups[String(key.dropFirst(Self.setupPrefix.count))] = value
    } else if key.hasPrefix(Self.sourcePrefix) {
      sources[String(key.dropFirst(Self.sourcePrefix.count))] = value
    }
  }
}
