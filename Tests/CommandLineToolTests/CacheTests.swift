import Fixtures
import GameCore
import Glibc
import MediaProtocol
import SystemStrings
import Testing

@testable import CommandLineTool

@Suite("The picture cache from the command line")
struct CacheTests {
  @Test("The task comes from the words, and the place from the environment")
  func arguments() throws {
    let environment = ["XDG_CACHE_HOME": "/c"]
    let layout = CacheLayout(directory: "/c/flipside/pictures")
    for (words, task) in [
      (["cache"], PictureCache.Task.show), (["cache", "show"], .show),
      (["cache", "clear"], .clear),
    ] {
      let invocation = try Invocation(arguments: words, environment: environment)
      let command = try #require(invocation.command as? PictureCache)
      #expect(command.task == task && command.layout == layout)
    }
    for (word, message) in [
      ("clean", "invalid argument 'clean' for 'flipside cache': use show or clear"),
      ("show now", "unexpected argument 'now'"),
    ] {
      let words = ["cache"] + word.split(separator: " ").map(String.init)
      let error = #expect(throws: UsageError.self) {
        try Invocation(arguments: words, environment: environment)
      }
      #expect(error?.text(in: .english) == message)
    }
  }

  @Test("The cache is counted and cleared")
  func showsAndClears() throws {
    let directory = try TemporaryDirectory()
    let path = "\(directory.path)/flipside/pictures"
    let layout = CacheLayout(directory: SystemString(path))
    try Files.makeDirectory(layout.photos)
    let name = String(repeating: "ab", count: 32)
    try Files.replace(layout.photo(name), with: Array(repeating: 7, count: 1_600_000))
    let environment = ["XDG_CACHE_HOME": directory.path]
    #expect(
      try run("cache", environment: environment)?.output
        == "Pictures: 1, using 1.5 of 64 MB in \(path)\n")
    #expect(try run("cache", "clear", environment: environment)?.status == .done)
    #expect(CacheUsage(of: layout).pictures == 0)
    #expect(
      try run("cache", "show", "--lang", "ru", environment: environment)?.output
        == "Картинок: 0; 0,0 МБ (предел — 64); каталог \(path)\n")
  }

  @Test("If there is no place for a cache, a message says so")
  func nowhere() throws {
    let report = try #require(try run("cache", environment: ["HOME": ""]))
    #expect(report.status == .failedCheck)
    #expect(report.errors.hasPrefix("flipside: no directory for the picture cache"))
    let directory = try TemporaryDirectory()
    // A file instead of the directory.
    let folder = directory.path + "/flipside"
    #expect(system("mkdir \(folder) && touch \(folder)/pictures") == 0)
    let clear = try run("cache", "clear", environment: ["XDG_CACHE_HOME": directory.path])
    #expect(clear?.status == .failedCheck)
  }
}
