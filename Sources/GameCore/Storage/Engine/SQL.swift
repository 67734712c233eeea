/// A statement with its values, such as `"SELECT name FROM player WHERE id = \(player)"`. Its text
/// consists of literals, so nothing from outside can become part of it.
package struct SQL: Sendable, ExpressibleByStringInterpolation {
  /// The text of a statement without its values, by which an engine finds a prepared one.
  package struct Text: Hashable, Sendable {
    /// The parts of the text; nil is a parameter.
    private var parts: [StaticString?] = []
    /// A hash of the parts' addresses, up to date after each part, because a text is looked up each
    /// time that its statement runs. A text of the same parts composed in other steps may have
    /// another hash; it is another text then.
    private var hash: UInt = 0

    fileprivate init(reserving count: Int) { parts.reserveCapacity(count) }

    fileprivate mutating func append(_ part: StaticString?) {
      parts.append(part)
      mix(UInt(bitPattern: part?.utf8Start))
    }

    fileprivate mutating func append(_ text: Text) {
      parts += text.parts
      mix(text.hash)
    }

    private mutating func mix(_ number: UInt) {
      // The multiplier of FNV-1a.
      hash = (hash ^ number) &* 0x100_0000_01B3
    }

    /// Returns the text with a placeholder for each parameter, numbered from 1.
    package func joined(placeholder: (Int) -> String) -> String {
      var count = 0
      var text = ""
      for part in parts {
        if let part {
          text += part.description
        } else {
          count += 1
          text += placeholder(count)
        }
      }
      return text
    }

    /// Compares addresses, because each literal has one.
    package static func == (left: Text, right: Text) -> Bool {
      left.hash == right.hash
        && left.parts.elementsEqual(right.parts) { $0?.utf8Start == $1?.utf8Start }
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  package private(set) var text: Text
  package private(set) var values: [SQLValue] = []

  package init(stringLiteral literal: StaticString) {
    text = Text(reserving: 1)
    text.append(literal)
  }

  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.sql }

  private init(reserving count: Int) {
    text = Text(reserving: 2 * count + 1)
    values.reserveCapacity(count)
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var sql: SQL

    package init(literalCapacity _: Int, interpolationCount count: Int) {
      sql = SQL(reserving: count)
    }

    package mutating func appendLiteral(_ literal: StaticString) {
      if literal.utf8CodeUnitCount > 0 { sql.text.append(literal) }
    }

    package mutating func appendInterpolation(_ value: some SQLConvertible) {
      sql.text.append(nil)
      sql.values.append(value.sqlValue)
    }

    /// Appends a part of a statement, such as a list of columns.
    package mutating func appendInterpolation(_ part: SQL) {
      sql.text.append(part.text)
      sql.values += part.values
    }

    /// Appends parameters, separated by commas.
    package mutating func appendInterpolation(list values: some Sequence<some SQLConvertible>) {
      append(values) { sql, value in sql.appendInterpolation(value) }
    }
  }
}

extension SQL {
  /// A row for an insertion: the names of its columns and their values.
  typealias Fields = KeyValuePairs<StaticString, any SQLConvertible>

  static func insert(_ row: Fields, into table: StaticString) -> SQL {
    // Four parts for each value: its name, a parameter and two commas.
    var sql = StringInterpolation(literalCapacity: 0, interpolationCount: 2 * row.count + 2)
    sql.appendLiteral("INSERT INTO ")
    sql.appendLiteral(table)
    sql.appendLiteral("(")
    sql.append(row) { sql, column in sql.appendLiteral(column.key) }
    sql.appendLiteral(") VALUES (")
    sql.append(row) { sql, column in sql.appendInterpolation(column.value.sqlValue) }
    sql.appendLiteral(")")
    return sql.sql
  }

  /// Returns an insertion of a row that updates the row with the same values in the columns `key`.
  static func upsert(_ row: Fields, into table: StaticString, key: [StaticString]) -> SQL {
    // The lengths are compared first, because a description is a new string.
    let others = row.lazy.map(\.key).filter { name in
      !key.contains {
        $0.utf8CodeUnitCount == name.utf8CodeUnitCount && $0.description == name.description
      }
    }
    var sql = StringInterpolation(literalCapacity: 0, interpolationCount: 4 * row.count)
    sql.appendInterpolation(insert(row, into: table))
    sql.appendLiteral(" ON CONFLICT(")
    sql.append(key) { sql, name in sql.appendLiteral(name) }
    sql.appendLiteral(") DO UPDATE SET ")
    sql.append(others) { sql, name in
      sql.appendLiteral(name)
      sql.appendLiteral(" = excluded.")
      sql.appendLiteral(name)
    }
    return sql.sql
  }
}

extension SQL.StringInterpolation {
  fileprivate mutating func append<Elements: Sequence>(
    _ elements: Elements, with body: (inout Self, Elements.Element) -> Void
  ) {
    var isFirst = true
    for element in elements {
      if !isFirst { appendLiteral(", ") }
      isFirst = false
      body(&self, element)
    }
  }
}

/// A type whose values can be parameters of statements.
package protocol SQLConvertible {
  var sqlValue: SQLValue { get }
}

extension SQLValue: SQLConvertible { package var sqlValue: SQLValue { self } }
extension Int: SQLConvertible { package var sqlValue: SQLValue { .integer(self) } }
extension String: SQLConvertible { package var sqlValue: SQLValue { .text(self) } }
/// The bits as an integer, because databases' integers are signed.
extension UInt64: SQLConvertible {
  package var sqlValue: SQLValue { .integer(Int(bitPattern: UInt(self))) }
}
extension [UInt8]: SQLConvertible { package var sqlValue: SQLValue { .blob(self) } }
extension Timestamp: SQLConvertible { package var sqlValue: SQLValue { .integer(milliseconds) } }
extension Elapsed: SQLConvertible { package var sqlValue: SQLValue { .integer(milliseconds) } }
extension CalendarDate: SQLConvertible {
  package var sqlValue: SQLValue { .integer(daysSince1970) }
}
extension PlayerID: SQLConvertible { package var sqlValue: SQLValue { .integer(rawValue) } }
extension RoundID: SQLConvertible { package var sqlValue: SQLValue { .integer(rawValue) } }
extension ProgressID: SQLConvertible { package var sqlValue: SQLValue { .text(rawValue) } }
extension GameID: SQLConvertible { package var sqlValue: SQLValue { .text(description) } }
extension Eligibility: SQLConvertible { package var sqlValue: SQLValue { .text(rawValue) } }
extension Optional: SQLConvertible where Wrapped: SQLConvertible {
  package var sqlValue: SQLValue { map(\.sqlValue) ?? .null }
}

/// A value for a parameter of a statement.
package enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int)
  case text(String)
  case blob([UInt8])
}
