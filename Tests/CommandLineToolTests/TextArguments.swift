import GameCore
import SystemStrings

@testable import CommandLineTool

/// Text arguments and variables, for most tests.
extension Invocation {
  init(arguments: [String], environment: [String: String]) throws(UsageError) {
    let arguments = arguments.map { SystemString($0) }
    try self.init(arguments: arguments, environment: environment.mapValues { SystemString($0) })
  }

  static func language(arguments: [String], environment: [String: String]) -> Language {
    let arguments = arguments.map { SystemString($0) }
    return language(
      arguments: arguments, environment: environment.mapValues { SystemString($0) })
  }
}
