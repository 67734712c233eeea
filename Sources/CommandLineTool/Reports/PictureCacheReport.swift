import GameCore
import MediaProtocol
import SystemStrings

/// `flipside cache`: shows or clears the picture cache.
struct PictureCacheReport {
  private let language: Language

  init(_ language: Language) {
    self.language = language
  }

  func report(on task: CacheTask, in layout: CacheLayout?) -> Report {
    guard let layout else { return failure(.noPlace) }
    switch task {
    case .show:
      let contents = CacheUsage(of: layout)
      return success(
        .contents(pictures: contents.pictures, bytes: contents.bytes, path: layout.directory.text))
    case .clear:
      do throws(FileError) {
        try CacheUsage.clear(layout)
        return success(.cleared(path: layout.directory.text))
      } catch {
        return failure(.cannotClear(path: layout.directory.text))
      }
    }
  }

  private func success(_ sentence: PictureCacheSentence) -> Report {
    Report(output: sentence.text(in: language) + "\n")
  }

  private func failure(_ sentence: PictureCacheSentence) -> Report {
    Report(errors: "flipside: \(sentence.text(in: language))\n", status: .failedCheck)
  }
}

/// The messages about the cache.
private enum PictureCacheSentence: Phrase {
  case contents(pictures: Int, bytes: Int, path: String)
  case cleared(path: String)
  case cannotClear(path: String)
  case noPlace

  func text(in say: Language) -> String {
    switch self {
    case .contents(let pictures, let bytes, let path):
      say(
        "Pictures: \(pictures), using \(megabytes(bytes, ".")) of 64 MB in \(shown(path))",
        "Картинок: \(pictures), \(megabytes(bytes, ",")) МБ (предел — 64), каталог \(shown(path))")
    case .cleared(let path):
      say("Picture cache emptied: \(shown(path))", "Кэш картинок очищен: \(shown(path))")
    case .cannotClear(let path):
      say(
        "cannot empty the picture cache; check the permissions of \(shown(path))",
        "кэш картинок не удалось очистить; проверьте права на каталог \(shown(path))")
    case .noPlace:
      say(
        "no directory for the picture cache: neither XDG_CACHE_HOME nor HOME is set",
        "нет каталога для кэша картинок: не заданы ни XDG_CACHE_HOME, ни HOME")
    }
  }

  private func shown(_ path: String) -> String { TextSanitizer.line(path, limit: 200) }

  private func megabytes(_ bytes: Int, _ point: String) -> String {
    let tenths = (bytes * 10 + (1 << 19)) >> 20
    return "\(tenths / 10)\(point)\(tenths % 10)"
  }
}
