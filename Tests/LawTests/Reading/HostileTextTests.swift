import Quantities
import TestSupport
import Testing

/// Text designed to hang or trap a parser. With 100 KB, backtracking takes many minutes, and
/// recursion for each piece overflows the stack.
@Suite("Hostile text")
struct HostileTextTests {
  static let length = LongTests.choose(100_000, everyday: 600)

  @Test(
    "a long text is read to its end",
    arguments: [
      "1 ", "1", " ", "1 cup + ", "1 cup ", "(", "1 (", "1/", "1/2", "½", "a ", "a and ",
      "one and a ",
      "half a ", "an hour and ", "1 to ", "1-", "1,000,", "1 cup/", "1 cup (", "1:30:", "P", "PT1H",
      "about ", "~", "2 cans (", "juice of ", "\u{0}", "\u{FFFD}", "\u{202E}2 cups ", "e", "1e",
      "é",
      "٣", "¹", "fl ", "us ", "1 fl ", "\n1 ", "- ", "to ", "x 2 ", "1 cup, plus ", "minus ",
      "....",
      "1.", "1 lb 4 oz ", "cups ", "1 10-", "of a ", "1 of a ", "⅟1", "\r\n", "1 cup or ", "dozen ",
      "one hundred and ", "one hundred ", "a hundred and a ", "twenty-", "sixty-fourth ",
      "million ",
      "one million ", "one over ", "point ", "zero point five ", "minus two cups and ", "one cup, ",
      "two cups one ", "5-3 cups ", "9", "5-3 ", "1/13 cup + ", "1 ml / 1e40 ", "US-", "~",
      "1,5-", "1 000 ", "1 000-", "1 & ", "another ", "a couple of ", "between 1 and ", "1h30 ",
      "1 hour and ",
      "&nbsp;", "&", "&#", "cup(s) ", "c. à ", "more ", "1 more ", "full ", "an hour or two ",
      "\u{200B}", "half of ", "twice ", "twice half of ", "what is ", "how many ",
      "how many cups in ",
      "cups in ", "cups per ", "please ", "?", "% ", "10% of ", "10% x ", "1 cup - 1% ", "convert ",
      "1 cup is ", "1 cup = ? ", "-> ", "to lb oz ", "to how many ", "kg to ", "kg/", "1'000",
      "’000",
      "1h30 x ", "1st 6 x ", "T t ", "divided by ", "1 times ", "1 G ", "how much does ",
      ", please",
      "are there in ", "of half ",
      "/h", "1 ml/h x ", "1 ml/h + ", "1 h/", "per h ", "a day ", "1 cup flour + ",
      "x 2 + 1 cup a ", "flour - 1 cup ", "to ml/",
    ])
  func long(piece: String) throws {
    let text = String(repeating: piece, count: Self.length / piece.utf8.count)
    let line = IngredientLine(text)
    #expect(line.text.utf8.count == text.utf8.count)
    let same = AmountFinder().replacingAmounts(in: text) { String(text[$0.range]) }
    #expect(same.utf8.elementsEqual(text.utf8))
    for mark in [DecimalMark.point, .comma] {
      do throws(ParseError) {
        _ = try QuantityExpression(text, decimalMark: mark)
      } catch {
        #expect(error.range.upperBound <= text.utf8.count)
        #expect(error.message.count < 300)
      }
    }
    do throws(ParseError) { _ = try QuantityExpression("1 cup flour \(text)") } catch {
      #expect(error.message.count < 300)
    }
    do throws(ParseError) { _ = try WrittenAmount(text) } catch {
      #expect(error.message.count < 300)
    }
  }

  @Test("an amount may go on for ever", arguments: ["imperial ", "fl ", "oz + 1 ", "m + 1 "])
  func longAmount(piece: String) throws {
    let text = "1 " + String(repeating: piece, count: Self.length / piece.utf8.count) + "oz"
    do throws(ParseError) {
      #expect(try QuantityExpression(text).notes.count <= 1)
    } catch {
      #expect(error.code == .unknownUnit || error.code == .incompatibleKinds)
    }
    #expect(AmountFinder().amounts(in: text).count <= Self.length)
  }

  @Test("of each unit the most that fits is read, and one more is told")
  func greatest() throws {
    func check<Kind: QuantityKind>(_ kind: Kind.Type) throws {
      for unit in kind.units {
        let most = Int128.max / unit.ticks.count
        for count in [most, most + 1, Int128(UInt64.max), Int128(UInt64.max) + 1, 1 << 63] {
          // One space uses the fast path; two bypass it.
          for text in ["\(count) \(unit.qualifiedName)", "\(count)  \(unit.qualifiedName)"] {
            do throws(ParseError) {
              let amount = try Amount<Kind>(text)
              #expect(count <= most && amount.ticks.count == count * unit.ticks.count, "\(text)")
            } catch {
              #expect(count > most && error.code == .tooLarge, "\(text)")
            }
          }
        }
      }
    }
    try check(TimeKind.self)
    try check(VolumeKind.self)
    try check(MassKind.self)
  }
}
