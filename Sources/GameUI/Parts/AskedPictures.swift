import MediaProtocol
import Pictures

/// Single pictures that have come, and those still to be asked for. A row never waits for one.
struct AskedPictures: Sendable {
  private var pictures: [Inquiry: Picture] = [:]
  private var failed: Set<Inquiry> = []
  private var asked: [Inquiry] = []
  /// More than are seen of a list.
  private static let most = 400

  /// The picture, where it has come.
  func picture(_ key: PictureKey?, _ format: PictureFormat) -> Picture? {
    key.flatMap { pictures[.picture($0, format)] }
  }

  /// Asks for those of the seen pictures that have neither come nor failed, once.
  mutating func ask(for keys: [PictureKey], _ format: PictureFormat) -> [Action] {
    let missing = keys.map { Inquiry.picture($0, format) }
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
