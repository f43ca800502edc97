import Quantities
import TestSupport
import Testing

/// The suggestions for misspelled names, compared with a complete table of distances.
@Suite("Suggestions")
struct SuggestionTests {
  /// The names of volumes that need no qualifier.
  private let names = Set(
    VolumeKind.units.filter { $0.qualifiedName == $0.name }
      .flatMap { [$0.name, $0.plural, $0.symbol] + $0.aliases })

  /// The number of letters changed, added, removed, or swapped with a neighbor.
  private func distance(_ word: [UInt8], _ other: [UInt8]) -> Int {
    var table = [[Int]](repeating: Array(0...other.count), count: word.count + 1)
    for row in 0..<word.count {
      table[row + 1][0] = row + 1
      for column in 0..<other.count {
        let isSame = word[row] == other[column]
        var least = min(table[row][column + 1], table[row + 1][column]) + 1
        least = min(least, table[row][column] + (isSame ? 0 : 1))
        if row > 0, column > 0, word[row] == other[column - 1], word[row - 1] == other[column] {
          least = min(least, table[row - 1][column - 1] + 1)
        }
        table[row + 1][column + 1] = least
      }
    }
    return table[word.count][other.count]
  }

  private func nearest(to word: String) -> [String] {
    let limit = word.utf8.count < 8 ? 1 : 2
    return names.compactMap { name -> (Int, String)? in
      let distance = distance(Array(word.lowercased().utf8), Array(name.lowercased().utf8))
      // With two letters, both must be in the name. With three, the first must match, or the
      // letters are swapped or one is doubled.
      let letters = name.lowercased()
      let isPart = word.lowercased().allSatisfy { letters.contains($0) }
      let (length, count) = (name.utf8.count, word.utf8.count)
      let isShort =
        distance == 0 || count > 1 && isPart && length > 1 && length <= count
        || count > 1 && length >= count && (isPart || count > 2)
          && name.lowercased().first == word.lowercased().first
      let isNear = distance <= limit && (count > 3 || isShort)
      return isNear ? (distance, name) : nil
    }
    .sorted { $0 < $1 }.prefix(3).map(\.1)
  }

  @Test("of all names the nearest are suggested")
  func nearest() {
    var random = SeededGenerator.ofLaw
    let letters = Array("abcdefghilmnoprstuxGMT")
    let words = names.filter { $0.allSatisfy { $0.isASCII && $0.isLetter } }.sorted()
    let tries = LongTests.count(600, everyday: 200)
    var count = 0
    for _ in 0..<tries {
      var word = Array(words.randomElement(using: &random) ?? "")
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: 0...word.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: word.insert(letters.randomElement(using: &random) ?? "a", at: place)
        case 1 where place < word.count: word.remove(at: place)
        case 2 where place + 1 < word.count: word.swapAt(place, place + 1)
        default:
          if place < word.count { word[place] = letters.randomElement(using: &random) ?? "a" }
        }
      }
      let name = String(word)
      do throws(ParseError) {
        _ = try Amount<VolumeKind>("2 \(name)")
      } catch  where error.code == .unknownUnit && error.range == 2..<2 + name.utf8.count {
        count += 1
        #expect(error.suggestions == nearest(to: name), "\(name), seed \(random.seed)")
      } catch {}
    }
    #expect(count > tries / 2)
  }
}
