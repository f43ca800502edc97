/// An amount, and where it stands: in the bytes of its line while that is read, and then in those of the text.
///
/// An object, because it has some 300 bytes and is handed on six times, until it is part of what was found in the
/// text: as a structure it took a tenth of the instructions of finding. Nothing of it changes once it is found.
final class ScannedAmount: @unchecked Sendable {
  var amount: WrittenAmount
  var role: FoundAmount.Role
  var range: Range<Int>
  var form: FoundAmount.Form

  init(
    _ amount: WrittenAmount, _ role: FoundAmount.Role, _ range: Range<Int>,
    _ form: FoundAmount.Form
  ) {
    (self.amount, self.role, self.range, self.form) = (amount, role, range, form)
    // The period that ends a sentence is no part of a name.
    self.form.unit = form.unit.clamped(to: range)
  }

  /// Makes the one that is not written, in front of a place.
  init(oneBefore place: Int, _ amount: WrittenAmount, _ role: FoundAmount.Role) {
    (self.amount, self.role, range) = (amount, role, place..<place)
    form = FoundAmount.Form(first: range)
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
