extension Substring.UTF8View {
  /// The names in a list with commas or line feeds between them, without the spaces around them.
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
