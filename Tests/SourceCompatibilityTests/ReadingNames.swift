import Quantities
import Testing

extension SourceCompatibilityTests {
  @Test("reading")
  func reading() {
    use(AnyAmount.self, \AnyAmount.ticks, \AnyAmount.kind, \AnyAmount.quantity)
    use(AnyAmount.formatted(_:), AnyAmount.hash(into:), \AnyAmount.description)
    use(DecimalMark.self, \DecimalMark.description, DecimalMark.point, DecimalMark.comma)
    use(\DecimalMark.character, DecimalMark.encode(to:))
    use(ParseError.self, \ParseError.code, \ParseError.range, \ParseError.message)
    use(\ParseError.hint, \ParseError.suggestions, ParseError.Code.self)
    use(\ParseError.Code.description, ParseError.Code.incomplete, ParseError.Code.expectedNumber)
    use(ParseError.Code.invalidNumber, ParseError.Code.tooLarge, ParseError.Code.divisionByZero)
    use(ParseError.Code.missingUnit, ParseError.Code.unknownUnit, ParseError.Code.ambiguousUnit)
    use(ParseError.Code.incompatibleKinds, ParseError.Code.invalidOperation)
    use(ParseError.Code.unexpectedText, ParseError.range(in:), \ParseError.description)
    use(QuantityExpression.self, \QuantityExpression.value, \QuantityExpression.targets)
    use(\QuantityExpression.notes, QuantityExpression.Target.self)
    use(\QuantityExpression.Target.spelling, QuantityExpression.Target.hash(into:))
    use(ExpressionValue.self, ExpressionValue.amount, ExpressionValue.number)
    use(\ExpressionValue.description)
    use(Vocabulary.self, Vocabulary.standard, CodingUserInfoKey.vocabulary)
    use(WrittenAmount.self, \WrittenAmount.lower, \WrittenAmount.upper)
    use(\WrittenAmount.isApproximate, \WrittenAmount.alternates, \WrittenAmount.isRange)
    use(\WrittenAmount.description)
  }
}
