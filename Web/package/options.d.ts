export type Kit =
  | 'us' | 'us-liquid' | 'us-bar' | 'uk' | 'metric' | 'metric-kitchen' | 'au' | 'pounds' | 'stone' | 'clock'
  | 'japanese' | 'swedish' | 'danish' | 'norwegian' | 'german' | 'french' | 'spanish' | 'italian' | 'dutch' | 'polish'
  | 'russian' | 'indian' | 'canadian';
export type Kitchen = 'metric' | 'us' | 'us-weight' | 'uk' | 'australian' | 'japanese';
export type System = 'us' | 'imperial' | 'metric' | 'australian' | 'japanese';
export type Style =
  | 'ascii' | 'vulgar' | 'slash' | 'html' | 'latex' | 'markdown' | 'decimal' | 'spoken' | 'clock' | 'timer' | 'iso8601';
export type UnitStyle = 'long' | 'short' | 'none';
export type DecimalMark = 'point' | 'comma';

/** Options of the command `qty`, in camel case. `optionValues` lists their values. */
export interface Options {
  /** The kit of measures in which amounts are shown. */
  kit?: Kit | null;
  /** The meaning of names that systems share, such as pint. */
  system?: System | null;
  /** The tag of the language of amounts, such as `fr`, read in addition to English. It sets `decimal` and
   *  `system`, unless they are given. All but English must be loaded by `loadLanguage`. */
  language?: string | null;
  /** How numbers are written. */
  style?: Style | null;
  /** How units are written. */
  unitStyle?: UnitStyle | null;
  /** The decimal mark. */
  decimal?: DecimalMark | null;
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
  /** For `scale`: the reader's kitchen, in place of a kit. */
  for?: Kitchen | null;
  /** For `scale`: whether volumes of ingredients become weights, if the density is known. */
  weigh?: boolean | null;
  /** For `scale`: whether weights of ingredients become volumes, if the density is known. */
  spoon?: boolean | null;
  /** `language`, as in `Intl`. */
  locale?: string | null;
  /** `unitStyle`, as in `Intl`. */
  unitDisplay?: UnitStyle | null;
  /** `precision`, as in `Intl`. */
  maximumSignificantDigits?: number | string | null;
}

/** The values that `optionValues` lists for each option. */
export interface OptionValues {
  kit: Kit;
  for: Kitchen;
  system: System;
  style: Style;
  unitStyle: UnitStyle;
  decimal: DecimalMark;
  precision: string;
  decimals: string;
  maxParts: string;
  smallest: string;
  bound: string;
  exact: never;
  number: never;
  weigh: never;
  spoon: never;
  language: string;
}
export type OptionName = keyof OptionValues;
