import GameCore
import MediaProtocol

extension AlbumCatalog {
  /// How the service is asked here: as environment and settings say, and else as the language does.
  init(_ context: Context) {
    let usual = context.look.language(
      (country: "us", language: "en_us"), (country: "ru", language: "ru_ru"))
    self.init(
      country: context.settings.albumsCountry ?? usual.country, language: usual.language,
      base: context.address(of: .albums))
  }
}
