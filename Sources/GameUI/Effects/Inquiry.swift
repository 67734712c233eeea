import GameCore
import MediaProtocol
import Pictures

/// A question of a screen to the helper.
enum Inquiry: Hashable, Sendable {
  case picture(PictureKey, PictureFormat)
  case service(ServiceQuery)
  /// Makes the player's small square picture from a file.
  case avatar(file: String)
}

/// An answer of the helper to a screen. It repeats the question, so that a late answer is
/// recognized, and contains the result.
enum Finding: Sendable {
  case picture(PictureKey, PictureFormat, Result<Picture, MediaProblem>)
  case service(ServiceQuery, Result<ServiceReply, ServiceProblem>)
  case avatar(file: String, Result<[UInt8], MediaProblem>)
}

/// The open questions of screens, by their request ids.
struct Inquiries: Sendable {
  private var open: [RequestID: Inquiry] = [:]
  private var numbers: [Inquiry: RequestID] = [:]

  func id(of inquiry: Inquiry) -> RequestID? { numbers[inquiry] }

  mutating func open(_ inquiry: Inquiry, as id: RequestID) {
    open[id] = inquiry
    numbers[inquiry] = id
  }

  /// Removes and returns the question of an id; nil if there is none.
  mutating func close(_ id: RequestID) -> Inquiry? {
    guard let inquiry = open.removeValue(forKey: id) else { return nil }
    numbers[inquiry] = nil
    return inquiry
  }
}
