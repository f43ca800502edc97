import QuantityCore
import Synchronization

/// A cache that threads share, whose values are made when their key is first asked for.
///
/// No thread waits: if two make the same value, the slower one uses the other's. A `Mutex` would
/// know its owner by a thread number that a forked process inherits, and that is wrong there: the
/// child crashes when a second thread wants the lock.
package final class LazyCache<Key: Equatable & Sendable, Product: Sendable>: Sendable {
  /// A value, and a link to those made after it.
  private final class Node: Sendable {
    let key: Key
    let value: Product
    let next = AtomicLazyReference<Node>()

    init(_ key: Key, _ value: Product) { (self.key, self.value) = (key, value) }
  }

  private let first = AtomicLazyReference<Node>()

  package init() {}

  /// Returns the value of a key, making it if there is none.
  package func value(for key: Key, _ make: () -> Product) -> Product {
    if let known = cachedValue(for: key) { return known }
    let node = Node(key, make())
    var last = first.storeIfNil(node)
    while last !== node {
      if last.key == key { return last.value }
      last = last.next.storeIfNil(node)
    }
    return node.value
  }

  /// Returns the value of a key; `nil` if it hasn't been made.
  package func cachedValue(for key: Key) -> Product? {
    var node = first.load()
    while let current = node {
      if current.key == key { return current.value }
      node = current.next.load()
    }
    return nil
  }
}
