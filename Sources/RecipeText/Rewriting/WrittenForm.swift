import QuantityCore
import QuantityReading

/// How an amount is written in a text, as far as what takes its place goes by that.
struct WrittenForm {
  /// How its numbers are written.
  var number = NumberForm()
  /// What stands between its number and its unit.
  var gap = " "
  /// The unit, as it is written last, unless the amount is a count.
  var unit: UnitSpelling?
  /// Whether that is a name of another language, in which no other unit can be named, or a spoon's in the
  /// language of the text, whose cooks have no cups to go on with.
  var isForeign = false
  /// Whether no other unit can take the place of the written one: an adjective stands before it, or it says the same
  /// as another amount.
  var keepsUnit = false
  /// What stands between two parts, as in `1 cup plus 1 tbsp`, if it has several.
  var partJoint: String?
  /// What stands before the ends of a range, as in `between 2 and 3 cups`, and between them.
  var beforeEnds = ""
  var endJoint: String?
  /// Whether both ends of a range have a unit.
  var repeatsUnit = false
}
