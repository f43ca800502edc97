/// A parsed amount can be shown, and its exact description parses to the same amount.
func fuzzAmount(_ text: String) {
  do throws(ParseError) {
    let amount = try AnyAmount(text)
    guard let volume = amount.as(VolumeKind.self) else { return }
    _ = volume.formatted()
    let value = volume.exactValue
    // A value with more than 38 digits can't be parsed back.
    guard value.denominator < 1_000_000_000, value.magnitude < Fraction(1_000_000_000) else {
      return
    }
    // An approximate description has the exact value in parentheses.
    let said = volume.description
    let exact = said.hasPrefix("~") ? said.drop { $0 != "(" }.dropFirst().dropLast() : said[...]
    let again = try AnyAmount(String(exact))
    check(again == amount, "\(text): \(volume) reads back as \(again)")
  } catch {
    checkError(error, text)
  }
}

/// The quotient from an expression can be parsed from its description.
func fuzzExpression(_ text: String) {
  do throws(ParseError) {
    let value = try QuantityExpression(text).value
    if case .quotient(let quotient) = value, let exact = quotient.exactValue,
      exact.denominator < 1_000_000_000, exact.magnitude < Fraction(1_000_000_000)
    {
      let again = try QuantityExpression(value.description).value
      check(again == value, "\(text): \(value) reads back as \(again)")
    }
  } catch {
    checkError(error, text)
  }
  do throws(ParseError) { _ = try WrittenAmount(text, decimalMark: .comma) } catch {
    checkError(error, text)
  }
}

/// Numbers and names alone.
func fuzzNames(_ text: String) {
  do throws(ParseError) { _ = try Fraction(text) } catch { checkError(error, text) }
  do throws(ParseError) { _ = try Amount<TimeKind>(text) } catch { checkError(error, text) }
  do throws(ParseError) { _ = try MeasurementUnit<MassKind>(named: text) } catch {
    checkError(error, text)
  }
}

/// A parsed quotient can be shown in every language, and its description parses to the same
/// quotient, to the tick.
func fuzzQuotient(_ text: String) {
  do throws(ParseError) {
    let density = try Density(text)
    for language in PresentationLanguage.all {
      _ = density.formatted(PresentationStyle(language: language))
    }
    let description = density.description
    guard let value = density.exactValue, !description.hasPrefix("~"),
      value.denominator < 1_000_000_000, value.magnitude < Fraction(1_000_000_000)
    else { return }
    let again = try Density(description)
    // The numerator is rounded to ticks when it is parsed, which a quotient needn't be.
    let unit = Amount<VolumeKind>(
      ticks: density.denominatorUnit.ticks, unit: density.denominatorUnit)
    let (shown, read) = (
      density.multipliedReportingOverflow(by: unit), again.multipliedReportingOverflow(by: unit)
    )
    check(
      shown.overflow || shown.partialValue == read.partialValue,
      "\(text): \(density) reads back as \(again)")
  } catch {
    checkError(error, text)
  }
  do throws(ParseError) { _ = try Flow(text, decimalMark: .comma) } catch {
    checkError(error, text)
  }
  do throws(ParseError) { _ = try MassFlow(text) } catch { checkError(error, text) }
}
