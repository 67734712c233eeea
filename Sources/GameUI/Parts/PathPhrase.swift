import GameCore
import MediaProtocol

/// The texts of the sheet that the path of a picture is typed on.
enum PathPhrase: Phrase {
  case title, hint, looking, noNames, moreNames(Int)
  case nothingTyped, missing, directory, forbidden, special
  case notAPicture, damaged, tooLarge, unreadable
  case keyComplete, keyTake

  var english: String {
    switch self {
    case .title: "A picture of your own"
    case .hint: "such as ~/Pictures/me.jpg; Tab completes"
    case .looking: "Looking at the picture…"
    case .noNames: "Nothing there begins like that"
    case .moreNames(let count): "and \(count) more"
    case .nothingTyped: "Type where the picture is"
    case .missing: "There is no such file"
    case .directory: "This is a folder; Tab shows what is in it"
    case .forbidden: "You may not read this file"
    case .special: "This is no file that a picture could be in"
    case .notAPicture: "This is no picture that Flipside knows"
    case .damaged: "The picture is damaged"
    case .tooLarge: "The picture is too large"
    case .unreadable: "The file cannot be read"
    case .keyComplete: "complete"
    case .keyTake: "take"
    }
  }

  var russian: String {
    switch self {
    case .title: "Своя картинка"
    case .hint: "например, ~/Pictures/me.jpg; Tab дополняет"
    case .looking: "Смотрим картинку…"
    case .noNames: "Ничто там так не начинается"
    case .moreNames(let count): "и ещё \(count)"
    case .nothingTyped: "Введите, где лежит картинка"
    case .missing: "Такого файла нет"
    case .directory: "Это папка; что в ней, покажет Tab"
    case .forbidden: "Читать этот файл вам нельзя"
    case .special: "Это не файл: картинки в нём быть не может"
    case .notAPicture: "Такой картинки Flipside не знает"
    case .damaged: "Картинка повреждена"
    case .tooLarge: "Картинка слишком большая"
    case .unreadable: "Файл не удаётся прочитать"
    case .keyComplete: "дополнить"
    case .keyTake: "взять"
    }
  }

  /// Why what a path leads to is no picture; nil for a file that may be one.
  init?(_ kind: FileKind) {
    switch kind {
    case .plain: return nil
    case .directory: self = .directory
    case .missing: self = .missing
    case .forbidden: self = .forbidden
    case .special: self = .special
    }
  }

  /// What is wrong with one picture file.
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
    Hint(.plain("Enter"), PathPhrase.keyTake), Hint(.plain("Tab"), PathPhrase.keyComplete),
    Hint(.plain("Esc"), TabPhrase.keyBack),
  ]
}
