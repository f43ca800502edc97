import Quantities

func infer() {
  _ = 2 * 3.hours + 4.minutes * 2 - 1.5.hours / 2 + 10.seconds
  // expected-error@-1 {{the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions}}
  _ = Minutes(2 * 3.hours + 4.minutes * 2 - 1.5.hours / 2 + 10.seconds)
  // expected-error@-1 {{the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions}}
}
