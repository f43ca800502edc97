/** Options of the command `qty`, in camel case. `optionValues` lists their values. */
export interface Options {
  /** The kit of measures in which amounts are shown: `us`, `metric`, `uk`, `au` ... */
  kit?: string | null;
  /** The meaning of names that systems share, such as pint: `us`, `imperial`, `metric`, `australian`, `japanese`. */
  system?: string | null;
  /** The tag of the language of amounts, such as `fr`, read in addition to English. It sets `decimal` and
   *  `system`, unless they are given. English, `de` and `fr` are there; others are loaded by `loadLanguage`. */
  language?: string | null;
  /** How numbers are written: `ascii`, `vulgar`, `decimal`, `spoken`, `html` ... */
  style?: string | null;
  /** How units are written: `long`, `short`, `none` ... */
  unitStyle?: string | null;
  /** The decimal mark. */
  decimal?: 'point' | 'comma' | null;
  /** The maximum number of significant digits of a decimal, from 1 to 38. */
  precision?: number | string | null;
  /** The number of decimals, from 0 to 38. */
  decimals?: number | string | null;
  /** The maximum number of parts of an answer; "1 cup + 2 tablespoons" has two. */
  maxParts?: number | string | null;
  /** The smallest unit of a time. */
  smallest?: string | null;
  /** The maximum deviation of an answer from the amount, in percent. */
  bound?: number | string | null;
  /** Whether answers must be exact. */
  exact?: boolean | null;
  /** Whether the answer is a number without a unit. */
  number?: boolean | null;
  /** For `scale`: the reader's kitchen, such as `metric`, `us` or `us-weight`, in place of a kit. */
  for?: string | null;
  /** For `scale`: whether volumes of ingredients become weights, if the density is known. */
  weigh?: boolean | null;
  /** For `scale`: whether weights of ingredients become volumes, if the density is known. */
  spoon?: boolean | null;
}

export type Kind = 'time' | 'volume' | 'mass';

export interface Unit {
  /** The unambiguous name, such as `imperial pint`. */
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
  /** Whether the text says so ("about 2 cups"), or reading rounded the amount ("1/13 cup"). */
  readonly isApproximate: boolean;
}

export interface Range<U extends Unit | null = Unit> {
  readonly lower: Amount<U>;
  readonly upper: Amount<U>;
}

/**
 * The role of an amount in a text: `amount`, a quantity of something; `alternate`, the previous amount in another
 * unit, as the 95 g of "1 cup (95 g)"; `size`, the size of a thing, as in "a 2-quart dish"; `portion`, the share of
 * each, as in "6 oz each"; `count`, a number of things, as in "4 eggs".
 */
export type Role = 'amount' | 'alternate' | 'size' | 'portion' | 'count' | 'other';

export interface Found {
  readonly amount: Amount | Range | Amount<null> | Range<null>;
  readonly role: Role;
  /** The rule that assigned the role: "is one of several: each, per, at a time". */
  readonly rule: string;
  /** Its range: `text.slice(start, end)`. */
  readonly start: number;
  readonly end: number;
  /** The counted noun, such as "eggs". */
  readonly noun: string | null;
}

export interface Scaling {
  /** The scaled text; amounts that could not be scaled are unchanged. */
  readonly text: string;
  /** The number of unchanged amounts. */
  readonly left: number;
  /** The error of the first of them. */
  readonly error: QuantityError | null;
}

export type ErrorCode =
  | 'incomplete' | 'expected-number' | 'invalid-number' | 'too-large' | 'too-small'
  | 'division-by-zero' | 'missing-unit' | 'unknown-unit' | 'unsupported-kind' | 'ambiguous-unit'
  | 'incompatible-kinds' | 'invalid-operation' | 'unexpected-text' | 'unknown-ingredient'
  | 'ambiguous-ingredient' | 'invalid-text' | 'invalid-option' | 'invalid-argument' | 'other';

/** The error of an invalid text, unit, option or amount. */
export class QuantityError extends Error {
  constructor(reason: string, details?: Partial<Pick<
    QuantityError, 'code' | 'text' | 'start' | 'end' | 'hint' | 'suggestions'>>);
  readonly code: ErrorCode;
  /** The error without the hint, which `message` includes. */
  readonly reason: string;
  /** The remedy; may be empty. */
  readonly hint: string;
  /** The invalid text, if the error is in a text. */
  readonly text: string | undefined;
  /** The range of the error: `text.slice(start, end)`. */
  readonly start: number;
  readonly end: number;
  /** Names similar to the one found. */
  readonly suggestions: readonly string[];
}

export interface Library {
  /** Writes an amount or a range as a person would say it: "3 tsp" is "1 tablespoon". */
  format(text: string, options?: Options): string;
  /** Writes an amount in a unit, or in several: "90 min" in "h,min" is "1 h 30 min". */
  convert(text: string, unit: string, options?: Options): string;
  /** Returns an amount in a unit as the nearest number. */
  value(text: string, unit: string, options?: Options): number;
  /** Reads an amount or a range. */
  read(text: string, options?: Options): Amount | Range;
  /** Multiplies the amounts in a recipe; throws if one can't be read or scaled. */
  scale(text: string, factor: number | bigint | string, options?: Options): string;
  /** Multiplies the amounts in a recipe; leaves and counts those that can't be. */
  scaling(text: string, factor: number | bigint | string, options?: Options): Scaling;
  /** Finds the amounts in running text. */
  find(text: string, options?: Options): Found[];
  /** Answers a question as the command `qty` does: "2 cups flour to g" is "~240 g". */
  answer(question: string, options?: Options): string;
  /** Lists the ways to say an amount, with the reasons for the choice. */
  explain(text: string, options?: Options): string[];
  /** Lists how ambiguous unit names in a question were read. */
  notes(question: string, options?: Options): string[];
  /** Compares two amounts of the same kind. */
  compare(left: string, right: string, options?: Options): -1 | 0 | 1;
  /** Registers a language's text from a file in `languages`, under the tag that names the file. */
  loadLanguage(tag: string, text: string): void;
  /** Lists the kits. */
  kits(): string[];
  /** Lists the units. */
  units(): Unit[];
  /** Lists the values of an option; none if it is a boolean. Without an argument, lists the names of the options. */
  optionValues(option?: string): string[];
  readonly version: string;
}

/** A platform class, declared for code compiled without the browsers' types. */
type Platform<Name extends string, Scope = typeof globalThis> =
  Scope extends { [name in Name]: { prototype: infer Instance } } ? Instance : never;
type Module = typeof globalThis extends { WebAssembly: infer Scope } ? Platform<'Module', Scope> : never;

type Source = ArrayBuffer | ArrayBufferView | Module | Platform<'Response'> | Platform<'URL'> | string;

/** Loads the library from its module, or from the module's address. */
export function load(source: Source | PromiseLike<Source>): Promise<Library>;

/** Finds the nearest tag in a list: for `zh-TW`, `zh-Hant`. */
export function nearestTag(tag: string, tags: Iterable<string>): string | undefined;
