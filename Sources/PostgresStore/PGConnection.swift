import CPostgres
import GameCore
import Glibc
import SystemStrings

/// A connection to a server through libpq, closed if an answer does not arrive in time.
final class PGConnection {
  private let connection: OpaquePointer
  /// The timeout for an answer in milliseconds.
  private let patience: Int
  var prepared: Set<String> = []

  /// The error without PostgreSQL's client library, which is loaded when it is first needed and
  /// before any other function of it is called.
  static let missingLibrary: StoreError? = flipside_pq_load() ? nil : .noLibrary(package: "libpq5")

  init(to parameters: [(String, String)], patience: Int) throws(PGError) {
    if let error = Self.missingLibrary { throw .unfit(error) }
    let started = try Self.connect(to: parameters, patience: patience)
    connection = started
    self.patience = patience
    guard flipside_pq_be_brief(started) else { throw .lost(message) }
  }

  deinit { flipside_pq_finish(connection) }

  var isSound: Bool { flipside_pq_is_sound(connection) }
  var isInTransaction: Bool { flipside_pq_is_in_transaction(connection) }

  /// The server's process according to libpq; a pooler invents it.
  var process: Int { Int(flipside_pq_process(connection)) }

  func prepare(_ name: String, _ text: String, types: [UInt32]) throws(PGError) {
    let sent = flipside_pq_send_prepare(connection, name, text, Int32(types.count), types)
    guard sent else { throw .lost(message) }
    _ = try results()
  }

  func run(_ name: String, _ values: Parameters) throws(PGError) -> Answer? {
    let sent = values.withPointers { texts, lengths, formats in
      flipside_pq_send_prepared(connection, name, Int32(values.count), texts, lengths, formats)
    }
    guard sent else { throw .lost(message) }
    return try results()
  }

  /// Runs several statements and returns the last answer, with its values as text.
  @discardableResult
  func script(_ text: String) throws(PGError) -> Answer? {
    guard flipside_pq_send_script(connection, text) else { throw .lost(message) }
    return try results()
  }

  /// Waits for all results of the server and returns the last one. What was committed without
  /// waiting for the standbys could be lost with the server, so it counts as not answered.
  private func results() throws(PGError) -> Answer? {
    let deadline = Self.now() + patience
    _ = flipside_pq_take_unreplicated()
    var last: Answer?
    var refusal: PGError?
    while true {
      try pump(until: deadline)
      guard let next = flipside_pq_next_result(connection) else { break }
      let answer = Answer(next)
      if flipside_pq_succeeded(next) {
        last = answer
      } else if refusal == nil {
        let state = String(cString: flipside_pq_state(next))
        guard isSound, !state.isEmpty else { throw .lost(message) }
        refusal = .refused(
          state: state, message: SystemString(cString: flipside_pq_message(next)).text)
      }
    }
    if let refusal { throw refusal }
    guard !flipside_pq_take_unreplicated() else { throw .lost("not replicated") }
    return last
  }

  /// Sends and receives until the next result has arrived.
  private func pump(until deadline: Int) throws(PGError) {
    while true {
      let left = flipside_pq_flush(connection)
      guard left >= 0 else { throw .lost(message) }
      if left == 0, !flipside_pq_is_busy(connection) { return }
      try Self.wait(for: connection, writing: left > 0, until: deadline)
      guard flipside_pq_consume(connection) else { throw .lost(message) }
    }
  }

  static func wait(
    for connection: OpaquePointer, writing: Bool, until deadline: Int
  ) throws(PGError) {
    var entry = pollfd(
      fd: flipside_pq_socket(connection), events: Int16(POLLIN) | (writing ? Int16(POLLOUT) : 0),
      revents: 0)
    while true {
      let left = deadline - now()
      guard left > 0, entry.fd >= 0 else { throw .lost(noAnswer) }
      let count = poll(&entry, 1, Int32(clamping: left))
      if count > 0 { return }
      if count < 0, errno != EINTR { throw .lost("no answer") }
    }
  }

  static let noAnswer = "no answer in time"

  private var message: String { SystemString(cString: flipside_pq_error(connection)).text }

  /// Returns the milliseconds of a clock, by default the monotonic one.
  static func now(_ clock: clockid_t = CLOCK_MONOTONIC) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}

/// The server's answer to a statement.
final class Answer {
  let result: OpaquePointer

  init(_ result: OpaquePointer) { self.result = result }

  deinit { flipside_pq_clear(result) }

  var rows: Int32 { flipside_pq_rows(result) }
  var changed: Int { Int(String(cString: flipside_pq_changed(result))) ?? 0 }
  var number: Int? { number(in: 0) }

  /// Returns the number in a column of the first row, which arrived as text.
  func number(in column: Int32) -> Int? {
    rows > 0 && column < flipside_pq_columns(result)
      ? Int(String(cString: flipside_pq_value(result, 0, column))) : nil
  }
}

/// The error of a statement or the connection.
enum PGError: Error {
  /// The connection could not be made or was lost.
  case lost(String)
  /// The server rejected a statement: its SQLSTATE and message.
  case refused(state: String, message: String)
  /// The database cannot be used by this program.
  case unfit(StoreError)
}
