import Foundation

/// Whether there is time for every amount and not only for samples: the everyday run takes seconds.
package enum LongTests {
  package static let areWanted =
    ProcessInfo.processInfo.environment["QUANTITIES_LONG_TESTS"] != nil

  /// One number for the long run, or another for the everyday one.
  package static func choose<Value>(_ long: Value, everyday: Value) -> Value {
    areWanted ? long : everyday
  }
}
