/// How far two words are apart.
package enum EditDistance {
  /// How many letters must be changed, added, taken away or swapped with their neighbor to make one
  /// word of the other, whatever their case; `nil` if that is more than a limit.
  ///
  /// Words are compared by bytes and without allocation: for each unknown name all are looked at.
  package static func between(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, limit: Int
  ) -> Int? {
    guard abs(a.count - b.count) <= limit, a.count <= 32 else { return nil }
    let width = b.count + 1
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { rows in
      // Three rows of the table, by turns: two before, the last, this one.
      for column in 0..<width { rows[column] = column }
      var least = 0
      for row in 1..<(a.count + 1) {
        let (this, last) = (row % 3 * width, (row + 2) % 3 * width)
        rows[this] = row
        least = row
        for column in 1..<width {
          let (x, y) = (NameBytes.lowercase(a[row - 1]), NameBytes.lowercase(b[column - 1]))
          var distance = rows[last + column - 1] + (x == y ? 0 : 1)
          distance = min(distance, rows[last + column] + 1, rows[this + column - 1] + 1)
          if row > 1, column > 1, x == NameBytes.lowercase(b[column - 2]),
            y == NameBytes.lowercase(a[row - 2])
          {
            distance = min(distance, rows[(row + 1) % 3 * width + column - 2] + 1)
          }
          rows[this + column] = distance
          least = min(least, distance)
        }
        if least > limit { return nil }
      }
      let distance = rows[a.count % 3 * width + b.count]
      return distance <= limit ? distance : nil
    }
  }
}
