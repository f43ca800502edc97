public import Quantities

// The code that a user writes with types. RawFunctions does the same without; they are separate modules,
// or the linker would merge their functions, which compile to the same instructions.

@inline(never) public func typed_add(_ a: Hours, _ b: Minutes) -> Minutes { Minutes(a + b) }
@inline(never) public func typed_subtract(_ a: Hours, _ b: Minutes) -> Minutes { Minutes(a - b) }
@inline(never) public func typed_less(_ a: Hours, _ b: Minutes) -> Bool { a < b }
@inline(never) public func typed_equal(_ a: Hours, _ b: Minutes) -> Bool { a == b }
@inline(never) public func typed_convert(_ a: Hours) -> Minutes { Minutes(a) }

@inline(never) public func typed_triple(_ a: Hours) -> Minutes { Minutes(a * 3) }
@inline(never) public func typed_constant() -> Minutes { Minutes(2.hours + 30.minutes) }
@inline(never) public func typed_blend(_ a: Cups, _ b: Tablespoons, _ c: Teaspoons) -> Cups {
  Cups(a + b - c)
}
@inline(never) public func typed_heavier(_ a: Pounds, _ b: Grams) -> Bool { a > b }

@inline(never) public func typed_sum(_ hours: [Hours], _ minutes: [Minutes]) -> Minutes {
  var total = 0.minutes
  for hour in hours { total += hour }
  for minute in minutes { total += minute }
  return total
}

@inline(never) public func typed_total(_ hours: [Hours]) -> Hours { hours.sum() }
