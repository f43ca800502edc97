import Quantities

func rest(for time: any Time) {}

func bare(hours: Hours) {
  _ = hours + 1
  // expected-error@-1 {{binary operator '+' cannot be applied to operands of type 'Hours' and 'Int'}}
  // expected-note@-2 {{overloads for '+' exist with these partially matching parameter lists: (Int, Int), (any Time, any Time)}}
  _ = 1.5 - hours
  // expected-error@-1 {{binary operator '-' cannot be applied to operands of type 'Double' and 'Hours'}}
  // expected-note@-2 {{overloads for '-' exist with these partially matching parameter lists: (Double, Double), (any Time, any Time)}}
  _ = hours < 2
  // expected-error@-1 {{referencing operator function '<' on 'BinaryInteger' requires that 'Hours' conform to 'BinaryInteger'}}
  _ = hours == 2
  // expected-error@-1 {{referencing operator function '==' on 'BinaryInteger' requires that 'Hours' conform to 'BinaryInteger'}}
  let time: any Time = 90
  // expected-error@-1 {{value of type 'Int' does not conform to specified type 'Time'}}
  let minutes: Minutes = 90
  // expected-error@-1 {{cannot convert value of type 'Int' to specified type 'Minutes'}}
  let factor: Fraction = 3
  // expected-error@-1 {{cannot convert value of type 'Int' to specified type 'Fraction'}}
  rest(for: 30)
  // expected-error@-1 {{argument type 'Int' does not conform to expected type 'Time'}}
  _ = 1 / hours
  // expected-error@-1 {{binary operator '/' cannot be applied to operands of type 'Int' and 'Hours'}}
  // expected-note@-2 {{overloads for '/' exist with these partially matching parameter lists: (Int, Int), (any Mass, any Time), (any Time, any Time), (any Volume, any Time)}}
  _ = Int(hours)
  // expected-error@-1 {{no exact matches in call to initializer}}
  let number: Double = hours
  // expected-error@-1 {{cannot convert value of type 'Hours' to specified type 'Double'}}
  let ratio: Double = hours / 30.minutes
  // expected-error@-1 {{cannot convert value of type 'Fraction' to specified type 'Double'}}
}
