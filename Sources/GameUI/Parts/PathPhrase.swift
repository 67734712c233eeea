import Canvas
import GameCore
import MediaProtocol

/// The texts of the sheet for the path of a picture.
enum PathPhrase: Phrase {
  case title, hint, looking, noNames, moreNames(Int)
  case nothingTyped, missing, directory, forbidden, special
  case notAPicture, damaged, tooLarge, unreadable
  case keyComplete, keyTake

  func text(in say: Language) -> String {
    switch self {
    case .title: say("A picture of your own", "Своя картинка")
    case .hint:
      say("such as ~/Pictures/me.jpg; Tab completes", "например, ~/Pictures/me.jpg; Tab дополняет")
    case .looking: say("Looking at the picture…", "Смотрим картинку…")
    case .noNames: say("Nothing there begins like that", "Ничто там так не начинается")
    case .moreNames(let count): say("and \(count) more", "и ещё \(count)")
    case .nothingTyped: say("Type where the picture is", "Введите, где лежит картинка")
    case .missing: say("There is no such file", "Такого файла нет")
    case .directory:
      say("This is a folder; Tab shows what is in it", "Это папка; что в ней, покажет Tab")
    case .forbidden: say("You may not read this file", "Читать этот файл вам нельзя")
    case .special:
      say("This is no file that a picture could be in", "Это не файл: картинки в нём быть не может")
    case .notAPicture:
      say("This is no picture that Flipside knows", "Такой картинки Flipside не знает")
    case .damaged: say("The picture is damaged", "Картинка повреждена")
    case .tooLarge: say("The picture is too large", "Картинка слишком большая")
    case .unreadable: say("The file cannot be read", "Файл не удаётся прочитать")
    case .keyComplete: say("complete", "дополнить")
    case .keyTake: say("take", "взять")
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
  static func fault(_ problem: MediaProblem) -> any Phrase {
    switch problem {
    case .wrongContent: PathPhrase.notAPicture
    case .unreadable(let faults):
      faults.tooLarge > 0 ? PathPhrase.tooLarge : faults.damaged > 0 ? .damaged : .unreadable
    case .offline, .refused, .timedOut, .busy, .status, .untrusted, .addressRefused,
      .tooFewDifferent, .folderUnreadable, .unknownDeck, .helperFailed:
      PicturePhrase.problem(problem)
    }
  }
}

extension PathSheet {
  /// The keys of the sheet.
  static let hints = [
    Hint(.enter, PathPhrase.keyTake), Hint(.tab, PathPhrase.keyComplete),
    Hint(.escape, TabPhrase.keyBack),
  ]
}
