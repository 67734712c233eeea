/// An address that may be asked: HTTPS anywhere, plain HTTP only on this machine.
public struct Address: Hashable, Sendable {
  public let text: String
  /// Whether it leads to this machine.
  public let isLoopback: Bool

  private static let longest = 2_000

  /// An address; nil where it is not allowed, is no web address or holds anything but visible
  /// ASCII.
  ///
  /// Where it came from another address, it must not lead from the network to this machine, so
  /// that no server can make us ask the services that run here.
  public init?(_ text: String, from origin: Address? = nil) {
    // What a backslash means is read in more than one way.
    guard text.utf8.count <= Self.longest,
      text.utf8.allSatisfy({ (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "\\") })
    else { return nil }
    let lowercased = text.lowercased()
    let isSecure = lowercased.hasPrefix("https://")
    guard isSecure || lowercased.hasPrefix("http://") else { return nil }
    let authority = lowercased.dropFirst(isSecure ? 8 : 7).prefix { !"/?#".contains($0) }
    // A name and password in an address serve only to deceive about the host, and so do encoded
    // letters.
    guard !authority.isEmpty, !authority.contains(where: { "@%".contains($0) }) else { return nil }
    self.text = text
    isLoopback = Self.isLoopback(authority)
    guard isSecure || isLoopback else { return nil }
    if let origin, !origin.isLoopback, Self.mayBeLoopback(authority) { return nil }
  }

  /// Only the plainest ways to write this machine: whatever else is meant for it needs HTTPS.
  private static func isLoopback(_ authority: Substring) -> Bool {
    let host = host(of: authority)
    if host == "localhost" || host == "[::1]" { return true }
    return quad(host)?.first == 127
  }

  /// Whether a host could lead to this machine however it is written; more may than do.
  private static func mayBeLoopback(_ authority: Substring) -> Bool {
    var host = host(of: authority)
    while host.hasSuffix(".") { host = host.dropLast() }
    if host == "localhost" || host.hasSuffix(".localhost") { return true }
    // Addresses that the network uses begin with 2 or 3; the others are of this house.
    if host.hasPrefix("[") { return !host.hasPrefix("[2") && !host.hasPrefix("[3") }
    if let quad = quad(host) { return quad[0] == 127 || quad[0] == 0 }
    // Numbers written in another way, such as 127.1, 2130706433 or 0x7f.1.
    let last = host.split(separator: ".").last ?? ""
    return last.hasPrefix("0x") || last.allSatisfy(\.isNumber)
  }

  /// The host with the brackets that it may have, without a port; everything where there is more
  /// than a port behind it.
  private static func host(of authority: Substring) -> Substring {
    let end: Substring.Index?
    if authority.hasPrefix("[") {
      end = authority.firstIndex(of: "]").map { authority.index(after: $0) }
    } else {
      end = authority.firstIndex(of: ":")
    }
    guard let end else { return authority }
    let rest = authority[end...]
    let isPort = rest.isEmpty || rest.first == ":" && rest.dropFirst().allSatisfy(isDigit)
    return isPort ? authority[..<end] : authority
  }

  /// The four numbers of an address in its usual form; nil for any other. With a zero before it a
  /// number may be read as octal.
  private static func quad(_ host: Substring) -> [UInt8]? {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, parts.allSatisfy({ $0.allSatisfy(isDigit) }),
      parts.allSatisfy({ $0 == "0" || !$0.hasPrefix("0") })
    else { return nil }
    let numbers = parts.compactMap { UInt8($0) }
    return numbers.count == 4 ? numbers : nil
  }

  private static func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character)
  }
}
