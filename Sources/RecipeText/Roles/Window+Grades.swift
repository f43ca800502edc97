import QuantityCore
import QuantityReading

// Grades: the sizes of shrimp, and the fat of meat.

extension Window {
  /// `16/20 shrimp`, `(80/20)`, `21-25 count`, `21-25 ct`, `U/10 scallops`
  var isGrade: Bool {
    if quantity.unit?.unit.name == "carat", isEnglish {
      return quantity.isRange || quantityBefore?.role.isScaled == true
    }
    if quantity.unit == nil, touchesSlash || isShrimpGrade { return true }
    guard quantity.unit == nil, let second = quantity.second else { return false }
    let joint = tokens[quantity.first.end]
    let isSlash = joint.sign == .slash && quantity.first.end + 1 == second.start
    return isSlash || has(.grade, at: end)
  }

  /// `1 pound shrimp (21-25), peeled`, `extra-large (21-25) shrimp`, `1 lb 21-25 shrimp`
  private var isShrimpGrade: Bool {
    func isGraded(_ index: Int) -> Bool {
      isWord(index, of: ["shrimp", "prawns", "scallops"])
    }
    let last = previous.sign == .period ? start - 1 : start
    let isAfterWeight = quantityBefore?.end == last && quantityBefore?.quantity.unit != nil
    if quantity.isRange, isAfterWeight, isGraded(end) { return true }
    return quantity.isRange && previous.sign == .open && next.sign == .close
      && (isGraded(end + 1) || isGraded(start - 2))
  }

  /// `93/7`, but not `21/172 lbs`
  private var touchesSlash: Bool {
    if let later, later.start == end + 1, later.unit != nil { return false }
    // `gas mark 3/170 degrees`
    if next.sign == .degree || has(.temperature, at: end) { return false }
    return next.sign == .slash && next.isGlued && tokens[end + 1].isNumber
      && tokens[end + 1].isGlued
      || previous.sign == .slash && previous.isGlued && first.isGlued
        && (tokens[start - 2].isNumber || isWord(start - 2, "u"))
  }
}
