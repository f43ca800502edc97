import QuantityCore

/// The edit distance of words from one word: the number of letters to change, add, remove or swap
/// with their neighbor to make one word of the other, ignoring case.
///
///     EditDistance(from: "tbps").distance(to: "tbsp", atMost: 2)  // 1
///
/// An unknown name is compared with all names, so the algorithm is bit-parallel: two 64-bit numbers
/// say where a column of the distance table rises and falls from letter to letter, and the next
/// column takes a dozen operations.
///
/// Source: H. Hyyrö, A bit-vector algorithm for computing Levenshtein and Damerau edit distances,
/// Nordic Journal of Computing 10 (2003).
package struct EditDistance {
  /// The positions of each byte in the word, as bits.
  private let positions: [UInt64]
  private let count: Int

  /// The distance within which another word is taken for this one.
  package var limit: Int { count <= 4 ? 1 : 2 }

  /// Prepares to compare words with one; `nil` if it is empty or longer than any name.
  package init?(from word: UnsafeBufferPointer<UInt8>) {
    guard (1...UInt64.bitWidth).contains(word.count) else { return nil }
    var positions = [UInt64](repeating: 0, count: 256)
    for (index, byte) in word.enumerated() {
      positions[Int(NameFolding.lowercase(byte))] |= 1 << UInt64(index)
    }
    self.positions = positions
    count = word.count
  }

  /// Returns the distance of a word, or `nil` if it exceeds a limit.
  package func distance(to word: UnsafeBufferPointer<UInt8>, atMost limit: Int) -> Int? {
    var (rises, falls) = (UInt64.max, UInt64.zero)
    var (diagonal, lastEqual) = (UInt64.zero, UInt64.zero)
    var (distance, strangers) = (count, 0)
    for byte in word {
      let equal = positions[Int(NameFolding.lowercase(byte))]
      if equal == 0 {
        // A letter that this word lacks must be removed or changed; most words have too many.
        strangers += 1
        if strangers > limit { return nil }
      }
      let swapped = (~diagonal & equal) << 1 & lastEqual
      diagonal = ((equal & rises) &+ rises) ^ rises | equal | falls | swapped
      var risesAcross = falls | ~(diagonal | rises)
      var fallsAcross = diagonal & rises
      distance += Int(risesAcross >> UInt64(count - 1) & 1)
      distance -= Int(fallsAcross >> UInt64(count - 1) & 1)
      risesAcross = risesAcross << 1 | 1
      fallsAcross <<= 1
      rises = fallsAcross | ~(diagonal | risesAcross)
      falls = risesAcross & diagonal
      lastEqual = equal
    }
    return distance <= limit ? distance : nil
  }
}
