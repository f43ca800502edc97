/// An amount in the bytes of a line.
struct ScannedAmount {
  var amount: WrittenAmount
  var role: FoundAmount.Role
  var range: Range<Int>
  var form: FoundAmount.Form

  init(_ amount: WrittenAmount, _ role: FoundAmount.Role, _ range: Range<Int>, _ phrase: Phrase) {
    (self.amount, self.role, self.range) = (amount, role, range)
    form = FoundAmount.Form(
      first: phrase.first.range, second: phrase.isRange ? phrase.last.range : nil)
    form.unit = phrase.last.unitRange.clamped(to: range)
    form.isHyphenated = phrase.last.isHyphenated
  }

  /// Makes the one that is not written, in front of a place.
  init(oneBefore place: Int, _ amount: WrittenAmount, _ role: FoundAmount.Role) {
    (self.amount, self.role, range) = (amount, role, place..<place)
    form = FoundAmount.Form(first: range)
  }
}
