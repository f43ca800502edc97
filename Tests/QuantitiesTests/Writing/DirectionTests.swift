import Quantities
import TestSupport
import Testing

@Suite("Text from right to left")
struct DirectionTests {
  /// Arabic with the digits of Egypt, Iran and Morocco, and Hebrew.
  private static let languages: [(PresentationLanguage, zero: Unicode.Scalar)] = [
    (PatternLanguages.arabic, "٠"), (arabic(zero: "۰"), "۰"), (arabic(zero: "0"), "0"),
    (PatternLanguages.hebrew, "0"),
  ]

  private static func arabic(zero: Unicode.Scalar) -> PresentationLanguage {
    PresentationLanguage(
      "ar", plurals: .arabic, fractions: .asDecimal, decimalMark: "٫", and: "و", to: "إلى",
      about: "حوالي",
      names: ["cup": .init(patterns: [.other: "{0} كوب"])],
      numerals: .init(zero: zero, grouping: "٬", minus: "\u{61C}-", plus: "\u{61C}+"),
      isRightToLeft: true)
  }

  @Test(
    "a mixed number is shown with the whole before the fraction, and the unit after them",
    .enabled(if: ICU.installed != nil, "without ICU nothing says what is shown"),
    arguments: 0..<4)
  func mixed(place: Int) throws {
    let icu = try #require(ICU.installed)
    let (language, zero) = Self.languages[place]
    func digits(_ text: String) -> String {
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { scalar in
            guard ("0"..."9").contains(scalar) else { return scalar }
            return Unicode.Scalar(zero.value + scalar.value - 48) ?? scalar
          }))
    }
    let rows: [(PresentationStyle, shown: String)] = [
      (.usual, "12\u{A0}1/2"), (.vulgar, "12½"), (.slash, "12\u{A0}1⁄2"),
      (.usual.spacing(.narrowNoBreak), "12\u{202F}1/2"), (.usual.spacing(.none), "12\u{A0}1/2"),
    ]
    let amount = 12.5.cups.presented(in: [.cup])
    for (style, number) in rows {
      let text = amount.formatted(style.language(language).system(.us))
      for text in [text, "كوب \(text)", "כוס \(text) כוס"] {
        let shown = icu.shown(text, isRightToLeft: true)
        #expect(shown.contains(digits(number)), "\(style): \(shown) of \(text)")
      }
      // The unit comes after the number, which is on its left.
      #expect(icu.shown(text, isRightToLeft: true).hasSuffix(digits(number)))
      #expect(icu.shown(text, isRightToLeft: false).contains(digits(number)))
    }
  }

  @Test(
    "what would be shown wrong without them: why there are marks",
    .enabled(if: ICU.installed != nil, "without ICU nothing says what is shown"))
  func reason() throws {
    let icu = try #require(ICU.installed)
    #expect(icu.shown("1 1/2 כוס", isRightToLeft: true).hasSuffix("1/2 1"))
    #expect(icu.shown("1½ כוס", isRightToLeft: true).hasSuffix("½1"))
  }
}
