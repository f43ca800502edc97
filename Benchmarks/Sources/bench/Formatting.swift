import Foundation
import Quantities

/// Text alone, of amounts whose measures were chosen before.
func formatting() -> [Comparison] {
  let usual = 1.5.cups.presented()
  let presented = Corpus.volumes.map { $0.presented() }
  let styles: [(String, PresentationStyle, String)] = [
    ("usual", .usual, "1 1/2 cups"),
    ("vulgar", .vulgar, "1½ cups"),
    ("decimal", .decimal, "1.5 cups"),
    ("HTML", .html, "1<sup>1</sup>&frasl;<sub>2</sub> cups"),
    ("spoken", .spoken, "one and a half cups"),
    ("German", PresentationStyle(language: .german), "1 1/2 Tassen"),
  ]
  return [
    Comparison(
      "format '1 1/2 cups'",
      [
        Contender("Quantities", usual, gives: "1 1/2 cups") { $0.formatted() },
        Contender("interpolation", (1, 1, 2, "cups"), gives: "1 1/2 cups") {
          "\($0) \($1)/\($2) \($3)"
        },
        Contender("`String(format:)`", (1.5, "cups"), gives: "1.5 cups") {
          String(format: "%.1f ", $0) + $1
        },
        Contender("`Double.formatted()`", (1.5, "cups"), gives: "1.5 cups") {
          $0.formatted(.number.locale(Locale(identifier: "en_US"))) + " " + $1
        },
      ]),
    Comparison(
      "format volumes, in a style",
      styles.map { name, style, text in
        Contender("Quantities, \(name)", presented) {
          $0.formatted(style)
        } isRight: {
          $0.amount != 1.5.cups || $1 == text
        }
      }),
  ]
}
