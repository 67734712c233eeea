import Glibc
import Testing

/// `scripts/deps` on a machine that lacks something, with a fake package manager.
@Suite(.sideBySide) struct SetUpTests {
  private static let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

  /// Runs the script without `tool` in the PATH, next to a finished build.
  private func setUp(_ desk: Desk, lacking tool: String) throws -> Command.Result {
    let script = """
      set -e
      mkdir -p '\(desk.path)/bin' '\(desk.path)/tree/.build/release' \
        '\(desk.path)/tree/.build-tests'
      cd '\(desk.path)/bin'
      ln -sf /usr/bin/* .
      ln -sf /bin/* .
      rm -f '\(tool)'
      for name in apt-get sudo swift; do ln -sf /bin/true $name.true; mv $name.true $name; done
      printf '#!/bin/sh\\necho Swift version 6.3' >swift.new; chmod +x swift.new; mv swift.new swift
      cd ../tree
      touch .build/release/flipside .build/release.yaml .build-tests/debug.yaml
      PATH='\(desk.path)/bin' bash '\(Self.root)/scripts/deps' play test
      """
    return try Command.run(["bash", "-c", script])
  }

  private func isThere(_ desk: Desk, _ path: String) -> Bool {
    access("\(desk.path)/tree/\(path)", F_OK) == 0
  }

  @Test("A package that only the tests need does not invalidate the build")
  func testsOnly() throws {
    let desk = try Desk()
    let result = try setUp(desk, lacking: "tmux")
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("tmux"))
    #expect(isThere(desk, ".build/release/flipside"))
    #expect(isThere(desk, ".build/release.yaml"))
    #expect(isThere(desk, ".build-tests/debug.yaml"))
  }

  @Test("A change of what a build plan depends on deletes the plan, and nothing else")
  func plan() throws {
    let desk = try Desk()
    let result = try setUp(desk, lacking: "pkg-config")
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("pkg-config"))
    #expect(isThere(desk, ".build/release/flipside"))
    #expect(!isThere(desk, ".build/release.yaml"))
    #expect(!isThere(desk, ".build-tests/debug.yaml"))
  }
}
