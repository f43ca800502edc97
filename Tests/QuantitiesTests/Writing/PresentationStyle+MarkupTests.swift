import Foundation
import Quantities
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Markup")
struct PresentationStyleMarkupTests {
  private static let hostile = MeasurementUnit(
    Fraction(1, 2), .cup, name: "<b>&\"'</b>", plural: "\\{$%#_^~}|*`[x]", symbol: "<&>")
  private static let kit = Kit(decimalIn: hostile)

  @Test("HTML")
  func html() {
    #expect(1.5.cups.formatted(.html) == "1<sup>1</sup>&frasl;<sub>2</sub> cups")
    #expect(0.5.cups.formatted(.html) == "<sup>1</sup>&frasl;<sub>2</sub> cup")
    #expect(2.cups.formatted(.html) == "2 cups")
    #expect(1.5.cups.formatted(.vulgar.markup(.html)) == "1½ cups")
    #expect(1.5.cups.formatted(.usual.markup(.html)) == "1 1/2 cups")
    #expect(
      1.5.cups.formatted(.usual.markup(.html).spacing(.noBreak)) == "1&nbsp;1/2&nbsp;cups")
    #expect(2.liters.formatted(.html.spacing(.narrowNoBreak)) == "2&#8239;liters")
    #expect(1.5.cups.formatted(.vulgar.markup(.html).joiner(.custom("<br>"))) == "1½ cups")
    #expect(7.teaspoons.formatted(.html.joiner(.custom(" & "))) == "2 tablespoons &amp; 1 teaspoon")
  }

  @Test("LaTeX")
  func latex() {
    #expect(1.5.cups.formatted(.latex) == "$1\\frac{1}{2}$ cups")
    #expect(0.5.cups.formatted(.latex) == "$\\frac{1}{2}$ cup")
    #expect((-1.995).cups.formatted(.latex) == "\\textasciitilde{}$-$2 cups")
    #expect(2.cups.formatted(.latex.spacing(.noBreak)) == "2~cups")
    #expect(2.liters.formatted(.latex.spacing(.narrowNoBreak)) == "2\\,liters")
  }

  @Test("what would mean something else is escaped in names of one's own")
  func hostileNames() {
    func one(_ style: PresentationStyle) -> String {
      Amount(1, Self.hostile).formatted(style, kit: Self.kit)
    }
    func two(_ style: PresentationStyle) -> String {
      Amount(2, Self.hostile).formatted(style, kit: Self.kit)
    }
    #expect(one(.usual) == "1 <b>&\"'</b>")
    #expect(one(.html) == "1 &lt;b&gt;&amp;&quot;&#39;&lt;/b&gt;")
    #expect(one(.html.units(.symbol)) == "1 &lt;&amp;&gt;")
    #expect(
      two(.latex)
        == "2 \\textbackslash{}\\{\\$\\%\\#\\_\\textasciicircum{}\\textasciitilde{}\\}|*`[x]")
    #expect(two(.markdown) == "2 \\\\{\\$%\\#\\_^\\~}\\|\\*\\`\\[x\\]")
    #expect(one(.markdown) == "1 \\<b\\>\\&\"'\\</b\\>")
  }

  #if canImport(FoundationXML)
    @Test("HTML is well-formed, and says what plain text says")
    func wellFormed() throws {
      var random = SeededGenerator(seed: 6)
      for _ in 0..<300 {
        let ticks = Ticks<VolumeKind>(Int128.random(in: -1 << 60...1 << 60, using: &random))
        let names = ["<cup>", "a&b", "\"'", "l'eau", "&amp;"]
        let words = ["cup": names.randomElement(using: &random) ?? "", "milliliter": "<ml/>"]
        let style = PresentationStyle(
          fractions: .typeset, units: .custom(words), joiner: .custom(" <&> "), markup: .html)
        let amount = Amount<VolumeKind>(
          ticks: ticks, unit: [.cup, .teaspoon][Int(ticks.count & 1)])
        let reader = TextReader()
        let text = amount.formatted(style)
        // XML only defines a few entities.
        let page = "<p>\(text.replacing("&frasl;", with: "&#8260;"))</p>"
        let parser = XMLParser(data: Data(page.utf8))
        parser.delegate = reader
        #expect(parser.parse(), "\(page), seed \(random.seed)")
        let plain = amount.formatted(style.markup(.plain).fractions(.slash))
        #expect(
          reader.text.filter { $0 != " " } == plain.filter { $0 != " " },
          "\(page), seed \(random.seed)")
      }
    }
  #endif
}

#if canImport(FoundationXML)
  /// Collects the text of a page.
  private final class TextReader: NSObject, XMLParserDelegate {
    var text = ""
    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }
#endif
