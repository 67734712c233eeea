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
  let arguments = ProcessEnvironment.arguments()
  let environment = ProcessEnvironment.environment(
    [
      "COLORTERM", "FLIPSIDE_DATA", "FLIPSIDE_SHARED", "HOME", "LANG", "LC_ALL", "LC_CTYPE",
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
    return Report(error, in: language).deliver()
  }
  let storage = Storage(
    place: invocation.dataDirectory, usual: invocation.usualDirectory,
    isAccountShared: invocation.isAccountShared)
  if case .play(let options) = invocation.command {
    return Play(
      options: options, language: invocation.language, storage: storage,
      environment: environment
    ).run()
  }
  if case .watch(let request) = invocation.command, !request.text {
    let found = Tool.watched(by: request, in: invocation.language)
    guard let file = found.file else {
      return found.report?.deliver() ?? ExitStatus.failedCheck.rawValue
    }
    return Play(
      options: request.options, language: invocation.language,
      storage: Storage(place: nil, usual: nil), environment: environment, watched: file
    ).run()
  }
  let secondsFromUTC = Clocks.secondsFromUTC(at: Clocks.wall())
  let report = Tool.report(
    on: invocation, at: storage.clock(), secondsFromUTC: secondsFromUTC,
    faces: BoardFaces.names(of:),
    openStore: storage.reader(in:mustExist:))
  let people = { PeopleTool.report(on: invocation, under: storage.peopleConditions()) }
  let table = { TableTool.report(on: invocation, under: storage.tableConditions()) }
  return (report ?? people() ?? table())?.deliver() ?? ExitStatus.done.rawValue
}

exit(run())
