import QuantityCore
import QuantityReading

extension AmountScanner {
  /// What has been read of the line before here.
  struct Place {
    /// Whether nothing but bullets stands between the start of the line and here.
    var isAtStart = false
    /// Whether the line has begun with an amount or a count, and so lists an ingredient.
    var isIngredient = false
    /// Where a count ends, if only spaces or a parenthesis are between it and here.
    var countEnd: Int?
    /// Whether a count stands before, and neither an amount nor a comma between it and here.
    var isAfterCount = false
    /// Whether `about` or the like stands right before here.
    var isApproximate = false
    /// Whether a number here is how many the recipe feeds, or what its last noun counts.
    var isAfterYield = false
    var isAfterNoun = false
    /// Whether the line begins with what stands ahead of its count, and only words are between that and here.
    var isAfterHead = false
    /// Whether a count and a word that joins another to it stand right before here.
    var isAfterJoint = false
    /// Whether an amount here is one of many: after `per`.
    var isAfterPer = false
    /// Whether a parenthesis in an ingredient has begun, and no more than `from about` is between it and
    /// here.
    var isAtGroup = false
    /// Whether the parenthesis comes right after an amount.
    var isGroupDirect = false
    /// Whether a parenthesis is open that has begun with the same amount again, or with a size.
    var isInAlternate = false
    var isInSize = false
    /// Whether the count before is one of containers, whose size can follow in parentheses.
    var countsContainers = false
    /// Whether an amount or a count stands somewhere before, and a comma right before here.
    var hasAmount = false
    var isAfterComma = false
    /// Where an amount ends, if no more than spaces are between it and here.
    var amountEnd: Int?
    /// The last word, what it is in the grammar, and where it ends.
    var word = RecipeWord()
    var keyword: Keyword?
    var wordEnd = 0
    /// Where the run ends that was seen not to be an identifier.
    var runEnd = 0

    /// Forgets what holds only right after it.
    mutating func goOn() {
      (countEnd, amountEnd, word, keyword) = (nil, nil, [], nil)
      (isAtGroup, isAfterComma) = (false, false)
      (isAtStart, isAfterYield, isAfterNoun, isAfterPer) = (false, false, false, false)
      (isAfterHead, isAfterJoint) = (false, false)
    }
  }
}
