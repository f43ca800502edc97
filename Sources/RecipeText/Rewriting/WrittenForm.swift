import QuantityCore
import QuantityReading

/// The form of a written amount, which its replacement takes over.
struct WrittenForm {
  /// The form of its numbers.
  var number = NumberForm()
  /// The text between its number and its unit.
  var gap = " "
  /// The last spelling of the unit, unless the amount is a count.
  var unit: UnitSpelling?
  /// Whether the unit has a foreign name, in a language without names for other units, or is a
  /// spoon or cup in the language of the text, whose cooks don't convert spoons to cups.
  var isForeign = false
  /// Whether the unit must stay for another reason: an adjective precedes it, or the amount repeats
  /// another one.
  var keepsUnit = false
  /// Whether the unit is singular before a noun, whatever the number: `5 gallon batch`.
  var isAttributive = false
  /// The text between two parts, if there are several: the ` plus ` of `1 cup plus 1 tbsp`.
  var partJoint: String?
  /// The text before the ends of a range, as in `between 2 and 3 cups`, and the text between them.
  var beforeEnds = ""
  var endJoint: String?
  /// Whether each end of a range has a unit.
  var repeatsUnit = false
}
