import Quantities

func assign() {
  let _: any Time = 2.cups
  // expected-error@-1 {{value of type 'Cups' does not conform to specified type 'Time'}}
  let _: Hours = 2.minutes
  // expected-error@-1 {{cannot convert value of type 'Minutes' to specified type 'Hours'}}
}
