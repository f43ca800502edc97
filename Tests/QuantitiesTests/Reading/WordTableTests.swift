import Quantities
import Testing

@Suite("Tables of words")
struct WordTableTests {
  @Test("a word of any length is found in any case, and nothing else is")
  func lengths() {
    let letters = Array("abcdefghijklmnopqrstuvwxyzéœßабв".utf8)
    let words = [1, 2, 7, 8, 9, 15, 16, 17, 18, 24, 26, 28, 30, 32, 34, 36].map {
      String(decoding: letters.prefix($0), as: UTF8.self)
    }
    let table = WordTable(words.enumerated().map { (word: $1, meaning: $0) })
    defer { table.deallocate() }
    for (index, word) in words.enumerated() {
      for text in [word, word.uppercased().replacing("SS", with: "ß"), "  \(word)  "] {
        let start = text.utf8.prefix { $0 == 0x20 }.count
        let range = start..<start + word.utf8.count
        let found = Array(text.utf8).withUnsafeBufferPointer { table[$0, range] }
        #expect(found == index, "\(text)")
      }
      let other = Array("\(word)s".utf8)
      #expect(other.withUnsafeBufferPointer { table[$0, other.indices] } == nil, "\(word)s")
    }
    #expect(letters.withUnsafeBufferPointer { table[$0, 0..<0] } == nil)
  }

  @Test("of a word that is there twice, the first meaning counts", arguments: [3, 30])
  func twice(length: Int) {
    let word = String(repeating: "w", count: length)
    let table = WordTable([(word: word, meaning: 1), (word: word.uppercased(), meaning: 2)])
    defer { table.deallocate() }
    #expect(Array(word.utf8).withUnsafeBufferPointer { table[$0, 0..<length] } == 1)
  }
}
