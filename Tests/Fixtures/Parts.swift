/// The parts of a long run.
public enum Parts {
  /// Performs all parts in order and returns those that threw an error. `note` receives each error;
  /// the rest continues.
  public static func perform<Part>(
    _ parts: [Part], _ body: (Part) throws -> Void, note: (Part, any Error) -> Void
  ) -> [Part] {
    parts.filter { part in
      do {
        try body(part)
        return false
      } catch {
        note(part, error)
        return true
      }
    }
  }
}
