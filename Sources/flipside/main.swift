import CommandLineTool
import GameShell
import Glibc

/// Reads the command line and does what it says; everything it makes ends before the exit.
func run() -> Int32 {
  let arguments = Array(CommandLine.arguments.dropFirst())
  let environment = Surroundings.environment([
    "FLIPSIDE_DATA", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "NO_COLOR", "TERM",
    "XDG_DATA_HOME",
  ])
  let invocation: Invocation
  do throws(UsageFault) {
    invocation = try Invocation(arguments: arguments, environment: environment)
  } catch {
    let language = Invocation.language(arguments: arguments, environment: environment)
    Surroundings.complain(error.sentence(in: language))
    return 2
  }
  switch invocation.command {
  case .play(let options):
    return Play(
      options: options, language: invocation.language, directory: invocation.dataDirectory,
      terminalType: environment["TERM"]
    ).run()
  case .scores, .verify, .replayExport, .help, .version:
    return 2
  }
}

exit(run())
