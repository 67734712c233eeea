import MediaProtocol
import Pictures

/// Covers that have come, and what is still to be asked for. A row never waits for one.
struct Covers: Sendable {
  private var pictures: [Inquiry: Picture] = [:]
  private var failed: Set<Inquiry> = []
  private var asked: [Inquiry] = []
  /// More than are seen of a search.
  private static let most = 400

  /// The cover, where it has come.
  func picture(_ address: String?, _ format: PictureFormat) -> Picture? {
    address.flatMap { pictures[.picture(.address($0), format)] }
  }

  /// Asks for those of the seen covers that have neither come nor failed, once.
  mutating func ask(for addresses: [String], _ format: PictureFormat) -> [Action] {
    let missing = addresses.map { Inquiry.picture(.address($0), format) }
      .filter { pictures[$0] == nil && !failed.contains($0) }
    guard missing != asked else { return [] }
    asked = missing
    return missing.map { .inquire($0) } + [.inquireFirst(missing)]
  }

  /// Asks again the next time: answers may have been missed.
  mutating func forgetAsked() {
    asked = []
  }

  mutating func receive(_ finding: Finding) {
    guard case .picture(let key, let format, let result) = finding else { return }
    if pictures.count >= Self.most { pictures = [:] }
    if failed.count >= Self.most { failed = [] }
    let inquiry = Inquiry.picture(key, format)
    switch result {
    case .success(let picture): pictures[inquiry] = picture
    case .failure: failed.insert(inquiry)
    }
    asked.removeAll { $0 == inquiry }
  }
}
