import Canvas
import GameCore
import MediaProtocol

/// The texts of the sheet for the path of a picture.
enum PathPhrase: SpokenPhrase {
  case title, hint, looking, noNames, moreNames(Int)
  case nothingTyped, missing, directory, forbidden, special
  case notAPicture, damaged, tooLarge, unreadable
  case keyComplete, keyTake

  func text(in say: Language) -> String {
    switch self {
    case .title: say("Your own picture", "Своя картинка")
    case .hint:
      say("such as ~/Pictures/me.jpg; Tab completes", "например, ~/Pictures/me.jpg; Tab дополняет")
    case .looking: say("Checking the picture…", "Проверяем картинку…")
    case .noNames: say("No matches", "Ничего не найдено")
    case .moreNames(let count): say("and \(count) more", "и ещё \(count)")
    case .nothingTyped: say("Type the path of a picture", "Введите путь к картинке")
    case .missing: say("No such file", "Такого файла нет")
    case .directory:
      say("This is a folder; Tab lists its contents", "Это папка; что в ней, покажет Tab")
    case .forbidden: say("No permission to read this file", "Нет прав на чтение этого файла")
    case .special:
      say("This is not a regular file", "Это не обычный файл")
    case .notAPicture:
      say("Flipside can't read this kind of file", "Такие файлы Flipside не читает")
    case .damaged: say("The picture is damaged", "Картинка повреждена")
    case .tooLarge: say("The picture is too large", "Картинка слишком большая")
    case .unreadable: say("Could not read the file", "Не удалось прочитать файл")
    case .keyComplete: say("complete", "дополнить")
    case .keyTake: say("use", "выбрать")
    }
  }

  /// Creates the reason why a file is not a picture; nil for one that may be.
  init?(_ kind: FileKind) {
    switch kind {
    case .plain: return nil
    case .directory: self = .directory
    case .missing: self = .missing
    case .forbidden: self = .forbidden
    case .special: self = .special
    }
  }

  /// Returns the message about the problem of one picture file.
  static func error(_ problem: MediaError) -> any Phrase {
    switch problem {
    case .wrongContent: PathPhrase.notAPicture
    case .unreadable(let errors):
      errors.tooLarge > 0 ? PathPhrase.tooLarge : errors.damaged > 0 ? .damaged : .unreadable
    case .offline, .refused, .timedOut, .busy, .status, .untrusted, .addressRefused,
      .tooFewDifferent, .folderUnreadable, .unknownDeck, .notUnderstood, .serviceSaid,
      .messageWithKey, .tooFewUsable, .helperFailed:
      PicturePhrase.problem(problem)
    }
  }

  func spoken(in say: Language) -> String? {
    switch self {
    case .hint: say("such as ~/Pictures/me.jpg", "например, ~/Pictures/me.jpg")
    case .directory: say("This is a folder", "Это папка")
    default: nil
    }
  }
}
