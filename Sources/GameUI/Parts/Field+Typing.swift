import Canvas
import GameCore

extension Field {
  /// Edits the text and cleans pasted text; returns false for input without effect on a field.
  mutating func type(_ input: Input) -> Bool {
    guard case .paste(let text) = input else { return handle(input) }
    return handle(.paste(isMasked ? TextSanitizer.password(text) : TextSanitizer.pasted(text)))
  }

  /// Puts the cursor at a pressed point of a field that was drawn in `place`.
  mutating func press(at point: Point?, in place: Rect) {
    if let point { setCursor(column: point.column - place.column, width: place.columns) }
  }
}
