import GameCore
import MediaProtocol

extension AlbumCatalog {
  /// Creates the catalog from environment and settings, with defaults for the language.
  init(_ context: Context) {
    let usual = context.look.language(
      (country: "us", language: "en_us"), (country: "ru", language: "ru_ru"))
    self.init(
      country: context.settings.albumsCountry ?? usual.country, language: usual.language,
      base: context.address(of: .albums))
  }
}
