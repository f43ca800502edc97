import Synchronization

/// What threads share and make when it is first asked for, each by its key.
///
/// Nobody waits: of two threads that make the same, the slower takes what the faster made. A `Mutex` would
/// also know the thread by a number that a forked process takes over from its parent, and that
/// number is wrong there: the child ends when a second thread wants the lock.
package final class MadeOnce<Key: Equatable & Sendable, Value: Sendable>: Sendable {
  /// One of the values, and those that were made before it.
  private final class Node: Sendable {
    let key: Key
    let value: Value
    let next: Unmanaged<Node>?

    init(_ key: Key, _ value: Value, before next: Unmanaged<Node>?) {
      (self.key, self.value, self.next) = (key, value, next)
    }
  }

  private let newest = Atomic<Unmanaged<Node>?>(nil)

  deinit {
    var node = newest.load(ordering: .acquiring)
    while let done = node {
      node = done._withUnsafeGuaranteedRef { $0.next }
      done.release()
    }
  }

  package init() {}

  /// Returns the value of a key, which is made if there is none.
  package func value(for key: Key, _ make: () -> Value) -> Value {
    var newest = newest.load(ordering: .acquiring)
    if let known = Self.value(for: key, from: newest) { return known }
    let made = make()
    while true {
      let node = Unmanaged.passRetained(Node(key, made, before: newest))
      let (exchanged, found) = self.newest.compareExchange(
        expected: newest, desired: node, ordering: .acquiringAndReleasing)
      if exchanged { return made }
      node.release()
      newest = found
      if let known = Self.value(for: key, from: newest) { return known }
    }
  }

  /// Returns the value of a key, if it was made.
  package func made(for key: Key) -> Value? {
    Self.value(for: key, from: newest.load(ordering: .acquiring))
  }

  private static func value(for key: Key, from newest: Unmanaged<Node>?) -> Value? {
    var node = newest
    while let current = node {
      // Nodes live as long as the list.
      let found = current._withUnsafeGuaranteedRef { $0.key == key ? $0.value : nil }
      if let found { return found }
      node = current._withUnsafeGuaranteedRef { $0.next }
    }
    return nil
  }
}
