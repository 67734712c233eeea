import CommandLineTool
import CursesTerminal
import GameCore
import GameShell
import GameUI
import Glibc
import MediaProtocol
import SystemStrings

/// Parses the command line and performs the command; everything it creates is released before the
/// exit.
func run() -> Int32 {
  ProcessEnvironment.openStandardDescriptors()
  let arguments = ProcessEnvironment.arguments()
  let environment = ProcessEnvironment.environment(
    [
      "ACCESSIBLE", "COLORTERM", "FLIPSIDE_DATA", "FLIPSIDE_PLAIN", "FLIPSIDE_SHARED", "HOME",
      "LANG", "LC_ALL", "LC_CTYPE",
      "LC_MESSAGES", "LC_TIME", "NO_COLOR",
      "STY", "TERM", "TMUX",
      "XDG_CACHE_HOME", "XDG_DATA_HOME",
    ] + TerminalOptions.variables + NetworkDeck.all.map(\.environment)
      + WebService.allCases.map(\.environment) + WebService.allCases.compactMap(\.keyEnvironment))
  let invocation: Invocation
  do throws(UsageError) {
    invocation = try Invocation(arguments: arguments, environment: environment)
  } catch {
    let language = Invocation.language(arguments: arguments, environment: environment)
    return Report(error, in: language).deliver(in: language)
  }
  let storage = Storage(
    place: invocation.dataDirectory, usual: invocation.usualDirectory,
    isAccountShared: invocation.isAccountShared)
  var context = CommandContext(invocation)
  storage.provide(for: &context)
  switch context.run() {
  case .report(let report): return report.deliver(in: invocation.language)
  case .play(let options, let watched):
    return Play(
      options: options, language: invocation.language,
      storage: watched == nil ? storage : Storage(place: nil, usual: nil),
      environment: environment, watched: watched
    ).run()
  }
}

exit(run())
