import GameCore
import MediaProtocol
import Pictures

/// What a screen asks of the helper.
enum Inquiry: Hashable, Sendable {
  case picture(PictureKey, PictureFormat)
  case service(ServiceQuery)
  /// A small square picture of the player, made from a file.
  case avatar(file: String)
}

/// What the helper answers to a screen: the question again, by which a late answer is told apart,
/// and what came of it.
enum Finding: Sendable {
  case picture(PictureKey, PictureFormat, Result<Picture, MediaProblem>)
  case service(ServiceQuery, Result<ServiceReply, ServiceProblem>)
  case avatar(file: String, Result<[UInt8], MediaProblem>)
}

/// The open questions of screens, by the numbers that the helper knows them by.
struct Inquiries: Sendable {
  private var open: [RequestID: Inquiry] = [:]
  private var numbers: [Inquiry: RequestID] = [:]

  func id(of inquiry: Inquiry) -> RequestID? { numbers[inquiry] }

  mutating func open(_ inquiry: Inquiry, as id: RequestID) {
    open[id] = inquiry
    numbers[inquiry] = id
  }

  /// Gives the question of a number and forgets it; nil for a number of none.
  mutating func close(_ id: RequestID) -> Inquiry? {
    guard let inquiry = open.removeValue(forKey: id) else { return nil }
    numbers[inquiry] = nil
    return inquiry
  }
}
