import CPostgres
import GameCore
import Glibc

/// A connection with bare calls of libpq.
final class BareServer {
  /// A prepared statement, with its values as C strings.
  struct Prepared {
    fileprivate let name: String
    fileprivate let values: [UnsafeMutablePointer<CChar>?]
    fileprivate let lengths: [Int32]
    fileprivate let formats: [Int32]
  }

  private let connection: OpaquePointer
  private var count = 0

  init(to address: String) throws {
    guard flipside_pq_load() else { throw CannotMeasure("libpq is missing") }
    var started: OpaquePointer?
    "dbname".withCString { keyword in
      address.withCString { value in
        started = flipside_pq_connect_start([keyword, nil], [value, nil])
      }
    }
    guard let started else { throw CannotMeasure("no connection can be made") }
    connection = started
    var poll = Int32(flipside_pq_writing)
    while poll != Int32(flipside_pq_connected) {
      guard poll != Int32(flipside_pq_failed) else { throw refused }
      wait(poll == Int32(flipside_pq_writing) ? POLLOUT : POLLIN)
      poll = flipside_pq_connect_poll(connection)
    }
    guard flipside_pq_be_brief(connection) else { throw refused }
  }

  deinit {
    flipside_pq_finish(connection)
  }

  /// Runs statements one after the other.
  func script(_ text: String) throws {
    guard flipside_pq_send_script(connection, text) else { throw refused }
    try finish()
  }

  func prepare(_ statement: Notes.Statement) throws -> Prepared {
    count += 1
    let name = "bare\(count)"
    // The types that the game uses: bigint, text, bytea.
    let types: [UInt32] = statement.values.map { value in
      switch value {
      case .null: 0
      case .integer: 20
      case .text: 25
      case .blob: 17
      }
    }
    guard
      flipside_pq_send_prepare(connection, name, statement.text, Int32(types.count), types)
    else { throw refused }
    try finish()
    var prepared: (texts: [UnsafeMutablePointer<CChar>?], lengths: [Int32], formats: [Int32]) =
      ([], [], [])
    for value in statement.values {
      let bytes: [UInt8]? =
        switch value {
        case .null: nil
        case .integer(let number): Array("\(number)".utf8)
        case .text(let text): Array(text.utf8)
        case .blob(let bytes): bytes
        }
      prepared.texts.append(bytes.map(Self.copy))
      prepared.lengths.append(Int32(bytes?.count ?? 0))
      if case .blob = value { prepared.formats.append(1) } else { prepared.formats.append(0) }
    }
    return Prepared(
      name: name, values: prepared.texts, lengths: prepared.lengths, formats: prepared.formats)
  }

  /// Runs a statement and reads all its rows.
  func run(_ prepared: Prepared) throws {
    let values = prepared.values.map { UnsafePointer<CChar>($0) }
    guard
      flipside_pq_send_prepared(
        connection, prepared.name, Int32(values.count), values, prepared.lengths, prepared.formats)
    else { throw refused }
    try finish()
  }

  private func finish() throws {
    var failed: CannotMeasure?
    while true {
      while case let left = flipside_pq_flush(connection),
        left > 0 || flipside_pq_is_busy(connection)
      {
        wait(left > 0 ? POLLIN | POLLOUT : POLLIN)
        guard flipside_pq_consume(connection) else { throw refused }
      }
      guard let result = flipside_pq_next_result(connection) else { break }
      if !flipside_pq_succeeded(result) {
        failed = CannotMeasure(String(cString: flipside_pq_message(result)))
      }
      flipside_pq_clear(result)
    }
    if let failed { throw failed }
  }

  private func wait(_ events: Int32) {
    var entry = pollfd(
      fd: flipside_pq_socket(connection), events: Int16(events), revents: 0)
    poll(&entry, 1, -1)
  }

  private var refused: CannotMeasure {
    CannotMeasure(String(cString: flipside_pq_error(connection)))
  }

  private static func copy(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar> {
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    for (index, byte) in bytes.enumerated() { copy[index] = CChar(bitPattern: byte) }
    copy[bytes.count] = 0
    return copy
  }
}
