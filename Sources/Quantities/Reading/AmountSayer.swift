/// Says amounts into memory, always in one way.
///
/// It is for bindings, which do so for each row of a column. What the way takes is found once, no string
/// is made, and no reference is counted to what threads share, for which they would wait for one
/// another.
package final class AmountSayer: Sendable {
  private let style: PresentationStyle
  private let time: AnyPresenter
  private let volume: AnyPresenter
  private let mass: AnyPresenter

  package init(
    style: PresentationStyle, time: Presenter<TimeKind>, volume: Presenter<VolumeKind>,
    mass: Presenter<MassKind>
  ) {
    self.style = style
    (self.time, self.volume, self.mass) = (time.core, volume.core, mass.core)
  }

  /// Writes as much of an amount as fits into memory, and returns its length.
  package func say(
    _ amount: AnyAmount, isAbout: Bool = false, into memory: UnsafeMutableRawBufferPointer
  ) -> Int {
    withPresenter(of: amount) { presenter in
      var shown = AnyPresentation(anyUnit: amount.unit)
      presenter.present(amount.tickCount.magnitude, amount.unit, into: &shown)
      if isAbout { shown = shown.approximated(unless: false) }
      return TextWriter.copy(to: memory) { writer in
        shown.write(
          to: &writer, style, of: amount.tickCount, joiner: amount.unit.joiner, carries: true)
      }
    }
  }

  /// Writes as much of an amount or a range as fits into memory, and returns its length; `nil` for a number,
  /// and for what is no whole number of ticks.
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
      return TextWriter.copy(to: memory) { shown.write(to: &$0, style) }
    }
  }

  @inline(__always)
  private func withPresenter<Result>(
    of amount: AnyAmount, _ body: (AnyPresenter) -> Result
  ) -> Result {
    let kind = amount.unit.kind
    if kind == AnyKind(VolumeKind.self) { return body(volume) }
    return kind == AnyKind(MassKind.self) ? body(mass) : body(time)
  }
}
