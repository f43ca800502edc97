import Foundation

/// Whether to test every amount instead of samples: the everyday run takes seconds.
package enum LongTests {
  private static let setting = ProcessInfo.processInfo.environment["QUANTITIES_LONG_TESTS"]

  package static let areWanted = setting != nil

  /// Returns one value for the long run, and another for the everyday run.
  package static func choose<Value>(_ long: Value, everyday: Value) -> Value {
    areWanted ? long : everyday
  }

  /// The number of random trials: QUANTITIES_LONG_TESTS=10 makes ten times as many as the long run.
  package static func count(_ long: Int, everyday: Int) -> Int {
    choose(long * max(1, setting.flatMap(Int.init) ?? 1), everyday: everyday)
  }
}
