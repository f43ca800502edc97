package import QuantityCore

/// Writes amounts to memory with fixed options.
///
/// For bindings, which write each row of a column: the options are resolved once, no string is
/// made, and contended reference counts are avoided.
package final class AmountSayer: Sendable {
  private let style: PresentationStyle
  /// The styles of conversions to a unit that was named by its symbol or by its name.
  private let styleOfSymbols: PresentationStyle
  private let styleOfNames: PresentationStyle
  private let presenters: PerKind<AnyPresenter>

  /// - Parameter naming: the style of units in conversions, or `nil` for the names used in the
  ///   text.
  package init(
    style: PresentationStyle, naming: PresentationStyle.Units?, time: Presenter<TimeKind>,
    volume: Presenter<VolumeKind>, mass: Presenter<MassKind>
  ) {
    self.style = style
    styleOfSymbols = style.units(naming ?? .symbol)
    styleOfNames = style.units(naming ?? .name)
    presenters = PerKind(time: time.core, volume: volume.core, mass: mass.core)
  }

  /// Writes an amount to memory as far as it fits, and returns its full length.
  package func say(
    _ amount: AnyAmount, isAbout: Bool = false, into memory: UnsafeMutableRawBufferPointer
  ) -> Int {
    withPresenter(of: amount) { presenter in
      var shown = presenter.present(amount.tickCount.magnitude, amount.unit)
      if isAbout { shown = shown.approximated(unless: false) }
      return write(shown, of: amount, style, into: memory)
    }
  }

  /// Writes an amount in a unit to memory as far as it fits, and returns its full length, or `nil`
  /// if the unit was named by neither its symbol nor its name.
  ///
  /// The unit is written as it was named, unless the options say otherwise.
  package func say(
    _ amount: AnyAmount, in unit: AnyUnit, called spelling: Slice<UnsafeBufferPointer<UInt8>>,
    into memory: UnsafeMutableRawBufferPointer
  ) -> Int? {
    let (symbol, name) = (unit.symbol, unit.name)
    let isSymbol = symbol != name && symbol.utf8.elementsEqual(spelling)
    guard
      isSymbol || name.utf8.elementsEqual(spelling) || unit.plural.utf8.elementsEqual(spelling)
    else { return nil }
    return withPresenter(of: amount) { presenter in
      let shown = AnyPresentation(
        amount.tickCount.magnitude, in: [unit],
        notation: presenter.approximation == .never ? .exact : nil)
      // Two calls, because choosing a style first would copy it.
      return isSymbol
        ? write(shown, of: amount, styleOfSymbols, into: memory)
        : write(shown, of: amount, styleOfNames, into: memory)
    }
  }

  @inline(never)
  private func write(
    _ shown: AnyPresentation, of amount: AnyAmount, _ style: PresentationStyle,
    into memory: UnsafeMutableRawBufferPointer
  ) -> Int {
    TextWriter.write(into: memory) { shown.write(to: &$0, style, of: amount.tickCount) }
  }

  /// Writes an amount or a range to memory as far as it fits, and returns its full length, or `nil`
  /// for numbers, and for amounts that aren't a whole number of ticks.
  package func say(
    _ amount: WrittenAmount, into memory: UnsafeMutableRawBufferPointer
  ) -> Int? {
    guard amount.rounding == .none, case .amount(let lower) = amount.lower,
      case .amount(let upper) = amount.upper
    else { return nil }
    if !amount.isRange { return say(lower, isAbout: amount.isAbout, into: memory) }
    return withPresenter(of: lower) { presenter in
      var shown = presenter.present(from: lower, to: upper)
      if amount.isAbout { shown = shown.approximated() }
      return TextWriter.write(into: memory) { shown.write(to: &$0, style) }
    }
  }

  @inline(__always)
  private func withPresenter<Result>(
    of amount: AnyAmount, _ body: (AnyPresenter) -> Result
  ) -> Result {
    body(presenters[amount.unit.kind] ?? presenters.time)
  }
}
