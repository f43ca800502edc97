import { Amount, AmountData, Exact, Range, Unit, UnitName } from './amount.js';
import { QuantityError } from './error.js';
import { Kit, Options, OptionName, OptionValues } from './options.js';

export * from './amount.js';
export * from './error.js';
export * from './options.js';

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

/** The functions of `core.wasm`. */
export interface AmountLibrary {
  /** Writes an amount or a range as a person would say it: "3 tsp" is "1 tablespoon". */
  format(text: string, options?: Options): string;
  /** Writes an amount in a unit, or in several: "90 min" in "h,min" is "1 h 30 min". */
  convert(text: string, unit: string, options?: Options): string;
  /** Returns an amount in a unit as the nearest number. */
  value(text: string, unit: string, options?: Options): number;
  /**
   * Makes an amount from a text, or from an amount's JSON or clone: `amount('1 1/2 cups')`. A range throws a
   * `QuantityError`.
   */
  amount(value: string | AmountData, options?: Options): Amount;
  /** Makes an amount from an exact number and a unit: `amount('2/3', 'cup')`. With `null`, it is a plain number. */
  amount(value: Exact, unit: UnitName, options?: Options): Amount;
  amount(value: Exact, unit: null): Amount<null>;
  /** Reads an amount or a range. */
  read(text: string, options?: Options): Amount | Range;
  /** Compares two amounts of the same kind. */
  compare(left: string, right: string, options?: Options): -1 | 0 | 1;
  /** Registers a language's text from a file in `languages`, under the tag that names the file. */
  loadLanguage(tag: string, text: string): void;
  /** Lists the kits. */
  kits(): Kit[];
  /** Lists the units. */
  units(): Unit[];
  /** Lists the names of the options. */
  optionValues(option?: ''): OptionName[];
  /** Lists the values of an option; none if it is a boolean. */
  optionValues<Name extends OptionName>(option: Name): OptionValues[Name][];
  readonly version: string;
}

/** The functions of `recipes.wasm`. */
export interface RecipeLibrary extends AmountLibrary {
  /** Multiplies the amounts in a recipe; throws if one can't be read or scaled. */
  scale(text: string, factor: Exact, options?: Options): string;
  /** Multiplies the amounts in a recipe; leaves and counts those that can't be. */
  scaling(text: string, factor: Exact, options?: Options): Scaling;
  /** Finds the amounts in running text. */
  find(text: string, options?: Options): Found[];
}

/** The functions of `answers.wasm`. A module that lacks a function throws an `Error`, which names the import that has it. */
export interface Library extends RecipeLibrary {
  /** Answers a question as the command `qty` does: "2 cups flour to g" is "~240 g". */
  answer(question: string, options?: Options): string;
  /** Lists the ways to say an amount, with the reasons for the choice. */
  explain(text: string, options?: Options): string[];
  /** Lists how ambiguous unit names in a question were read. */
  notes(question: string, options?: Options): string[];
}

/** Languages that are fetched from the folder `languages` beside the module. */
export interface Languages {
  /** Lists the tags of the available languages. */
  languages(): Promise<string[]>;
  /** Loads a language, and returns its tag for the option `language`: for `de-DE`, `de`. */
  loadLanguage(tag: string): Promise<string>;
}

/** A platform class, declared for code compiled without the browsers' types. */
type Platform<Name extends string, Scope = typeof globalThis> =
  Scope extends { [name in Name]: { prototype: infer Instance } } ? Instance : never;
type Module = typeof globalThis extends { WebAssembly: infer Scope } ? Platform<'Module', Scope> : never;

/** A module: its bytes, a response, its address, or compiled. */
export type Source = ArrayBuffer | ArrayBufferView | Module | Platform<'Response'> | Platform<'URL'> | string;

/** Loads the library from its module, or from the module's address. */
export function load(source: Source | PromiseLike<Source>): Promise<Library>;

/** Finds the nearest tag in a list: for `zh-TW`, `zh-Hant`. */
export function nearestTag(tag: string, tags: Iterable<string>): string | undefined;
