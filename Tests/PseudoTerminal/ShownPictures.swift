/// The images that a terminal shows and stores, according to the program's output.
public struct ShownPictures: Sendable {
  /// The supported protocol.
  public enum Kind: Hashable, Sendable, CaseIterable {
    case kitty, sixel
  }

  /// A visible picture.
  public struct Shown: Hashable, Sendable {
    public let column: Int
    public let row: Int
    public let columns: Int
    public let rows: Int
    public let content: [UInt8]
  }

  /// The size of a cell in pixels.
  public static let cell = (width: 10, height: 20)

  public let kind: Kind
  /// The number of transmitted images, including repeated ones.
  public private(set) var transmissions = 0
  /// The invalid commands, for a test to require that there are none.
  public private(set) var errors: [String] = []
  /// The images by number, and incomplete ones.
  private var images: [Int: [UInt8]] = [:]
  private var coming: (number: Int, text: [UInt8])?
  private var placed: [Place: Shown] = [:]
  private var sixels: [Sixels] = []

  private struct Place: Hashable {
    let image: Int
    let number: Int
  }

  private struct Sixels: Sendable {
    let shown: Shown
    /// The cells that were not written over.
    var whole: Set<[Int]>
  }

  public init(_ kind: Kind) { self.kind = kind }

  /// The completely visible pictures.
  public var shown: Set<Shown> {
    Set(placed.values).union(
      sixels.filter { $0.whole.count == $0.shown.columns * $0.shown.rows }.map(\.shown))
  }

  /// Whether a part of a picture is visible of which another part was written over.
  public var hasRemains: Bool {
    sixels.contains { $0.whole.count < $0.shown.columns * $0.shown.rows }
  }

  /// Whether no picture is visible and no image stored.
  public var isEmpty: Bool { placed.isEmpty && images.isEmpty && sixels.isEmpty }

  /// The numbers of stored images and visible pictures, for messages.
  public var summary: String {
    "\(kind), \(images.count) images, \(placed.count) placed, \(sixels.count) by sixels"
  }

  /// Removes sixels where a character is written.
  mutating func write(column: Int, row: Int) {
    guard !sixels.isEmpty else { return }
    for index in sixels.indices { sixels[index].whole.remove([column, row]) }
    sixels.removeAll { $0.whole.isEmpty }
  }

  /// Removes sixels that a new size cuts off.
  mutating func resize(columns: Int, rows: Int) {
    sixels.removeAll {
      $0.shown.column + $0.shown.columns > columns || $0.shown.row + $0.shown.rows > rows
    }
  }

  func answer(_ question: String) -> [UInt8] {
    let answer: String
    switch question {
    case "c": answer = kind == .sixel ? "[?62;4;22c" : "[?62;22c"
    case "16t": answer = "[6;\(Self.cell.height);\(Self.cell.width)t"
    case "?1;3;256S" where kind == .sixel: answer = "[?1;0;256S"
    default: return []
    }
    return Array("\u{1B}\(answer)".utf8)
  }

  /// Handles a string at the cursor's position in a window of a size, and returns the answer.
  mutating func take(
    _ begin: UInt8, _ bytes: [UInt8], at cursor: (column: Int, row: Int),
    of size: (columns: Int, rows: Int)
  ) -> [UInt8] {
    switch (begin, kind) {
    case (UInt8(ascii: "_"), .kitty) where bytes.first == UInt8(ascii: "G"):
      return command(bytes.dropFirst(), column: cursor.column, row: cursor.row)
    case (UInt8(ascii: "P"), .sixel):
      let parameters = bytes.prefix { (0x30...0x3B).contains($0) }
      if bytes.dropFirst(parameters.count).first == UInt8(ascii: "q") {
        show(Array(bytes.dropFirst(parameters.count + 1)), at: cursor, of: size)
      }
    default: break
    }
    return []
  }

  /// Clips a picture for a larger window at the edges of this one.
  private mutating func show(
    _ content: [UInt8], at cursor: (column: Int, row: Int), of size: (columns: Int, rows: Int)
  ) {
    guard let picture = SixelPicture(content) else {
      errors.append("sixels that cannot be decoded")
      return
    }
    let columns = (picture.width + Self.cell.width - 1) / Self.cell.width
    let rows = (picture.height + Self.cell.height - 1) / Self.cell.height
    if picture.isTransparent { errors.append("a picture with holes") }
    if picture.width % Self.cell.width + picture.height % Self.cell.height > 0 {
      errors.append("a picture of \(picture.width) by \(picture.height)")
    }
    let (column, row) = cursor
    let cells = (0..<columns * rows).map { [column + $0 % columns, row + $0 / columns] }
      .filter { $0[0] < size.columns && $0[1] < size.rows }
    for cell in cells { write(column: cell[0], row: cell[1]) }
    transmissions += 1
    sixels.append(
      Sixels(
        shown: Shown(column: column, row: row, columns: columns, rows: rows, content: content),
        whole: Set(cells)))
  }

  private mutating func command(
    _ bytes: ArraySlice<UInt8>, column: Int, row: Int
  ) -> [UInt8] {
    let parts = bytes.split(
      separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
    var keys: [Substring: Substring] = [:]
    let head = String(decoding: parts[0], as: UTF8.self)
    for pair in head.split(separator: ",") {
      let sides = pair.split(separator: "=", maxSplits: 1)
      if sides.count == 2 { keys[sides[0]] = sides[1] }
    }
    func number(_ key: Substring) -> Int { keys[key].flatMap { Int($0) } ?? 0 }
    switch keys["a"] {
    case "q": return Array("\u{1B}_Gi=\(number("i"));OK\u{1B}\\".utf8)
    case "t":
      transmissions += 1
      coming = (number("i"), [])
      gather(parts.last ?? [], isLast: number("m") == 0)
    case nil: gather(parts.last ?? [], isLast: number("m") == 0)
    case "p":
      guard let content = images[number("i")] else {
        errors.append("an image that was never sent")
        return []
      }
      placed[Place(image: number("i"), number: number("p"))] = Shown(
        column: column, row: row, columns: number("c"), rows: number("r"), content: content)
    case "d": delete(keys["d"] ?? "", number("i"), number("p"))
    default: errors.append("the command \(head)")
    }
    return []
  }

  private mutating func gather(_ text: ArraySlice<UInt8>, isLast: Bool) {
    if text.count > 4096 { errors.append("a part of \(text.count) bytes") }
    coming?.text += text
    guard isLast, let whole = coming else { return }
    images[whole.number] = whole.text
    coming = nil
  }

  private mutating func delete(_ what: Substring, _ image: Int, _ number: Int) {
    switch what {
    case "a": placed = [:]
    case "A": (placed, images) = ([:], [:])
    case "i": placed[Place(image: image, number: number)] = nil
    case "I":
      placed = placed.filter { $0.key.image != image }
      images[image] = nil
    default: errors.append("a deletion of \(what)")
    }
  }
}
