import Quantities
import Testing

/// Tests names of earlier versions, through a protocol that isn't deprecated.
private protocol OldNames {
  func pairs() throws -> [(String, AnyHashable, AnyHashable)]
}

private struct DeprecatedNames: OldNames {
  @available(*, deprecated, message: "it calls what is")
  func pairs() throws -> [(String, AnyHashable, AnyHashable)] {
    let (more, less) = (2.cups, 3.tablespoons)
    let target = try QuantityExpression("125 ml/h to l per day").targets[0]
    let ingredient = try #require(try QuantityExpression("2 cups flour").ingredient)
    var scaler = AmountScaler(by: 2, style: .vulgar)
    (scaler.volumeKit, scaler.massKit) = (.usLiquid, .stone)
    let recipe = "300 g pasta"
    return [
      ("adding(quantity:)", more.adding(quantity: less), more + less),
      ("subtracting(quantity:)", more.subtracting(quantity: less), more - less),
      ("adding(_:) of ticks", more.adding(less.ticks), more + less),
      ("subtracting(_:) of ticks", more.subtracting(less.ticks), more - less),
      ("ratio(to:) of ticks", more.ratio(to: less.ticks), more / less),
      ("upperEnd(of:_:)", less.upperEnd(of: more.ticks, .cup), Amount(more)),
      ("replacing(ticks:)", more.replacing(ticks: less.ticks), Cups(less)),
      ("ticks(per:)", 2.5.ticks(per: 1.cups.ticks), 2.5.cups.ticks),
      ("checkedTicks(per:)", try 2.5.checkedTicks(per: 1.cups.ticks), 2.5.cups.ticks),
      ("checkedFraction()", try 2.5.checkedFraction(), Fraction(5, 2)),
      ("formatted(style:)", Fraction(5, 2).formatted(style: .vulgar), "2½"),
      ("unexpected", ingredient.unexpected, ingredient.unexpectedTextError),
      ("sign", target.denominator?.sign ?? "", "per"),
      ("hasUnit(near:)", Vocabulary.standard.hasUnit(near: "tblsp"), true),
      ("hasUnit(near:)", Vocabulary.standard.hasUnit(near: "soy sauce"), false),
      (
        "AmountScaler(by:)",
        AmountScaler(by: 2, volumeKit: .usLiquid, massKit: .stone, style: .vulgar), scaler
      ),
      (
        "AmountScaler(toUse:)",
        try AmountScaler(
          toUse: "600 g pasta", in: recipe, volumeKit: .usLiquid, massKit: .stone, style: .vulgar),
        scaler
      ),
    ]
  }
}

@Suite("Names of earlier versions")
struct OldNamesTests {
  @Test("each does what its new name does")
  func names() throws {
    let names: any OldNames = DeprecatedNames()
    for (name, old, new) in try names.pairs() { #expect(old == new, "\(name)") }
  }
}
