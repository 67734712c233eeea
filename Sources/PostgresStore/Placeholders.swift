/// Placeholders in statements: `?` and `?2` in the store's SQL, `$1` and `$2` in PostgreSQL's.
package enum Placeholders {
  package static func numbered(_ sql: String) -> String {
    var text = ""
    var count = 0
    var isQuoted = false
    var rest = sql[...]
    while let character = rest.popFirst() {
      if character == "'" { isQuoted.toggle() }
      guard character == "?", !isQuoted else {
        text.append(character)
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      count += 1
      text += "$" + (digits.isEmpty ? "\(count)" : String(digits))
    }
    return text
  }
}
