import Testing

/// Checks the laws of `Hashable` and `Comparable` over classes of values: values of one class are
/// equal, and less than those of later classes.
enum EqualityLaws {
  static func check<Value: Hashable>(
    hashable classes: [[Value]], _ comment: Comment? = nil,
    location: SourceLocation = #_sourceLocation
  ) {
    for (index, members) in classes.enumerated() {
      for value in members {
        for (other, others) in classes.enumerated() {
          for another in others {
            let areEqual = index == other
            expect((value == another) == areEqual, "\(value) == \(another)", comment, location)
            expect((value != another) != areEqual, "\(value) != \(another)", comment, location)
            guard areEqual else { continue }
            expect(
              value.hashValue == another.hashValue, "the hashes of \(value) and \(another)",
              comment, location)
          }
        }
      }
    }
    expect(Set(classes.joined()).count == classes.count, "the set of all", comment, location)
  }

  static func check<Value: Comparable>(
    ascending classes: [[Value]], _ comment: Comment? = nil,
    location: SourceLocation = #_sourceLocation
  ) {
    for (index, members) in classes.enumerated() {
      for value in members {
        for (other, others) in classes.enumerated() {
          for another in others {
            let facts = [
              (value < another) == (index < other), (value <= another) == (index <= other),
              (value > another) == (index > other), (value >= another) == (index >= other),
            ]
            expect(!facts.contains(false), "the order of \(value), \(another)", comment, location)
          }
        }
      }
    }
  }

  private static func expect(
    _ holds: Bool, _ fact: @autoclosure () -> String, _ comment: Comment?,
    _ location: SourceLocation
  ) {
    // Recorded only on failure, since there are thousands.
    if !holds { Issue.record("\(fact()) is wrong. \(comment ?? "")", sourceLocation: location) }
  }
}
