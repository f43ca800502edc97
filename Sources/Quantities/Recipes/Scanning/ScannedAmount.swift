/// An amount in the bytes of a text.
struct ScannedAmount {
  var amount: WrittenAmount
  var role: FoundAmount.Role
  var range: Range<Int>
  var form: FoundAmount.Form

  init(_ amount: WrittenAmount, _ role: FoundAmount.Role, _ range: Range<Int>, _ phrase: Phrase) {
    (self.amount, self.role, self.range) = (amount, role, range)
    form = FoundAmount.Form(first: phrase.first.range, second: phrase.second?.range)
    form.unit = phrase.last.unitRange.clamped(to: range)
    form.isHyphenated = phrase.last.isHyphenated
  }

  /// Makes the one that is not written, in front of a place.
  init(oneBefore place: Int, _ amount: WrittenAmount, _ role: FoundAmount.Role) {
    (self.amount, self.role, range) = (amount, role, place..<place)
    form = FoundAmount.Form(first: range)
  }
}

extension FoundAmount.Form {
  /// Returns the same with each of its places moved.
  func mapped(_ move: (Range<Int>) -> Range<Int>) -> FoundAmount.Form {
    var form = self
    form.first = move(first)
    form.second = second.map(move)
    form.unit = unit.isEmpty ? unit : move(unit)
    form.counted = counted.map(move)
    form.size = size.map(move)
    return form
  }
}
