import SystemStrings

/// The arguments, separated into options and words but not interpreted.
struct Words {
  /// The values of the given options, the last one if repeated. Empty for options without a value.
  private(set) var options: [Option: SystemString] = [:]
  /// The other arguments, in order.
  private(set) var words: [SystemString] = []
  /// The first invalid argument. Later ones are still read, because one of them may set the
  /// language of the message.
  private(set) var error: UsageError?

  /// Separates `arguments`, which do not include the program's name. `--` ends the options.
  init(_ arguments: [SystemString]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      } else if argument == "-h" {
        options[.help] = ""
      } else if argument.hasPrefix("-"), argument != "-" {
        do throws(UsageError) {
          try read(argument, &rest)
        } catch {
          self.error = self.error ?? error
        }
      } else {
        words.append(argument)
      }
    }
  }

  /// Returns the value of an option as text.
  func text(_ option: Option) -> String? { options[option]?.text }

  private mutating func read(
    _ argument: SystemString, _ rest: inout ArraySlice<SystemString>
  ) throws(UsageError) {
    let sides = argument.bytes.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false
    ).map { SystemString(bytes: Array($0)) }
    let name = sides[0].text
    guard let option = Option.allCases.first(where: { $0.name == name }) else {
      let names = Option.allCases.map(\.name)
      throw .unknownOption(name, nearest: SpellingSuggestion.to(name, among: names))
    }
    let attached = sides.count > 1 ? sides[1] : nil
    guard option.value != nil else {
      guard attached == nil else { throw .unexpectedValue(option: option.name) }
      options[option] = ""
      return
    }
    if let attached {
      options[option] = attached
    } else if let next = rest.first, !next.hasPrefix("--") {
      options[option] = next
      rest.removeFirst()
    } else {
      throw .missingValue(option: option.name)
    }
    if options[option]?.isEmpty == true { throw .missingValue(option: option.name) }
  }
}
