import QuantityCore
import QuantityReading

/// An amount, and where it stands: in the bytes of its line while that is read, and then in those of the text.
///
/// An object, because it has some 200 bytes and is handed on six times, until it is part of what was found in the
/// text: as a structure it took a tenth of the instructions of finding. Nothing of it changes once it is found.
final class ScannedAmount: @unchecked Sendable {
  private var said: Said
  var role: FoundAmount.Role
  var range: Range<Int>
  var form: FoundAmount.Form

  /// What an amount says. To keep all that can be written, of what nearly always is one amount, and then to let go of
  /// it again took a twelfth of the instructions of finding.
  private enum Said {
    /// One amount, in two words of ticks: with `Int128`, memory for it would be aligned by a slower allocator.
    case plain(high: Int64, low: UInt64, unit: AnyUnit, isAbout: Bool)
    indirect case written(WrittenAmount)
  }

  init(
    _ amount: WrittenAmount, _ role: FoundAmount.Role, _ range: Range<Int>,
    _ form: FoundAmount.Form
  ) {
    (said, self.role, self.range, self.form) = (.written(amount), role, range, form)
    clampUnit()
  }

  /// Makes one that says a plain amount.
  init(
    _ amount: AnyAmount, isAbout: Bool, _ role: FoundAmount.Role, _ range: Range<Int>,
    _ form: FoundAmount.Form
  ) {
    let count = amount.tickCount
    said = .plain(
      high: Int64(truncatingIfNeeded: count >> 64), low: UInt64(truncatingIfNeeded: count),
      unit: amount.unit, isAbout: isAbout)
    (self.role, self.range, self.form) = (role, range, form)
    clampUnit()
  }

  /// Makes the one that is not written, in front of a place.
  init(oneBefore place: Int, _ amount: WrittenAmount, _ role: FoundAmount.Role) {
    (said, self.role, range) = (.written(amount), role, place..<place)
    form = FoundAmount.Form(first: range)
  }

  /// The period that ends a sentence is no part of a name.
  private func clampUnit() { form.unit = form.unit.clamped(to: range) }

  var amount: WrittenAmount {
    get {
      switch said {
      case .plain(let high, let low, let unit, let isAbout):
        WrittenAmount(.amount(ScannedAmount.amount(high, low, unit)), isAbout: isAbout)
      case .written(let amount): amount
      }
    }
    set { said = .written(newValue) }
  }

  /// The amount, if it was read as a plain one.
  var plain: AnyAmount? {
    if case .plain(let high, let low, let unit, _) = said {
      ScannedAmount.amount(high, low, unit)
    } else {
      nil
    }
  }

  private static func amount(_ high: Int64, _ low: UInt64, _ unit: AnyUnit) -> AnyAmount {
    AnyAmount(tickCount: Int128(high) << 64 | Int128(low), unit: unit)
  }

  /// The upper end, if that is an amount.
  var upper: AnyAmount? { plain ?? amount.upper.amount }

  /// Whether the text itself says that the amount is not exact.
  var isAbout: Bool {
    switch said {
    case .plain(_, _, _, let isAbout): isAbout
    case .written(let amount): amount.isAbout
    }
  }

  /// Goes on to count its places from so many bytes before.
  func move(by distance: Int) {
    range = range.moved(by: distance)
    form.first = form.first.moved(by: distance)
    form.second = form.second?.moved(by: distance)
    form.unit = form.unit.isEmpty ? form.unit : form.unit.moved(by: distance)
    form.counted = form.counted?.moved(by: distance)
    form.size = form.size?.moved(by: distance)
  }
}

extension FoundAmount.Form {
  init(_ phrase: Phrase) {
    self.init(
      first: phrase.first.range, second: phrase.isRange ? phrase.last.range : nil,
      unit: phrase.last.unitRange, isHyphenated: phrase.last.isHyphenated)
  }
}

extension Range<Int> {
  func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
