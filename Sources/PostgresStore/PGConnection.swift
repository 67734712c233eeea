import CPostgres
import GameCore
import Glibc
import SystemStrings

/// A connection to a server through libpq. Every wait has a timeout, after which the connection is
/// closed.
final class PGConnection {
  private let connection: OpaquePointer
  /// The timeout for an answer in milliseconds.
  private let patience: Int
  /// The names of prepared statements.
  var prepared: Set<String> = []

  init(to parameters: [(String, String)], patience: Int) throws(PGError) {
    do throws(StoreError) {
      try PostgresLibrary.load()
    } catch {
      throw .unfit(error)
    }
    let keywords = CStrings(parameters.map(\.0))
    let values = CStrings(parameters.map(\.1))
    let started = keywords.withPointers { keywords in
      values.withPointers { flipside_pq_connect_start(keywords, $0) }
    }
    guard let started else { throw .lost("out of memory") }
    connection = started
    self.patience = patience
    // Even with a long timeout for answers: a server that is up accepts connections quickly.
    let deadline = Self.now() + min(patience, 30_000)
    var poll =
      flipside_pq_is_sound(started) ? Int32(flipside_pq_writing) : Self.firstPoll(of: started)
    while poll != Int32(flipside_pq_connected) {
      guard poll != Int32(flipside_pq_failed) else { throw refusal }
      try wait(writing: poll == Int32(flipside_pq_writing), until: deadline)
      poll = flipside_pq_connect_poll(started)
    }
    guard flipside_pq_be_quiet(started) else { throw .lost(message) }
  }

  deinit {
    flipside_pq_finish(connection)
  }

  var isSound: Bool { flipside_pq_is_sound(connection) }
  var isInTransaction: Bool { flipside_pq_is_in_transaction(connection) }

  /// Prepares a statement under a name.
  func prepare(_ name: String, _ text: String, types: [UInt32]) throws(PGError) {
    let sent = flipside_pq_send_prepare(connection, name, text, Int32(types.count), types)
    guard sent else { throw .lost(message) }
    _ = try results()
  }

  /// Runs a prepared statement.
  func run(_ name: String, _ values: Parameters) throws(PGError) -> Answer? {
    let sent = values.withPointers { texts, lengths, formats in
      flipside_pq_send_prepared(
        connection, name, Int32(values.count), texts, lengths, formats)
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

  /// Waits for all results of the server and returns the last one.
  private func results() throws(PGError) -> Answer? {
    let deadline = Self.now() + patience
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
    return last
  }

  /// Sends and receives until the next result has arrived.
  private func pump(until deadline: Int) throws(PGError) {
    while true {
      let left = flipside_pq_flush(connection)
      guard left >= 0 else { throw .lost(message) }
      if left == 0, !flipside_pq_is_busy(connection) { return }
      try wait(writing: left > 0, until: deadline)
      guard flipside_pq_consume(connection) else { throw .lost(message) }
    }
  }

  private func wait(writing: Bool, until deadline: Int) throws(PGError) {
    var entry = pollfd(
      fd: flipside_pq_socket(connection), events: Int16(POLLIN) | (writing ? Int16(POLLOUT) : 0),
      revents: 0)
    while true {
      let left = deadline - Self.now()
      guard left > 0, entry.fd >= 0 else { throw .lost(Self.noAnswer) }
      let count = poll(&entry, 1, Int32(clamping: left))
      if count > 0 { return }
      if count < 0, errno != EINTR { throw .lost("no answer") }
    }
  }

  /// The message of a timeout.
  static let noAnswer = "no answer in time"

  /// The reason why there is no connection.
  private var refusal: PGError {
    let refusal = ConnectionError(message)
    if refusal.isMistrust { return .unfit(.notTrusted(refusal.text)) }
    return refusal.isFinal || flipside_pq_lacks_password(connection)
      ? .unfit(.notLetIn(refusal.text)) : .lost(refusal.text)
  }

  /// libpq's error message.
  private var message: String { SystemString(cString: flipside_pq_error(connection)).text }

  /// Returns the first direction to wait for: a new connection waits to write unless it has failed.
  private static func firstPoll(of started: OpaquePointer) -> Int32 {
    flipside_pq_socket(started) < 0
      ? Int32(flipside_pq_failed) : Int32(flipside_pq_writing)
  }

  /// Returns the milliseconds of the monotonic clock.
  static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}

/// The server's answer to a statement.
final class Answer {
  let result: OpaquePointer

  init(_ result: OpaquePointer) {
    self.result = result
  }

  deinit {
    flipside_pq_clear(result)
  }

  var rows: Int32 { flipside_pq_rows(result) }
  /// The number in the first column of the first row, which arrived as text.
  var number: Int? {
    rows > 0 && flipside_pq_columns(result) > 0
      ? Int(String(cString: flipside_pq_value(result, 0, 0))) : nil
  }
  var changed: Int { Int(String(cString: flipside_pq_changed(result))) ?? 0 }
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
