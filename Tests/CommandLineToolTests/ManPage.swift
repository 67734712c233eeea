import Glibc

/// A man page, as far as tests need it.
struct ManPage {
  /// A tag of `.TP` with its text.
  struct Entry {
    let tag: String
    var text: String
  }

  /// The tags of one `.SS`, or those before the first.
  typealias Group = [Entry]

  /// A section in plain text, with its entries.
  struct Section {
    var text = ""
    var groups: [Group] = [[]]
  }

  /// The text of `.TH`.
  private(set) var title = ""
  private(set) var sections: [Section] = []

  init(_ source: String) {
    var isTag = false
    for line in source.split(separator: "\n") {
      let words = Self.words(line)
      let isText = line.first != "."
      let plain = Self.plain(isText ? [String(line)] : Array(words.dropFirst()))
      switch isText ? "" : words.first ?? "" {
      case ".TH": title = plain
      case ".SH": sections.append(Section())
      case ".SS": last?.groups.append([])
      case ".TP": isTag = true
      default:
        if isTag {
          last?.begin(plain)
        } else {
          last?.add(plain)
        }
        isTag = false
      }
    }
  }

  private var last: Section? {
    get { sections.last }
    set { if let newValue, !sections.isEmpty { sections[sections.count - 1] = newValue } }
  }

  /// Returns the words of a request; quoted ones may contain spaces.
  private static func words(_ line: Substring) -> [String] {
    var words: [String] = []
    var isQuoted = false
    var word: String?
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == " ", !isQuoted {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  /// Returns the text without fonts and escapes.
  private static func plain(_ words: [String]) -> String {
    var text = words.joined(separator: words.contains { $0.contains(" ") } ? "" : " ")
    for (mark, plain) in [("\\fB", ""), ("\\fI", ""), ("\\fR", ""), ("\\-", "-"), ("\\", "")] {
      text = text.split(separator: mark, omittingEmptySubsequences: false).joined(separator: plain)
    }
    return text
  }
}

extension ManPage.Section {
  fileprivate mutating func begin(_ tag: String) {
    groups[groups.count - 1].append(ManPage.Entry(tag: tag, text: ""))
  }

  fileprivate mutating func add(_ line: String) {
    text += line + "\n"
    guard var group = groups.last, var entry = group.last else { return }
    entry.text += line + "\n"
    group[group.count - 1] = entry
    groups[groups.count - 1] = group
  }
}
