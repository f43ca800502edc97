extension Substring.UTF8View {
  /// The names in a list separated by commas or line feeds, without surrounding spaces.
  var words: [String] {
    var words: [String] = []
    for var part in split(whereSeparator: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") }) {
      while part.first == UInt8(ascii: " ") { part.removeFirst() }
      while part.last == UInt8(ascii: " ") { part.removeLast() }
      if !part.isEmpty { words.append(String(Substring(part))) }
    }
    return words
  }
}
