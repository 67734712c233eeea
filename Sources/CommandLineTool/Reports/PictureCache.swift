import GameCore
import MediaProtocol
import SystemStrings

/// `flipside cache`: shows or clears the picture cache.
struct PictureCache: PrintingCommand {
  static let description = CommandDescription(
    "cache", usage: "cache [show | clear]", "show or clear the picture cache",
    "показать или очистить кэш картинок", arguments: [.words(Task.words)])

  /// The raw value is the word after `cache`.
  enum Task: String, CaseIterable {
    case show, clear
  }

  let task: Task
  /// The place of the cache; nil if there is none.
  let layout: CacheLayout?

  init(_ given: inout Arguments) throws(UsageError) {
    let word = given.next()?.text ?? Task.show.rawValue
    guard let task = Task(rawValue: word) else {
      throw UsageError(
        "invalid argument \(word.quoted) for 'flipside cache': use show or clear",
        "недопустимый аргумент \(word.quoted) команды 'flipside cache'; допустимо: show, clear")
    }
    self.task = task
    layout = CacheLayout(environment: given.environment.variables)
  }

  func report(in context: CommandContext) -> Report {
    let language = context.language
    guard let layout else {
      return Localized(
        "no directory for the picture cache: neither XDG_CACHE_HOME nor HOME is set",
        "нет каталога для кэша картинок: не заданы ни XDG_CACHE_HOME, ни HOME"
      ).failure(in: language)
    }
    let path = TextSanitizer.line(layout.directory.text, limit: 200)
    if task == .show {
      let usage = CacheUsage(of: layout)
      let tenths = (usage.bytes * 10 + (1 << 19)) >> 20
      return Localized {
        let megabytes = $0.tenths(tenths)
        return $0(
          "Pictures: \(usage.pictures), using \(megabytes) of 64 MB in \(path)",
          "Картинок: \(usage.pictures); \(megabytes) МБ (предел — 64); каталог \(path)")
      }.report(in: language)
    }
    do throws(FileError) {
      try CacheUsage.clear(layout)
      return Localized("Picture cache cleared: \(path)", "Кэш картинок очищен: \(path)")
        .report(in: language)
    } catch {
      return Localized(
        "cannot clear the picture cache; check the permissions of \(path)",
        "кэш картинок не удалось очистить; проверьте права на каталог \(path)"
      ).failure(in: language)
    }
  }
}
