// Code that must compile, or must not, with the package's types.
import {
  compare, format, kits, load, optionValues, QuantityError, read, units, value,
  type Amount, type Found, type Options, type Range, type Unit,
} from 'quantities-kitchen';
import { answer } from 'quantities-kitchen/answers';
import { find, scale, scaling } from 'quantities-kitchen/recipes';
import { load as loadCore, type Library } from 'quantities-kitchen/core.js';

const options: Options = { kit: 'metric', maxParts: 2, exact: true, style: null };
const text: string = format('3 tsp', options) + answer('1 cup') + scale('1 cup', 1.5) + scale('1 cup', '2/3') + scale('1 cup', 2n);
const number: number = value('1 cup', 'ml') + compare('1 cup', '2 cups');
const amount: Amount | Range = read(text);
if ('lower' in amount) {
  const name: string = amount.lower.unit.name;
} else {
  const ticks: bigint = amount.numerator / amount.denominator;
}
const found: Found[] = find(text);
const unit: Unit | null | undefined = found.map(({ amount }) => 'lower' in amount ? amount.lower.unit : amount.unit)[0];
const error: QuantityError | null = scaling(text, 2).error;
if (error?.code === 'unknown-unit') error.suggestions.map((name) => name.length);
const names: string[] = [...kits(), ...optionValues('kit'), ...units().map(({ plural }) => plural)];
const library: Promise<Library> = loadCore(new Uint8Array());
load('https://example.org/core.wasm').then(({ format, version }) => format(version));

// @ts-expect-error: questions are another import
import { answer as missing } from 'quantities-kitchen';
// @ts-expect-error: there is no such option
format('3 tsp', { kits: 'us' });
// @ts-expect-error: a text is no number
format(3);
// @ts-expect-error: there is no such code
error?.code === 'unknown';
