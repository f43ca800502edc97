extension String {
  /// Returns the text between the given ranges, and before and after them, or `nil` if two of them
  /// overlap. A range can occur twice, such as that of a noun counted by two amounts.
  package func pieces(between places: [Range<Index>]) -> [Substring]? {
    var pieces: [Substring] = []
    var end = startIndex
    let inOrder = places.sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
    var last: Range<Index>?
    for place in inOrder where place != last {
      last = place
      guard end <= place.lowerBound else { return nil }
      pieces.append(self[end..<place.lowerBound])
      end = place.upperBound
    }
    return pieces + [self[end...]]
  }

  /// Whether the text starts with the first piece, ends with the last, and has the others between
  /// them, in order: it then only differs between the pieces.
  package func isJoined(of pieces: [Substring]) -> Bool {
    let bytes = Array(utf8)
    guard let first = pieces.first, let last = pieces.last, bytes.starts(with: first.utf8) else {
      return false
    }
    if pieces.count == 1 { return bytes.count == first.utf8.count }
    var position = first.utf8.count
    for piece in pieces.dropFirst().dropLast() {
      while !bytes[position...].starts(with: piece.utf8) {
        guard position < bytes.count else { return false }
        position += 1
      }
      position += piece.utf8.count
    }
    return bytes[position...].reversed().starts(with: last.utf8.reversed())
  }
}
