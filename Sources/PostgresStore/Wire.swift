import CPostgres
import GameCore
import Glibc
import SystemStrings

/// A connection to a server, as libpq holds it. Nothing waits longer than it may, whatever the
/// network does: what takes too long ends the connection.
final class Wire {
  /// What went wrong with a statement or the connection.
  enum Failure: Error {
    /// The connection cannot be made, or is gone.
    case lost(String)
    /// The server refuses a statement: its SQLSTATE and what it says.
    case refused(state: String, message: String)
    /// The table is not one that this program can use.
    case unfit(StoreFault)
  }

  private let connection: OpaquePointer
  /// Milliseconds that an answer may take.
  private let patience: Int
  /// Names of statements that the server knows, by the address of their text.
  var prepared: Set<UnsafePointer<UInt8>> = []

  init(to parameters: [(String, String)], patience: Int) throws(Failure) {
    do throws(StoreFault) {
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
    // However long an answer may take: a server that is there lets in at once.
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

  /// Makes a statement known to the server under a name.
  func prepare(_ name: String, _ text: String, types: [UInt32]) throws(Failure) {
    let sent = flipside_pq_send_prepare(connection, name, text, Int32(types.count), types)
    guard sent else { throw .lost(message) }
    _ = try results()
  }

  /// Runs a statement that was prepared.
  func run(_ name: String, _ values: Parameters) throws(Failure) -> Answer? {
    let sent = values.withPointers { texts, lengths, formats in
      flipside_pq_send_prepared(
        connection, name, Int32(values.count), texts, lengths, formats)
    }
    guard sent else { throw .lost(message) }
    return try results()
  }

  /// Runs statements one after the other; gives the last one's answer, its values as text.
  @discardableResult
  func script(_ text: String) throws(Failure) -> Answer? {
    guard flipside_pq_send_script(connection, text) else { throw .lost(message) }
    return try results()
  }

  /// Waits for all that the server answers; gives the last of it.
  private func results() throws(Failure) -> Answer? {
    let deadline = Self.now() + patience
    var last: Answer?
    var refusal: Failure?
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

  /// Sends and receives until the next result is there.
  private func pump(until deadline: Int) throws(Failure) {
    while true {
      let left = flipside_pq_flush(connection)
      guard left >= 0 else { throw .lost(message) }
      if left == 0, !flipside_pq_is_busy(connection) { return }
      try wait(writing: left > 0, until: deadline)
      guard flipside_pq_consume(connection) else { throw .lost(message) }
    }
  }

  private func wait(writing: Bool, until deadline: Int) throws(Failure) {
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

  /// Where a server takes longer than it may.
  static let noAnswer = "no answer in time"

  /// Why there is no connection.
  private var refusal: Failure {
    let refusal = ConnectionRefusal(message)
    if refusal.isMistrust { return .unfit(.notTrusted(refusal.text)) }
    return refusal.isFinal || flipside_pq_lacks_password(connection)
      ? .unfit(.notLetIn(refusal.text)) : .lost(refusal.text)
  }

  /// libpq's words, without what it says of its own attempts.
  private var message: String { SystemString(cString: flipside_pq_error(connection)).text }

  /// A connection that has just been begun waits to write, unless it has failed already.
  private static func firstPoll(of started: OpaquePointer) -> Int32 {
    flipside_pq_socket(started) < 0
      ? Int32(flipside_pq_failed) : Int32(flipside_pq_writing)
  }

  /// Milliseconds of a clock that nobody sets.
  static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}

/// What a server answered to a statement.
final class Answer {
  let result: OpaquePointer

  init(_ result: OpaquePointer) {
    self.result = result
  }

  deinit {
    flipside_pq_clear(result)
  }

  var rows: Int32 { flipside_pq_rows(result) }
  /// The number in the first column of the first row, which came as text.
  var number: Int? {
    rows > 0 && flipside_pq_columns(result) > 0
      ? Int(String(cString: flipside_pq_value(result, 0, 0))) : nil
  }
  var changed: Int { Int(String(cString: flipside_pq_changed(result))) ?? 0 }
}
