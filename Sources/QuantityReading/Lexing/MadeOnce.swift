import QuantityCore
import Synchronization

/// What threads share and make when it is first asked for, each by its key.
///
/// Nobody waits: of two threads that make the same, the slower takes what the faster made. A `Mutex` would
/// also know the thread by a number that a forked process takes over from its parent, and that
/// number is wrong there: the child ends when a second thread wants the lock.
package final class MadeOnce<Key: Equatable & Sendable, Product: Sendable>: Sendable {
  /// One of the values, and those that were made after it.
  private final class Node: Sendable {
    let key: Key
    let value: Product
    let next = AtomicLazyReference<Node>()

    init(_ key: Key, _ value: Product) { (self.key, self.value) = (key, value) }
  }

  private let first = AtomicLazyReference<Node>()

  package init() {}

  /// Returns the value of a key, which is made if there is none.
  package func value(for key: Key, _ make: () -> Product) -> Product {
    if let known = made(for: key) { return known }
    let node = Node(key, make())
    var last = first.storeIfNil(node)
    while last !== node {
      if last.key == key { return last.value }
      last = last.next.storeIfNil(node)
    }
    return node.value
  }

  /// Returns the value of a key, if it was made.
  package func made(for key: Key) -> Product? {
    var node = first.load()
    while let current = node {
      if current.key == key { return current.value }
      node = current.next.load()
    }
    return nil
  }
}
