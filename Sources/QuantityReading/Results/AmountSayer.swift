package import QuantityCore

/// Says amounts into memory, always in one way.
///
/// It is for bindings, which do so for each row of a column. What the way takes is found once, no string
/// is made, and no reference is counted to what threads share, for which they would wait for one
/// another.
package final class AmountSayer: Sendable {
  private let style: PresentationStyle
  /// How conversions are written to a unit that was called by its symbol, or by its name.
  private let styleOfSymbols: PresentationStyle
  private let styleOfNames: PresentationStyle
  private let presenters: PerKind<AnyPresenter>

  /// - Parameter naming: how units are written that amounts are converted to; `nil` for the names by which
  ///   they are asked for.
  package init(
    style: PresentationStyle, naming: PresentationStyle.Units?, time: Presenter<TimeKind>,
    volume: Presenter<VolumeKind>, mass: Presenter<MassKind>
  ) {
    self.style = style
    styleOfSymbols = style.units(naming ?? .symbol)
    styleOfNames = style.units(naming ?? .name)
    presenters = PerKind(time: time.core, volume: volume.core, mass: mass.core)
  }

  /// Writes as much of an amount as fits into memory, and returns its length.
  package func say(
    _ amount: AnyAmount, isAbout: Bool = false, into memory: UnsafeMutableRawBufferPointer
  ) -> Int {
    withPresenter(of: amount) { presenter in
      var shown = presenter.present(amount.tickCount.magnitude, amount.unit)
      if isAbout { shown = shown.approximated(unless: false) }
      return write(shown, of: amount, style, into: memory)
    }
  }

  /// Writes as much of an amount in a unit as fits into memory, and returns its length; `nil` where the unit
  /// was called by something else than its symbol or its name.
  ///
  /// The unit is written as it was called, if the style does not say how units are.
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
      // Each by itself, since to choose one of the styles would copy it.
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

  /// Writes as much of an amount or a range as fits into memory, and returns its length; `nil` for a number,
  /// and for what isn't a whole number of ticks.
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
