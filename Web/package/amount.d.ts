import { Options } from './options.js';

export type Kind = 'time' | 'volume' | 'mass';

/** An exact number: `1.5`, `3n`, `'2/3'`, `'1 1/2'`. The number `1 / 3` means the simplest fraction that rounds to it. */
export type Exact = number | bigint | string;

export interface Unit {
  /** The unambiguous name, such as `imperial pint`. */
  readonly name: string;
  readonly plural: string;
  readonly symbol: string;
  readonly kind: Kind;
}

/** A unit, or any of its names. */
export type UnitName = string | Unit;

/** The JSON of an amount, `{ value: '3/2', unit: 'cup' }`, or the structured clone of one. */
export type AmountData =
  | { value: number | string; unit: string; about?: boolean }
  | { numerator: bigint; denominator: bigint; unit: { name: string } | null; isApproximate?: boolean };

/**
 * An immutable amount: an exact number of a unit, or a plain number if the unit is `null`. Arithmetic is exact, across
 * the units of a kind; amounts of different kinds throw a `QuantityError`. An operand can be a text, such as `'2 tbsp'`.
 */
export class Amount<U extends Unit | null = Unit> {
  private constructor();
  /** The nearest number to the exact one. */
  readonly number: number;
  /** The exact number of units, which is `numerator / denominator` in lowest terms. */
  readonly numerator: bigint;
  readonly denominator: bigint;
  /** The unit, or `null` for a plain number. */
  readonly unit: U;
  /** Whether the text says so ("about 2 cups"), or reading rounded the amount ("1/13 cup"). */
  readonly isApproximate: boolean;
  readonly kind: U extends Unit ? Kind : 'number';

  /** Returns the sum, in this amount's unit. */
  plus(other: AnyAmount): Amount<U>;
  /** Returns the difference, in this amount's unit. */
  minus(other: AnyAmount): Amount<U>;
  times(factor: Exact): Amount<U>;
  dividedBy(divisor: Exact): Amount<U>;
  /** Returns the ratio of two amounts, a plain number. */
  dividedBy(divisor: Amount<Unit | null>): Amount<null>;
  /** Compares amounts of one kind: `amounts.sort((left, right) => left.compare(right))`. */
  compare(other: AnyAmount): -1 | 0 | 1;
  /** Whether an amount is the same in any unit: 3 teaspoons equal 1 tablespoon. */
  equals(other: AnyAmount): boolean;
  /** Returns the same amount in another unit. */
  in(unit: UnitName, options?: Options): Amount;
  /** Writes the amount as a person would say it. */
  format(options?: Options): string;
  /** Writes the amount in a unit, or in several: `'h,min'`. */
  convert(unit: string, options?: Options): string;
  /** Writes the amount as `format` does. */
  toString(): string;
  /** Returns `{ value: '3/2', unit: 'cup' }`, or the number of a plain one; it is text if it isn't a safe integer. */
  toJSON(): number | string | { value: number | string; unit: string; about?: true };
  /** Throws a `TypeError`, because `<` would compare texts. */
  valueOf(): never;
}

/** An amount of any kind, or its text. */
export type AnyAmount = Amount<Unit | null> | string;

export interface Range<U extends Unit | null = Unit> {
  readonly lower: Amount<U>;
  readonly upper: Amount<U>;
}
