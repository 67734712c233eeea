import Canvas
import Fixtures
import GameCore
import Glibc
import MediaProtocol
import Pictures
import PseudoTerminal

/// The cost of pictures: rendering, waiting and flipping.
struct PictureMeasurements: ~Copyable {
  private let program: String
  private let directory: String
  private static let windows = [Size(columns: 120, rows: 40), Size(columns: 200, rows: 60)]

  init(program: String, scratch: borrowing Scratch) {
    self.program = program
    directory = scratch.directory("pictures")
  }

  func run() throws {
    for name in ["photos", "large", "cache", "data"] { mkdir("\(directory)/\(name)", 0o700) }
    setenv("XDG_CACHE_HOME", "\(directory)/cache", 1)
    let photos = try SamplePhotos.write(24, width: 640, height: 480, to: "\(directory)/photos")
    try cells(photos)
    try starts()
    try keys()
    try flips()
    drawings()
  }

  private func place(_ level: String, _ size: Size, folder: String = "photos")
    -> PhotoSitting.Place
  {
    PhotoSitting.Place(
      program: program, data: "\(directory)/data", cache: "\(directory)/cache",
      folder: "\(directory)/\(folder)", level: level, size: size)
  }

  private func emptyCache() {
    TemporaryDirectory.remove("\(directory)/cache")
    mkdir("\(directory)/cache", 0o700)
  }

  /// Measures the time from the start of a program to the cells of 24 photos; the programs take
  /// turns.
  private func cells(_ photos: [String]) throws {
    let size = Size(columns: 18, rows: 9)
    let request = PicturesRequest(
      source: .folder(path: "\(directory)/photos"), faces: photos.count,
      format: PictureFormat(size: size, rendition: Rendition(depth: .direct)), seed: 1)
    let chafa = ChafaCommand(photos, size: size)
    if chafa == nil { Report.note("the chafa command is not installed: left out") }
    var own: [Double] = []
    var others: [Double] = []
    for _ in 0..<15 {
      emptyCache()
      own.append(try coldLoad(request))
      if let chafa { others.append(try Timing.milliseconds { try chafa.run() }) }
    }
    let count = Double(photos.count)
    let speed = { (times: [Double]) in count / (Timing.median(times) / 1_000) }
    Report.line(
      Line(
        name: "photos of 640x480 to 18x9 cells", value: speed(own), unit: "1/s",
        reference: chafa == nil ? nil : ("chafa", speed(others)), aim: .shareOfReference(1)))
  }

  /// Returns the time until the last picture has arrived; saving in the cache is not included.
  private func coldLoad(_ request: PicturesRequest) throws -> Double {
    let began = ContinuousClock.now
    let helper = try HelperRun.start(program: program)
    _ = try helper.load(request)
    return (ContinuousClock.now - began) / .milliseconds(1)
  }

  /// Measures from Start to the board, with everything cached as after the first game.
  private func starts() throws {
    let boards = [("normal", Size(columns: 80, rows: 24))] + Self.windows.map { ("hard", $0) }
    for (level, size) in boards {
      let place = place(level, size)
      var sitting = try PhotoSitting.open(place)
      _ = try sitting.deal()
      var times: [Double] = []
      for _ in 0..<11 {
        var sitting = try PhotoSitting.open(place)
        times.append(try sitting.deal())
      }
      Report.line(
        Line(
          name: "Start to \(level) board of photos, \(size.columns)x\(size.rows)",
          value: Timing.median(times), unit: "ms", aim: .atMost(50)))
    }
  }

  /// Measures keys pressed while 18 large photos are loading, and the same keys without loading.
  private func keys() throws {
    _ = try SamplePhotos.write(
      24, width: 640, height: 480, enlarged: 4, to: "\(directory)/large")
    let place = place("hard", Size(columns: 200, rows: 60), folder: "large")
    var quiet: [Double] = []
    var busy: [Double] = []
    for _ in 0..<5 {
      emptyCache()
      var sitting = try PhotoSitting.open(place)
      for _ in 0..<3 {
        for key in ["1", "3"] { quiet.append(try sitting.time(key)) }
      }
      sitting.terminal.type("\r")
      // After 150 ms the screen shows the progress, and keys have another meaning.
      let end = ContinuousClock.now + .milliseconds(110)
      while ContinuousClock.now < end {
        for key in ["1", "3"] { busy.append(try sitting.time(key)) }
      }
      guard !sitting.terminal.screen.shows("Space flip") else {
        Report.note("key to screen, while photos load: they came sooner than the keys: left out")
        return
      }
    }
    Report.line(
      Line(
        name: "key to screen, while photos load", value: Timing.median(busy), unit: "ms",
        reference: ("quiet", Timing.median(quiet))))
  }

  private func flips() throws {
    for size in Self.windows {
      let place = place("hard", size)
      var sitting = try PhotoSitting.open(place)
      _ = try sitting.deal()
      _ = sitting.terminal.answer()
      var model = PhotoScreens(place.settings, size: size)
      try model.deal(HelperRun.start(program: program))
      guard model.canvas.lines == sitting.terminal.screen.lines else {
        throw CannotMeasure("the board is another than expected:\n\(sitting.terminal.picture)")
      }
      var least = LeastTerminal(size)
      _ = least.show(model.canvas)
      var (bytes, fewest, times): ([Double], [Double], [Double]) = ([], [], [])
      for _ in 0..<6 {
        for (letter, counts) in [(" ", true), ("l", false)] {
          sitting.terminal.type(letter)
          _ = model.press(.character(Character(letter)))
          guard let answer = sitting.terminal.answer() else {
            throw CannotMeasure("'\(letter)' changes nothing:\n\(sitting.terminal.picture)")
          }
          let fewestNow = Double(least.show(model.canvas))
          guard counts else { continue }
          bytes.append(Double(answer.bytes))
          times.append(answer.milliseconds)
          fewest.append(fewestNow)
        }
      }
      let name = "flip of a photo, \(size.columns)x\(size.rows)"
      Report.line(
        Line(
          name: "bytes per \(name)", value: Timing.median(bytes), unit: "bytes",
          reference: ("least", Timing.median(fewest))))
      Report.line(Line(name: "key to screen, \(name)", value: Timing.median(times), unit: "ms"))
    }
  }

  /// Measures drawings on the main thread: when they are dealt, and in a new window when nearly all
  /// of them have been seen.
  private func drawings() {
    var settings = Settings.defaults
    settings.deck = "cats-drawn"
    settings.setups = ["pairs": "expert"]
    for size in [Size(columns: 200, rows: 60), Size(columns: 300, rows: 100)] {
      var deals: [Double] = []
      var windows: [Double] = []
      for _ in 0..<9 {
        var model = PhotoScreens(settings, size: size)
        deals.append(model.deal())
        model.findPairs(of: .expert, but: 1)
        // Cards of another size, because cached drawings would be used otherwise.
        _ = model.resize(to: Size(columns: 120, rows: 40))
        windows.append(model.resize(to: size))
      }
      let name = "\(size.columns)x\(size.rows)"
      Report.line(
        Line(
          name: "deal of drawings, \(name)", value: Timing.median(deals),
          unit: "ms", aim: .atMost(5)))
      Report.line(
        Line(
          name: "  new window, 23 of 24 seen, \(name)", value: Timing.median(windows), unit: "ms"))
    }
  }
}
