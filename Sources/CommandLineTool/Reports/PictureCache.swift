import GameCore
import MediaProtocol
import SystemStrings

/// `flipside cache`: shows or clears the picture cache.
struct PictureCache: Command {
  static let description = CommandDescription(
    "cache", "cache [show | clear]", arguments: [.words(of: Task.self)]
  ) { $0("show or empty the picture cache", "показать или очистить кэш картинок") }

  /// The raw value is the word after `cache`.
  enum Task: String, CaseIterable {
    case show, clear
  }

  let task: Task
  /// The place of the cache; nil if there is none.
  let layout: CacheLayout?

  init(_ given: inout Arguments) throws(UsageError) {
    let word = given.next()?.text ?? Task.show.rawValue
    guard let task = Task(rawValue: word) else { throw .cacheWhat(word) }
    self.task = task
    layout = given.environment.pictureCache
  }

  func run(in context: CommandContext) -> Outcome { .report(report(in: context.language)) }

  private func report(in language: Language) -> Report {
    guard let layout else { return PictureCacheSentence.noPlace.failure(in: language) }
    let path = layout.directory.text
    switch task {
    case .show:
      let usage = CacheUsage(of: layout)
      return PictureCacheSentence.contents(
        pictures: usage.pictures, bytes: usage.bytes, path: path
      ).report(in: language)
    case .clear:
      do throws(FileError) {
        try CacheUsage.clear(layout)
        return PictureCacheSentence.cleared(path: path).report(in: language)
      } catch {
        return PictureCacheSentence.cannotClear(path: path).failure(in: language)
      }
    }
  }
}

extension UsageError {
  static func cacheWhat(_ word: String) -> Self {
    UsageError {
      $0(
        "invalid argument \(quoted(word)) for 'flipside cache': use show or clear",
        "недопустимый аргумент \(quoted(word)) команды 'flipside cache'; допустимо: show, clear")
    }
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
