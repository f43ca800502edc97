import Quantities
import QuantityLanguages
import TestSupport
import Testing

@Suite struct LanguageTextTests {
  @Test func aTextMakesALanguage() throws {
    let text = """
      .pone: n = 1
      .nlatn;0;,;.;-;+
      .nthai;๐;.;,;-;+
      .dthai
      .g3;2;2
      .r1
      .l$ un %|$, %|$, %|$ un %
      .c$ par %
      Zkoppar|kopp;~k
      b@sked $|!sked;-
      """
    let language = try PresentationLanguage.load(Array(text.utf8), tag: "qaa")
    #expect(PresentationLanguage(tag: "qaa-XX") == language)
    #expect(language.isRightToLeft)
    #expect(language.decimalMark == ".")
    let style = PresentationStyle(language: language)
    #expect(2.cups.formatted(style).contains("๒ koppar"))
    #expect(2.cups.formatted(style.units(.symbol)).contains("๒k"))
    #expect(2.tablespoons.formatted(style).contains("sked ๒"))
    let latin = try #require(PresentationLanguage(tag: "sv"))
    #expect(!latin.isRightToLeft)
  }

  @Test func numbersWithoutWordsHaveThePlainSlash() throws {
    for tag in ["en", "de", "fr", "sv"] {
      let style = PresentationStyle.spoken.language(try #require(PresentationLanguage(tag: tag)))
      let text = (1.cups / 128).presented(in: .cup, notation: .fraction).formatted(style)
      #expect(text.hasPrefix("1/128 "))
    }
  }

  @Test(arguments: [
    "é", ".", ".é", ".n", ".nlatn;0", ".nlatn;0;,;.;-", ".nlatn;;,;.;-;+", ".nlatn;0;;.;-;+",
    ".nlatn;00;,;.;-;+", ".pone", ".px: n = 1", ".pone: n = ", ".g", ".g3", ".g3;3", ".g3;3;x",
    ".g3;3;999",
    ".g3;3;-1", ".l", ".l$|$", ".u$, %", "Z", "Z;", "Z|a", "Z;|a", "Za;b;c;d", "Za|b|c|d|e|f|g",
  ])
  func otherTextsMakeNone(text: String) {
    #expect(throws: LanguageTextError.self) {
      try PresentationLanguage.load(Array(text.utf8), tag: "qab")
    }
    #expect(PresentationLanguage(tag: "qab") == nil)
  }

  @Test func aTextWantsATag() {
    #expect(throws: LanguageTextError.self) {
      try PresentationLanguage.load(Array("Zkoppar".utf8), tag: "no tag")
    }
  }

  /// Any bytes make a language that can be used, or none.
  @Test func noBytesTrap() {
    var random = SeededGenerator(seed: 22)
    let pieces = Array(
      ".nlatn;0;,;.;-;+\n.pone: n = 1\n.l$|%|$|%\nZa|b;_c;~d\n\u{301}\u{20ac}".utf8)
    for trial in 100..<999 {
      let bytes = (0..<Int.random(in: 0..<60, using: &random)).map { _ in
        Int.random(in: 0..<20, using: &random) == 0
          ? UInt8.random(in: 0...255, using: &random)
          : pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }
      do throws(LanguageTextError) {
        let language = try PresentationLanguage.load(bytes, tag: "qac-\(trial)")
        _ = 1_234.5.cups.formatted(PresentationStyle(language: language).grouping(.usual))
      } catch {
        #expect(error.description.hasPrefix("not a line of a language"))
      }
    }
  }
}
