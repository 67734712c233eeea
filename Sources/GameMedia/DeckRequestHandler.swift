internal import MediaProtocol

/// The requests for decks: one for a game and one for a preview. A later one of the same kind
/// replaces it.
struct DeckRequestHandler {
  private let cache: PhotoCache?
  private let slots: DecodingSlots
  private let limits: MediaLimits
  private let output: ReportPipe
  private var game = Place()
  private var preview = Place()

  /// A request and its session; the session is nil if it failed at once.
  private struct Place {
    var id: RequestID?
    var session: DeckSession?
    /// A redraw that waits for all faces.
    var redraw: (id: RequestID, format: PictureFormat)?
  }

  init(cache: PhotoCache?, slots: DecodingSlots, limits: MediaLimits, output: ReportPipe) {
    self.cache = cache
    self.slots = slots
    self.limits = limits
    self.output = output
  }

  var descriptors: [Int32] { sessions.flatMap(\.descriptors) }
  var nextTime: Int? { sessions.compactMap(\.nextTime).min() }

  private var sessions: [DeckSession] { [game.session, preview.session].compactMap(\.self) }

  /// Starts a request; `today` is the number of days since 1970.
  mutating func load(
    _ id: RequestID, _ request: PicturesRequest, today: Int, _ downloads: Downloads
  ) {
    if request.mode == .preview {
      preview = begin(id, request, today: today)
    } else {
      game.session?.cancel(downloads)
      game = begin(id, request, today: today)
    }
  }

  mutating func redraw(_ id: RequestID, of loaded: RequestID, _ format: PictureFormat) {
    guard game.id == loaded, game.session != nil else {
      // A restarted helper does not have its faces.
      return output.send(.news(id, .failed(.helperFailed)))
    }
    game.redraw = (id, format)
    redraw()
  }

  mutating func cancel(_ id: RequestID, _ downloads: Downloads) {
    if game.redraw?.id == id { game.redraw = nil }
    if game.id == id { game.session?.cancel(downloads) }
    if preview.id == id { preview.session?.cancel(downloads) }
  }

  /// Handles the end of a download; only the game's request uses the network.
  mutating func receive(_ result: DownloadResult, of number: UInt32, now: Int) {
    game.session?.receive(result, of: number, now: now)
  }

  /// Continues the sessions.
  mutating func advance(readable: Set<Int32>, now: Int, _ downloads: Downloads) {
    let (sendGame, sendPreview) = (sender(game.id), sender(preview.id))
    game.session?.advance(readable: readable, now: now, downloads, send: sendGame)
    preview.session?.advance(readable: readable, now: now, downloads, send: sendPreview)
    redraw()
  }

  private mutating func redraw() {
    guard let (id, format) = game.redraw, game.session?.isLoading == false else { return }
    let send = sender(id)
    game.redraw = nil
    game.session?.redraw(format, send: send)
  }

  private func begin(_ id: RequestID, _ request: PicturesRequest, today: Int) -> Place {
    let send = sender(id)
    do throws(MediaError) {
      let session = try DeckSession(
        request, cache: cache, slots: slots, limits: limits, today: today, send: send)
      return Place(id: id, session: session)
    } catch {
      send(.failed(error))
      return Place(id: id)
    }
  }

  private func sender(_ id: RequestID?) -> (PictureEvent) -> Void {
    { [output] news in
      if let id { output.send(.news(id, news)) }
    }
  }
}
