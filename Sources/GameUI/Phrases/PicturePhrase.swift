import GameCore
import MediaProtocol

/// The texts about pictures from outside.
enum PicturePhrase: Phrase {
  case loading, progress(Int, of: Int), cacheUnwritable
  case lost, away
  case failed, problem(MediaError)

  func text(in say: Language) -> String {
    switch self {
    case .loading: say("Loading pictures", "Загружаем картинки")
    case .progress(let ready, let wanted): say("\(ready) of \(wanted)", "\(ready) из \(wanted)")
    case .cacheUnwritable:
      say(
        "Could not save the pictures to the cache; next time they will be downloaded again.",
        "Не удалось сохранить картинки в кэш; в следующий раз они загрузятся снова.")
    case .lost:
      say(
        "Some of this game's pictures are no longer in the cache. Download them again?",
        "Некоторых картинок этой игры больше нет в кэше. Загрузить их снова?")
    case .away:
      say(
        "The window is too small to tell the pictures apart. "
          + "You'll see drawings until you make it larger.",
        "Окно слишком маленькое: картинки в нём не различить. "
          + "Пока вы его не увеличите, вместо них рисунки.")
    case .failed: say("No pictures", "Картинок нет")
    case .problem(.wrongContent):
      say("There are no pictures at that address.", "По этому адресу нет картинок.")
    case .problem(let problem): ServicePhrase.problem(problem).text(in: say)
    }
  }
}
