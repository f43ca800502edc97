import CQuantities
import Quantities
import Synchronization

@c @implementation
public func qty_set_interrupt(_ is_interrupted: (@convention(c) () -> Int32)?) {
  Interruption.function.store(unsafeBitCast(is_interrupted, to: UInt.self), ordering: .releasing)
}

/// Whether long calls have to end, as a function of the program tells.
enum Interruption {
  /// The address of the function, or zero.
  fileprivate static let function = Atomic<UInt>(0)

  /// Asks the function; `nil` if there is none.
  static var check: (@Sendable () -> Bool)? {
    function.load(ordering: .relaxed) == 0 ? nil : { @Sendable in isAsked() }
  }

  private static func isAsked() -> Bool {
    let address = function.load(ordering: .acquiring)
    let function = unsafeBitCast(address, to: (@convention(c) () -> Int32)?.self)
    return function.map { $0() != 0 } ?? false
  }

  /// Refuses the results of a text that was not read to its end.
  static func require(_ context: TextContext) throws(Failure) {
    if context.wasStopped { throw Failure(QTY_INTERRUPTED, "the call was interrupted") }
  }
}
