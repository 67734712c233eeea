/// A URL that the program may open: HTTPS to any host, plain HTTP only to this machine.
public struct Address: Hashable, Sendable {
  public let text: String
  /// Whether it refers to this machine.
  public let isLoopback: Bool

  private static let longest = 2_000

  /// Checks `text`; nil if it is not an allowed URL or contains anything but visible ASCII.
  ///
  /// A link from an `origin` on the network must not refer to this machine, so that no server can
  /// make the program query services that run here.
  public init?(_ text: String, from origin: Address? = nil) {
    // Programs differ in how they read a backslash.
    guard text.utf8.count <= Self.longest,
      text.utf8.allSatisfy({ (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "\\") })
    else { return nil }
    let lowercased = text.lowercased()
    let isSecure = lowercased.hasPrefix("https://")
    guard isSecure || lowercased.hasPrefix("http://") else { return nil }
    let authority = lowercased.dropFirst(isSecure ? 8 : 7).prefix { !"/?#".contains($0) }
    // A user name, password or encoded letter in a URL can only disguise the host.
    guard !authority.isEmpty, !authority.contains(where: { "@%".contains($0) }) else { return nil }
    self.text = text
    isLoopback = Self.isLoopback(authority)
    guard isSecure || isLoopback else { return nil }
    if let origin, !origin.isLoopback, Self.mayBeLoopback(authority) { return nil }
  }

  /// Returns whether the host is one of the common spellings of this machine; others need HTTPS.
  private static func isLoopback(_ authority: Substring) -> Bool {
    let host = host(of: authority)
    if host == "localhost" || host == "[::1]" { return true }
    return quad(host)?.first == 127
  }

  /// Returns whether the host could refer to this machine in any spelling; true in doubt.
  private static func mayBeLoopback(_ authority: Substring) -> Bool {
    var host = host(of: authority)
    while host.hasSuffix(".") { host = host.dropLast() }
    if host == "localhost" || host.hasSuffix(".localhost") { return true }
    // Global addresses begin with 2 or 3; the others are local.
    if host.hasPrefix("[") { return !host.hasPrefix("[2") && !host.hasPrefix("[3") }
    if let quad = quad(host) { return quad[0] == 127 || quad[0] == 0 }
    // Numbers in another form, such as 127.1, 2130706433 or 0x7f.1.
    let last = host.split(separator: ".").last ?? ""
    return last.hasPrefix("0x") || last.allSatisfy(\.isNumber)
  }

  /// Returns the host, with any brackets but without a port; the whole text if more than a port
  /// follows.
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

  /// Returns the four numbers of an address in its usual form; nil for any other, such as numbers
  /// with a leading zero, which may be read as octal.
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

extension String {
  /// The address without slashes at its end, to which a path is appended.
  public var withoutTrailingSlashes: String {
    var address = self[...]
    while address.last == "/" { address.removeLast() }
    return String(address)
  }
}
