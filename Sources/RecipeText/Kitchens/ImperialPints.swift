package import QuantityCore
import QuantityReading

// The pints of British texts, which have 20 ounces.

extension TextWording {
  /// Whether the pints of the text have 20 ounces, or `nil` if its words are of both countries.
  var hasImperialPints: Bool? { isBritish && isAmerican ? nil : isBritish }

  /// Records whose words a text uses: `caster sugar`, `all-purpose flour`.
  mutating func noteCountry(of text: String) {
    let british: [StaticString] = [
      "caster", "castor", "cornflour", "bicarbonate", "raising", "wholemeal", "sultanas",
      "treacle", "litre", "litres", "courgette", "courgettes", "aubergine", "aubergines",
      "teacupful", "teacupfuls",
    ]
    let pairs: [(StaticString, StaticString)] = [
      ("plain", "flour"), ("icing", "sugar"), ("gas", "mark"), ("double", "cream"),
    ]
    let american: [StaticString] = [
      "purpose", "cornstarch", "confectioners", "zucchini", "eggplant", "cilantro",
    ]
    var before = Substring().utf8
    for word in text.utf8.split(whereSeparator: { !($0 | 0x20).isASCIILetter }) {
      isBritish =
        isBritish || british.contains { word.spells($0) }
        || pairs.contains { word.spells($1) && before.spells($0) }
      isAmerican = isAmerican || american.contains { word.spells($0) }
      before = word
    }
  }
}

extension Substring.UTF8View {
  /// Returns whether the bytes spell a word, in any case.
  fileprivate func spells(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount
      && word.withUTF8Buffer { word in zip(self, word).allSatisfy { $0 | 0x20 == $1 } }
  }
}

extension QuantityPhrase {
  /// Returns the quantity in imperial pints and gills instead of American ones. Fluid ounces are
  /// nearly the same, and quarts are rarely British.
  func imperial(in parser: PhraseParser) -> QuantityPhrase {
    var quantity = self
    quantity.unit = unit.map(parser.imperial)
    quantity.firstUnit = firstUnit.map(parser.imperial)
    for index in further.indices {
      quantity.further[index].unit = parser.imperial(further[index].unit)
    }
    return quantity
  }
}

extension ReadLine {
  /// The line with imperial pints and gills instead of American ones.
  var imperial: ReadLine {
    let quantities = quantities.map { found in
      var found = found
      found.quantity = found.quantity.imperial(in: parser)
      return found
    }
    return ReadLine(parser: parser, quantities: quantities, start: start)
  }
}

extension PhraseParser {
  /// Returns a unit as an imperial one, if there is one of that name and no word says otherwise.
  fileprivate func imperial(_ phrase: UnitPhrase) -> UnitPhrase {
    let isAmerican = phrase.tokens.contains { isWord($0, "us") || isWord($0, "american") }
    var phrase = phrase
    if !isAmerican, let unit = phrase.unit.imperialPint { phrase.unit = unit }
    return phrase
  }
}

extension AnyUnit {
  /// The imperial pint or gill, if the unit has its name.
  package var imperialPint: AnyUnit? {
    let units: [MeasurementUnit<VolumeKind>] = [.imperialPint, .imperialGill]
    return units.first { isVolume && $0.handle.name == name }?.handle
  }
}
