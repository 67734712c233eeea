import SystemStrings

/// Arguments sorted into options and words, before anybody asks what they mean together.
struct Words {
  /// The values of the options given; of one given twice, the last. Empty for those without value.
  private(set) var options: [Option: SystemString] = [:]
  /// Everything else, in order.
  private(set) var words: [SystemString] = []
  /// The first argument that cannot be sorted; those behind it are sorted all the same, for one
  /// of them may say in which language to complain.
  private(set) var fault: UsageFault?

  /// Sorts `arguments`, which come without the program's name. `--` ends the options.
  init(_ arguments: [SystemString]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      } else if argument == "-h" {
        options[.help] = ""
      } else if argument.hasPrefix("-"), argument != "-" {
        do throws(UsageFault) {
          try read(argument, &rest)
        } catch {
          fault = fault ?? error
        }
      } else {
        words.append(argument)
      }
    }
  }

  /// The value of an option as text.
  func text(_ option: Option) -> String? { options[option]?.text }

  private mutating func read(
    _ argument: SystemString, _ rest: inout ArraySlice<SystemString>
  ) throws(UsageFault) {
    let sides = argument.bytes.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false
    ).map { SystemString(bytes: Array($0)) }
    let name = sides[0].text
    guard let option = Option.allCases.first(where: { $0.name == name }) else {
      let names = Option.allCases.map(\.name)
      throw .unknownOption(name, nearest: Nearest.to(name, among: names))
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
