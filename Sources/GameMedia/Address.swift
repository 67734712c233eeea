/// An address that pictures may come from: HTTPS anywhere, plain HTTP only on this machine.
struct Address: Hashable, Sendable {
  let text: String
  /// Whether it leads to this machine.
  let isLoopback: Bool

  static let longest = 2_000

  /// An address; nil where it is not allowed, is no web address or holds anything but visible
  /// ASCII.
  ///
  /// Where it came from another address, it must not lead from the network to this machine, so
  /// that no server can make us ask the services that run here.
  init?(_ text: String, from origin: Address? = nil) {
    guard text.utf8.count <= Self.longest, text.utf8.allSatisfy({ (0x21...0x7e).contains($0) })
    else { return nil }
    let lowercased = text.lowercased()
    let isSecure = lowercased.hasPrefix("https://")
    guard isSecure || lowercased.hasPrefix("http://") else { return nil }
    let authority = lowercased.dropFirst(isSecure ? 8 : 7).prefix { !"/?#\\".contains($0) }
    // A name and password in an address serve only to deceive about the host.
    guard !authority.isEmpty, !authority.contains("@") else { return nil }
    self.text = text
    isLoopback = Self.isLoopback(authority)
    guard isSecure || isLoopback else { return nil }
    if let origin, !origin.isLoopback, isLoopback { return nil }
  }

  private static func isLoopback(_ authority: Substring) -> Bool {
    if authority.hasPrefix("[") { return authority.hasPrefix("[::1]") }
    let host = authority.prefix { $0 != ":" }
    if host == "localhost" { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers[0] == "127" && numbers.allSatisfy { UInt8($0) != nil }
  }
}
