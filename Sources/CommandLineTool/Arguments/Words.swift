/// Arguments sorted into options and words, before anybody asks what they mean together.
struct Words {
  /// The values of the options given; of one given twice, the last. Empty for those without value.
  private(set) var options: [Option: String] = [:]
  /// Everything else, in order.
  private(set) var words: [String] = []

  /// Sorts `arguments`, which come without the program's name. `--` ends the options.
  init(_ arguments: [String]) throws(UsageFault) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      } else if argument == "-h" {
        options[.help] = ""
      } else if argument.hasPrefix("-"), argument != "-" {
        try take(argument, &rest)
      } else {
        words.append(argument)
      }
    }
  }

  private mutating func take(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageFault) {
    let sides = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(sides[0])
    guard let option = Option.allCases.first(where: { $0.name == name }) else {
      let names = Option.allCases.map(\.name)
      throw .unknownOption(name, nearest: Nearest.to(name, among: names))
    }
    let attached = sides.count > 1 ? String(sides[1]) : nil
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
