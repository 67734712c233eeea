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
      (["cache"], CacheTask.show), (["cache", "show"], .show),
      (["cache", "clear"], .clear),
    ] {
      let invocation = try Invocation(arguments: words, environment: environment)
      #expect(invocation.command == .cache(task, layout))
    }
    #expect(throws: UsageError.cacheWhat("clean")) {
      try Invocation(arguments: ["cache", "clean"], environment: environment)
    }
    #expect(throws: UsageError.tooMany(argument: "now")) {
      try Invocation(arguments: ["cache", "clear", "now"], environment: environment)
    }
  }

  @Test("The cache is counted and cleared")
  func showsAndClears() throws {
    var pattern = Array("/tmp/flipside-cache-XXXXXX".utf8CString)
    let directory = try #require(mkdtemp(&pattern).map { String(cString: $0) })
    let layout = CacheLayout(directory: directory)
    try Files.makeDirectory(layout.photos)
    let name = String(repeating: "ab", count: 32)
    try Files.replace(layout.photo(name), with: Array(repeating: 7, count: 1_600_000))
    let report = PictureCacheReport(.english)
    #expect(
      report.report(on: .show, in: layout).output
        == "Pictures: 1, using 1.5 of 64 MB in \(directory)\n")
    #expect(report.report(on: .clear, in: layout).status == .done)
    #expect(CacheUsage(of: layout).pictures == 0)
    #expect(
      PictureCacheReport(.russian).report(on: .show, in: layout).output
        == "Картинок: 0, 0,0 МБ (предел — 64), каталог \(directory)\n")
    rmdir(layout.photos.text)
    rmdir(directory)
  }

  @Test("If there is no place for a cache, a message says so")
  func nowhere() {
    let report = PictureCacheReport(.english).report(on: .show, in: nil)
    #expect(report.status == .failedCheck)
    #expect(report.errors.hasPrefix("flipside: no directory for the picture cache"))
    let clear = PictureCacheReport(.english)
      .report(on: .clear, in: CacheLayout(directory: "/dev/null"))
    #expect(clear.status == .failedCheck)
  }
}
