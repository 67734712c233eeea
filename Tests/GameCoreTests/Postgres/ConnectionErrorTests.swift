import Testing

@testable import PostgresStore

@Suite("A failed connection to a server is reported in one message")
struct ConnectionErrorTests {
  @Test("without the client library's questions and advice")
  func advice() {
    let refused = ConnectionError(
      "connection to server at \"db\", port 5432 failed: Connection refused\n"
        + "\tIs the server running on that host and accepting TCP/IP connections?\n")
    #expect(refused.text == "connection to server at \"db\", port 5432 failed: Connection refused")
    #expect(!refused.isFinal && !refused.isMistrust)
    let missing = ConnectionError(
      "root certificate file \"/root.crt\" does not exist\nEither provide the file, or change "
        + "sslmode to disable server certificate verification.\n")
    #expect(missing.text == "root certificate file \"/root.crt\" does not exist")
    #expect(missing.isMistrust)
    let named = ConnectionError(
      "connection to server at \"certificates.example\", port 5432 failed: Connection refused\n")
    #expect(!named.isMistrust)
  }

  @Test("with the server's message, and whether trying again makes sense")
  func state() {
    let refused = ConnectionError(
      "connection failed: FATAL:  28P01: password authentication failed for user \"x\"\n"
        + "LOCATION:  auth_failed, auth.c:339\n")
    #expect(refused.state == "28P01" && refused.isFinal && !refused.isMistrust)
    #expect(
      refused.text == "connection failed: FATAL:  password authentication failed for user \"x\"")
  }
}
