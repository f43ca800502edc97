import Quantities

/// The units of a kind as a table: first the meanings of shared names, then all other units.
struct UnitTable<Kind: QuantityKind> {
  var lines: [String] {
    let shared = SharedName<Kind>.all
    let others = Kind.units.filter { unit in !shared.contains { $0.name == unit.name } }
      .map { ["  \($0.qualifiedName)", $0.ownSymbol, $0.size(digits: 5), $0.definition ?? ""] }
    if shared.isEmpty { return [Kind.name] + TextColumns.lines(others) }
    let header = [Kind.name, ""] + MeasurementSystem.all.map(\.name)
    return TextColumns.lines([header] + shared.map(row))
      + ["", "\(Kind.name) in every system"] + TextColumns.lines(others)
  }

  private func row(_ shared: SharedName<Kind>) -> [String] {
    let symbol = shared.units[0].ownSymbol
    let isShared = shared.units.allSatisfy { $0.symbol == symbol || $0.aliases.contains(symbol) }
    return ["  \(shared.name)", isShared ? symbol : ""]
      + MeasurementSystem.all.map { shared.meaning(in: $0)?.size(digits: 3) ?? "ambiguous" }
  }
}

extension MeasurementUnit {
  /// The symbol, or an empty string if it is the same as the name.
  fileprivate var ownSymbol: String { symbol == name ? "" : symbol }

  /// The size in a few digits, in the base unit of the kind or a thousand of it: `~29.574 ml`.
  ///
  /// - Parameter digits: the number of digits of a repeating decimal.
  fileprivate func size(digits: Int) -> String {
    let base = base
    let size = Amount(Fraction(1), self)
    let isLarge = size.exactValue(in: base) >= Fraction(1000)
    let thousand = Kind.units.first {
      Amount(Fraction(1), $0).exactValue(in: base) == Fraction(1000)
    }
    let presentation = size.presented(in: isLarge ? thousand ?? base : base)
    let style = PresentationStyle.usual.units(.symbol)
    let text = presentation.formatted(style.fractions(.decimal(digits: 7)))
    return text.hasPrefix("~")
      ? presentation.formatted(style.fractions(.decimal(digits: digits))) : text
  }
}
