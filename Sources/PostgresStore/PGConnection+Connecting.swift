import CPostgres
import GameCore
import SystemStrings

extension PGConnection {
  /// Connects to the first suitable server of an address. libpq waits forever for one that is
  /// silent, so each gets a share of the time.
  static func connect(
    to parameters: [(String, String)], patience: Int
  ) throws(PGError) -> OpaquePointer {
    // Even with a long timeout for answers: a server that is up accepts connections quickly.
    let deadline = now() + min(patience, 30_000)
    var changes: [(String, String)] = []
    while true {
      let all = parameters + changes
      let keywords = CStrings(bytes: all.map { Array($0.0.utf8) + [0] })
      let values = CStrings(bytes: all.map { Array($0.1.utf8) + [0] })
      let started = keywords.withPointers { keywords in
        values.withPointers { flipside_pq_connect_start(keywords, $0) }
      }
      guard let started else { throw .lost("out of memory") }
      let servers = option("host", of: started).utf8.count { $0 == UInt8(ascii: ",") } + 1
      let left = deadline - now()
      do throws(PGError) {
        try finish(started, until: servers > 1 ? now() + left / servers : deadline)
        return started
      } catch {
        defer { flipside_pq_finish(started) }
        guard case .lost(noAnswer) = error, let rest = serversAfterTimeout(of: started) else {
          throw error
        }
        changes = rest
      }
    }
  }

  private static func finish(_ started: OpaquePointer, until deadline: Int) throws(PGError) {
    // A new connection waits to write unless it has failed.
    var poll =
      flipside_pq_socket(started) < 0 && !flipside_pq_is_sound(started)
      ? Int32(flipside_pq_failed) : Int32(flipside_pq_writing)
    while poll != Int32(flipside_pq_connected) {
      guard poll != Int32(flipside_pq_failed) else { throw refusal(of: started) }
      try wait(for: started, writing: poll == Int32(flipside_pq_writing), until: deadline)
      poll = flipside_pq_connect_poll(started)
    }
  }

  /// Returns the parameters for the servers after the one tried last; nil if there are none.
  private static func serversAfterTimeout(of started: OpaquePointer) -> [(String, String)]? {
    // libpq ignores an empty value; an empty port in a list is the usual one.
    let lists = [("host", ""), ("hostaddr", ""), ("port", "5432")].map { name, usual in
      let values = option(name, of: started).split(separator: ",", omittingEmptySubsequences: false)
      return (name, values.map { $0.isEmpty ? usual : String($0) })
    }
    let (hosts, ports) = (lists[0].1, lists[2].1)
    guard let host = flipside_pq_host(started), let number = flipside_pq_port(started) else {
      return nil
    }
    let port = String(cString: number)
    let silent = hosts.indices.first { index in
      let own = ports.count == hosts.count ? ports[index] : ports.first ?? ""
      return hosts[index] == String(cString: host) && own == (port.isEmpty ? "5432" : port)
    }
    guard let silent, silent + 1 < hosts.count else { return nil }
    return lists.filter { $0.1.count == hosts.count }
      .map { ($0.0, $0.1[(silent + 1)...].joined(separator: ",")) }
  }

  private static func option(_ name: String, of started: OpaquePointer) -> String {
    var text = [CChar](repeating: 0, count: 4096)
    let length = flipside_pq_option(started, name, &text, text.count)
    return String(decoding: text.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func refusal(of started: OpaquePointer) -> PGError {
    let refusal = ConnectionError(SystemString(cString: flipside_pq_error(started)).text)
    if refusal.isMistrust { return .unfit(.notTrusted(refusal.text)) }
    if refusal.isReadOnly { return .unfit(.noWriter) }
    return refusal.isFinal || flipside_pq_lacks_password(started)
      ? .unfit(.notLetIn(refusal.text)) : .lost(refusal.text)
  }
}
