internal import MediaProtocol
private import SystemStrings

/// The answers of services with their times, on disk, shared by all helpers of this user. Beyond
/// the limit the least recently used are removed.
struct AnswerCache {
  struct Entry: Hashable, Sendable {
    let body: [UInt8]
    /// The seconds since 1970.
    let time: Int
  }

  private static let mark = Array("FLIPSIDE ANSWER 1\n".utf8)
  private static let digits = 16
  private static let header = mark.count + digits + 64

  private let layout: CacheLayout
  private var folder: BoundedFolder

  init(_ layout: CacheLayout, mostBytes: Int = CacheLayout.answerBytes) {
    self.layout = layout
    folder = BoundedFolder(layout.answers, mostBytes: mostBytes, isOurs: CacheLayout.isPhoto)
  }

  /// Returns an answer and marks it as the most recently used; nil if it is missing or damaged.
  func answer(_ identity: String) -> Entry? {
    let path = layout.answer(Self.name(identity))
    guard let file = path.content(most: CacheLayout.answerBytes) else { return nil }
    let time = file.dropFirst(Self.mark.count).prefix(Self.digits)
    let hash = file.dropFirst(Self.mark.count + Self.digits).prefix(64)
    guard file.count >= Self.header, file.starts(with: Self.mark),
      let time = Int(String(decoding: time, as: UTF8.self), radix: 16)
    else {
      Files.remove(path)
      return nil
    }
    let body = Array(file[Self.header...])
    guard hash.elementsEqual(ContentHash(of: body).digits.utf8) else {
      Files.remove(path)
      return nil
    }
    Files.touch(path)
    return Entry(body: body, time: time)
  }

  /// Saves an answer; a failure is ignored, because the answer is still usable.
  mutating func keep(_ body: [UInt8], as identity: String, time: Int) {
    let written = String(UInt64(max(time, 0)), radix: 16)
    let padded = String(repeating: "0", count: max(Self.digits - written.count, 0)) + written
    let file = Self.mark + Array(padded.utf8) + Array(ContentHash(of: body).digits.utf8) + body
    try? folder.put(file, as: SystemString(Self.name(identity)))
  }

  /// Deletes a useless answer.
  func drop(_ identity: String) {
    Files.remove(layout.answer(Self.name(identity)))
  }

  private static func name(_ identity: String) -> String {
    ContentHash(of: Array("answer \(identity)".utf8)).digits
  }
}
