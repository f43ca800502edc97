import Quantities

func read(_ text: String) throws {
  _ = Amount("1 cup")
  // expected-error@-1 {{'init(_:)' is unavailable: a text doesn't tell the compiler the kind; write 'try AnyAmount(text)', or name it: 'try Amount<VolumeKind>(text)'}}
  _ = try Amount(text)
  // expected-error@-1 {{'init(_:)' is unavailable: a text doesn't tell the compiler the kind; write 'try AnyAmount(text)', or name it: 'try Amount<VolumeKind>(text)'}}
}
