/// Wrapping and truncation of text by its columns.
public enum TextWrap {
  /// Returns the lines of `text`, at most `width` columns wide, broken at spaces if possible.
  ///
  /// Line breaks in the text are kept; a word wider than a line is broken.
  public static func lines(_ text: String, width: Int) -> [String] {
    guard width > 0 else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { paragraph(String($0), width: width) }
  }

  /// Returns the lines of a centered text: as many as of `lines`, but about equally wide.
  public static func evenLines(_ text: String, width: Int) -> [String] {
    let most = lines(text, width: width).count
    let least = TextWidth.of(text) / max(most, 1)
    return (least..<max(width, least + 1)).lazy.map { lines(text, width: $0) }
      .first { 1...most ~= $0.count } ?? lines(text, width: width)
  }

  /// Truncates `text` to `width` columns; a truncated text ends with `mark`.
  public static func cut(_ text: String, width: Int, mark: String = "") -> String {
    guard TextWidth.of(text) > width else { return text }
    let room = width - TextWidth.of(mark)
    guard room >= 0 else { return prefix(text, width: width) }
    return prefix(text, width: room) + mark
  }

  private static func paragraph(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let word = String(word)
      let joined = line.isEmpty ? word : line + " " + word
      if TextWidth.of(joined) <= width {
        line = joined
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      var used = 0
      for character in word {
        let columns = TextWidth.of(character)
        if used + columns > width {
          if !line.isEmpty { lines.append(line) }
          // A character wider than the line cannot be shown.
          guard columns <= width else { return lines }
          line = ""
          used = 0
        }
        line.append(character)
        used += columns
      }
    }
    return lines + [line]
  }

  private static func prefix(_ text: String, width: Int) -> String {
    var used = 0
    return String(
      text.prefix { character in
        used += TextWidth.of(character)
        return used <= width
      })
  }
}
