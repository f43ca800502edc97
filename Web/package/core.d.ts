/** Options of the command `qty`, in camel case. `optionValues` lists their values. */
export interface Options {
  /** Whose measures amounts are shown in: `us`, `metric`, `uk`, `au` ... */
  kit?: string | null;
  /** What names that systems share, such as pint, mean: `us`, `imperial`, `metric`, `australian`, `japanese`. */
  system?: string | null;
  /** The tag of the language of amounts, such as `fr`, which is read beside English. It sets `decimal` and
   *  `system`, unless they are given. English, `de` and `fr` are there; others are loaded by `loadLanguage`. */
  language?: string | null;
  /** How numbers are written: `ascii`, `vulgar`, `decimal`, `spoken`, `html` ... */
  style?: string | null;
  /** How units are written: `long`, `short`, `none` ... */
  unitStyle?: string | null;
  /** The mark before decimals. */
  decimal?: 'point' | 'comma' | null;
  /** The most significant digits of a decimal, from 1 to 38. */
  precision?: number | string | null;
  /** The number of decimals, from 0 to 38. */
  decimals?: number | string | null;
  /** The most parts of an answer, such as the two of "1 cup + 2 tablespoons". */
  maxParts?: number | string | null;
  /** The smallest unit of a time. */
  smallest?: string | null;
  /** How far an answer may be from the amount, in percent. */
  bound?: number | string | null;
  /** Whether answers must be exact. */
  exact?: boolean | null;
  /** Whether the answer is a number without a unit. */
  number?: boolean | null;
  /** Of `scale`: the kitchen of the reader, such as `metric`, `us` or `us-weight`, in place of a kit. */
  for?: string | null;
  /** Of `scale`: whether ingredients that are measured by volume are weighed, if their density is known. */
  weigh?: boolean | null;
  /** Of `scale`: whether ingredients that are weighed are measured by volume, if their density is known. */
  spoon?: boolean | null;
}

export type Kind = 'time' | 'volume' | 'mass';

export interface Unit {
  /** The name that no other unit has, such as `imperial pint`. */
  readonly name: string;
  readonly plural: string;
  readonly symbol: string;
  readonly kind: Kind;
}

export interface Amount<U extends Unit | null = Unit> {
  /** The nearest number to the exact one. */
  readonly number: number;
  /** The exact number of units, which is `numerator / denominator` in lowest terms. */
  readonly numerator: bigint;
  readonly denominator: bigint;
  /** The unit, or `null` for a plain number. */
  readonly unit: U;
  /** Whether the text says so ("about 2 cups"), or the amount was rounded when it was read ("1/13 cup"). */
  readonly isApproximate: boolean;
}

export interface Range<U extends Unit | null = Unit> {
  readonly lower: Amount<U>;
  readonly upper: Amount<U>;
}

/**
 * What an amount does in a text. `amount` says how much of something there is; `alternate` says the same as the one
 * before, as the 95 g of "1 cup (95 g)"; `size` says how large something is, as in "a 2-quart dish"; `portion` says how
 * much goes to each, as in "6 oz each"; `count` says how many there are, as in "4 eggs".
 */
export type Role = 'amount' | 'alternate' | 'size' | 'portion' | 'count' | 'other';

export interface Found {
  readonly amount: Amount | Range | Amount<null> | Range<null>;
  readonly role: Role;
  /** The name of the rule that gave it the role: "is one of several: each, per, at a time". */
  readonly rule: string;
  /** Where it stands: `text.slice(start, end)`. */
  readonly start: number;
  readonly end: number;
  /** The noun that is counted, such as "eggs". */
  readonly noun: string | null;
}

export interface Scaling {
  /** The text, in which what could not be scaled is as it was. */
  readonly text: string;
  /** How many amounts were left. */
  readonly left: number;
  /** What is wrong with the first of them. */
  readonly error: QuantityError | null;
}

export type ErrorCode =
  | 'incomplete' | 'expected-number' | 'invalid-number' | 'too-large' | 'too-small'
  | 'division-by-zero' | 'missing-unit' | 'unknown-unit' | 'unsupported-kind' | 'ambiguous-unit'
  | 'incompatible-kinds' | 'invalid-operation' | 'unexpected-text' | 'unknown-ingredient'
  | 'ambiguous-ingredient' | 'invalid-text' | 'invalid-option' | 'invalid-argument' | 'other';

/** Something is wrong with a text, a unit, an option or an amount. */
export class QuantityError extends Error {
  constructor(reason: string, details?: Partial<Pick<
    QuantityError, 'code' | 'text' | 'start' | 'end' | 'hint' | 'suggestions'>>);
  readonly code: ErrorCode;
  /** What was expected and what was found; the message has the hint, too. */
  readonly reason: string;
  /** What to do about it; may be empty. */
  readonly hint: string;
  /** The text that is wrong, if it is one. */
  readonly text: string | undefined;
  /** Where it is wrong: `text.slice(start, end)`. */
  readonly start: number;
  readonly end: number;
  /** The names that may have been meant. */
  readonly suggestions: readonly string[];
}

export interface Library {
  /** Writes an amount or a range as a person would say it: "3 tsp" is "1 tablespoon". */
  format(text: string, options?: Options): string;
  /** Writes an amount in a unit, or in several: "90 min" in "h,min" is "1 h 30 min". */
  convert(text: string, unit: string, options?: Options): string;
  /** Returns the nearest number to what an amount is in a unit. */
  value(text: string, unit: string, options?: Options): number;
  /** Reads an amount or a range. */
  read(text: string, options?: Options): Amount | Range;
  /** Multiplies the amounts in a recipe; throws at one that can't be read or scaled. */
  scale(text: string, factor: number | bigint | string, options?: Options): string;
  /** Multiplies the amounts in a recipe that can be, and tells what was left. */
  scaling(text: string, factor: number | bigint | string, options?: Options): Scaling;
  /** Finds the amounts in running text. */
  find(text: string, options?: Options): Found[];
  /** Answers a question as the command `qty` does: "2 cups flour to g" is "~240 g". */
  answer(question: string, options?: Options): string;
  /** Lists the ways to say an amount, and why one was chosen. */
  explain(text: string, options?: Options): string[];
  /** Tells how names that can mean several units were read in a question. */
  notes(question: string, options?: Options): string[];
  /** Compares two amounts of a kind. */
  compare(left: string, right: string, options?: Options): -1 | 0 | 1;
  /** Takes the text of a language, as the files in `languages` have it, by the tag that is their name. */
  loadLanguage(tag: string, text: string): void;
  /** Lists the kits. */
  kits(): string[];
  /** Lists the units that text can name. */
  units(): Unit[];
  /** Lists the values that an option can have: none, if it is a boolean. Without an option, lists their names. */
  optionValues(option?: string): string[];
  readonly version: string;
}

/** A class of the platform, which code that is compiled without the types of browsers need not know. */
type Platform<Name extends string, Scope = typeof globalThis> =
  Scope extends { [name in Name]: { prototype: infer Instance } } ? Instance : never;
type Module = typeof globalThis extends { WebAssembly: infer Scope } ? Platform<'Module', Scope> : never;

type Source = ArrayBuffer | ArrayBufferView | Module | Platform<'Response'> | Platform<'URL'> | string;

/** Makes the functions of the library from its module, or from where that is. */
export function load(source: Source | PromiseLike<Source>): Promise<Library>;

/** Finds the tag in a list that is nearest to another: of `zh-TW`, `zh-Hant`. */
export function nearestTag(tag: string, tags: Iterable<string>): string | undefined;
