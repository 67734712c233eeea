import SystemStrings
import Testing

@Suite("The allowed addresses of pictures")
struct AddressTests {
  @Test(
    "This machine may be contacted without encryption",
    arguments: [
      "http://127.0.0.1", "http://127.0.0.1:8080/a.jpg", "http://127.255.3.9/", "http://localhost",
      "HTTP://LOCALHOST:80/x", "http://[::1]", "http://[::1]:8080/a?b#c",
    ])
  func loopback(_ text: String) {
    #expect(Address(text)?.isLoopback == true)
  }

  @Test(
    "No other host counts as this machine, however it is written",
    arguments: [
      "http://127.1/", "http://127.0.0.1./", "http://127.0.0.1.example.org/",
      "http://127.+0.0.1/", "http://127.0.0.256/", "http://127.0.0.0x1/", "http://127..0.1/",
      "http://localhost./", "http://localhost.example.org/", "http://my.localhost/",
      "http://localhost:80:80/", "http://localhost:x/", "http://[::1].example.org/",
      "http://[::1]:80.example.org/", "http://[::ffff:127.0.0.1]/", "http://[::1%25eth0]/",
      "http://[::1/", "http://0.0.0.0/", "http://0/", "http://2130706433/", "http://0x7f000001/",
      "http://128.0.0.1/", "http://user@localhost/", "http://localhost@example.org/",
      "http://localhost\\@example.org/", "http:///localhost", "http://", "http://0127.0.0.1/",
      "http://127.0.0.01/", "http://0177.0.0.1/", "http://localhos%74/", "http://%31%32%37.0.0.1/",
      "https://localhos%74/", "https://%EF%BD%8Cocalhost/", "https://example.org:%38/",
    ])
  func notLoopback(_ text: String) {
    #expect(Address(text) == nil)
  }

  @Test(
    "A server on the network cannot direct requests to this machine",
    arguments: [
      "https://localhost/", "https://LOCALHOST./", "https://x.localhost/", "https://127.0.0.1/",
      "https://127.0.0.1./", "https://127.1/", "https://2130706433/", "https://0x7f.0.0.1/",
      "https://127.0.0.0x1/", "https://0.0.0.0/", "https://[::1]:443/", "https://[::]/",
      "https://[::ffff:127.0.0.1]/", "https://[fe80::1]/", "http://127.0.0.1/",
      "https://0177.0.0.1/", "https://127.0.0.01/", "https://00.0.0.1/",
    ])
  func leadsHere(_ text: String) throws {
    let network = try #require(Address("https://example.org/list"))
    let here = try #require(Address("http://127.0.0.1:8080/list"))
    #expect(Address(text, from: network) == nil)
    // A local service may link to this machine, if the address is allowed at all.
    #expect(Address(text, from: here) == Address(text))
  }

  @Test(
    "Servers on the network are reached by name and by address",
    arguments: [
      "https://example.org/a.jpg", "https://cdn2.thecatapi.com/images/ebv.jpg",
      "https://93.184.216.34/", "https://[2606:2800:220:1::1]:8443/a", "https://1.1.1.1/",
      "https://localhost.example.org/", "https://10.20.0.1/", "https://example.org/a%20b.jpg",
    ])
  func network(_ text: String) throws {
    let origin = try #require(Address("https://example.org/list"))
    let address = try #require(Address(text, from: origin))
    #expect(!address.isLoopback)
  }
}
