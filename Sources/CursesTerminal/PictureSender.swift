import Canvas
import SystemStrings

/// The commands for pictures in pixels, and the images stored in the terminal.
struct PictureSender {
  /// A step of an update of the screen.
  enum Step: Hashable {
    case bytes([UInt8])
    /// Moves to the upper left cell of a picture.
    case go(Point)
    /// The bytes sent have moved the cursor.
    case lost
  }

  private let isInTmux: Bool
  /// The numbers of the images stored in the terminal.
  private var numbers: [PixelImage.Identity: Int] = [:]
  private var last = 0
  /// The maximum number of images stored in the terminal, on the screen or not.
  private static let most = 256
  /// The maximum length of the part of an image in one command.
  private static let part = 4096

  init(isInTmux: Bool = false) { self.isInTmux = isInTmux }

  /// Returns the steps that remove pictures. Sixels disappear when their cells are sent; in tmux,
  /// which keeps them until ASCII is written there, a blank is sent first.
  func remove(_ placements: [Placement], columns: Int) -> [Step] {
    placements.flatMap { placement -> [Step] in
      switch placement.image.encoding {
      case .sixel:
        return isInTmux
          ? [.go(placement.rect.origin), .bytes([UInt8(ascii: " ")]), .lost] : []
      case .png:
        guard let number = numbers[placement.image.id] else { return [] }
        let place = Self.number(of: placement, columns)
        return [Self.command("a=d,d=i,i=\(number),p=\(place),q=2")]
      }
    }
  }

  /// Returns the steps that show pictures; each image is sent once.
  mutating func place(_ placements: [Placement], columns: Int) -> [Step] {
    var steps: [Step] = []
    for placement in placements {
      switch placement.image.encoding {
      case .sixel:
        let bytes = placement.image.bytes
        let shown = isInTmux ? Self.wholeBands(bytes) : bytes
        let text = Self.sixelBegins + shown + Self.sixelEnds
        steps += [.go(placement.rect.origin), .bytes(text), .lost]
      case .png: steps += show(placement, columns)
      }
    }
    return steps
  }

  /// Returns sixels without a last band of fewer than six rows, because tmux extends it over the
  /// cells below the picture. The cells of the picture are visible there.
  private static func wholeBands(_ bytes: [UInt8]) -> [UInt8] {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "#")),
      let last = bytes.lastIndex(of: UInt8(ascii: "-")), last > end
    else { return bytes }
    let head = bytes[..<end].split(separator: UInt8(ascii: ";"))
    let height = head.last.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
    guard head.count == 4, height % 6 > 0 else { return bytes }
    let start = head.dropLast().joined(separator: [UInt8(ascii: ";")])
    return start + Array(";\(height - height % 6)".utf8) + bytes[end..<last]
  }

  /// The introducer; undrawn pixels stay transparent.
  private static let sixelBegins = Array("\u{1B}P0;1;0q".utf8)
  private static let sixelEnds = Array("\u{1B}\\".utf8)

  /// Deletes stored images that are not in `shown`, if there are too many.
  mutating func trim(keeping shown: [Placement]) -> [Step] {
    guard numbers.count > Self.most else { return [] }
    let kept = Set(shown.map(\.image.id))
    let gone = numbers.filter { !kept.contains($0.key) }
    for id in gone.keys { numbers[id] = nil }
    return gone.values.sorted().map { Self.command("a=d,d=I,i=\($0),q=2") }
  }

  /// Returns the steps that remove all pictures from the screen; the stored images are kept, or
  /// deleted too.
  mutating func clear(forgetting: Bool) -> [Step] {
    guard !numbers.isEmpty else { return [] }
    if forgetting { numbers = [:] }
    return [Self.command("a=d,d=\(forgetting ? "A" : "a"),q=2")]
  }

  private mutating func show(_ placement: Placement, _ columns: Int) -> [Step] {
    var steps: [Step] = []
    let number: Int
    if let known = numbers[placement.image.id] {
      number = known
    } else {
      last += 1
      number = last
      numbers[placement.image.id] = number
      steps.append(.bytes(Self.transmission(of: placement.image.bytes, as: number)))
    }
    let place = Self.number(of: placement, columns)
    let rect = placement.rect
    steps.append(.go(rect.origin))
    steps.append(
      Self.command("a=p,i=\(number),p=\(place),c=\(rect.columns),r=\(rect.rows),C=1,q=2"))
    return steps
  }

  /// Returns the number of a placement, which is unique because no two pictures begin in the same
  /// cell.
  private static func number(of placement: Placement, _ columns: Int) -> Int {
    placement.rect.row * columns + placement.rect.column + 1
  }

  private static func transmission(of bytes: [UInt8], as number: Int) -> [UInt8] {
    let text = Base64.bytes(of: bytes)
    var sent: [UInt8] = []
    sent.reserveCapacity(text.count + text.count / part * 16 + 64)
    for start in stride(from: 0, to: text.count, by: part) {
      let end = min(start + part, text.count)
      let more = end < text.count ? 1 : 0
      sent += "\u{1B}_G\(start == 0 ? "a=t,f=100,i=\(number),q=2," : "")m=\(more);".utf8
      sent += text[start..<end]
      sent += "\u{1B}\\".utf8
    }
    return sent
  }

  private static func command(_ text: String) -> Step {
    .bytes(Array("\u{1B}_G\(text)\u{1B}\\".utf8))
  }
}
