import Quantities

func bake(for time: any Time) {}

func assign() {
  let time: any Time = 2.cups
  // expected-error@-1 {{value of type 'Cups' does not conform to specified type 'Time'}}
  let hours: Hours = 2.minutes
  // expected-error@-1 {{cannot convert value of type 'Minutes' to specified type 'Hours'}}
  let minutes: Minutes = 1.hours + 30.minutes
  // expected-error@-1 {{cannot convert value of type 'Amount<TimeKind>' to specified type 'Minutes'}}
  let milk: Amount<VolumeKind> = 2.cups
  // expected-error@-1 {{cannot convert value of type 'Cups' to specified type 'Amount<VolumeKind>'}}
  let flour: AnyAmount = 2.cups
  // expected-error@-1 {{cannot convert value of type 'Cups' to specified type 'AnyAmount'}}
  let times: [any Time] = [1.hours, 2.cups]
  // expected-error@-1 {{cannot convert value of type 'Cups' to expected element type 'any Time'}}
  bake(for: 30.grams)
  // expected-error@-1 {{argument type 'Grams' does not conform to expected type 'Time'}}
  _ = Hours(2.cups)
  // expected-error@-1 {{no exact matches in call to initializer}}
  _ = Amount(2, .hour) + 30.grams
  // expected-error@-1 {{argument type 'Grams' does not conform to expected type 'Time'}}
}
