// Code that must compile, or must not, with the package's types.
import {
  amount as amountOf, compare, format, kits, load, optionValues, QuantityError, read, units, value,
  type Amount, type AnyAmount, type Found, type Kind, type Kit, type Options, type Range, type Unit,
} from 'quantities-kitchen';
import { answer } from 'quantities-kitchen/answers';
import { find, scale, scaling } from 'quantities-kitchen/recipes';
import { load as loadCore, type Library } from 'quantities-kitchen/core.js';
import { load as loadInline } from 'quantities-kitchen/inline';
import { load as loadAmounts } from 'quantities-kitchen/load';
import { load as loadRecipes } from 'quantities-kitchen/recipes/load';

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

const half: Amount = amountOf(1n, 'cup').plus('2 tbsp').minus(amountOf('1 tsp')).times(1.5).dividedBy('2/3').in('ml');
const ratio: Amount<null> = half.dividedBy(half);
const kind: Kind = half.kind;
const plain: 'number' = ratio.kind;
const any: AnyAmount[] = [half, ratio, '1 cup'];
const order: number = half.compare(ratio) + half.number + half.equals('1 cup').toString().length;
const restored: Amount = amountOf({ value: '3/2', unit: 'cup' }).plus(amountOf(structuredCloneOf(half)));
const written: string = `${half}` + half.format({ locale: 'de', unitDisplay: 'short', maximumSignificantDigits: 3 });
const restoredError: string = QuantityError.from(error).code;
const kit: Kit = kits()[0] ?? optionValues('kit')[0];
function structuredCloneOf(value: Amount) { return { numerator: value.numerator, denominator: value.denominator, unit: value.unit }; }

loadAmounts().then(async ({ amount, format, loadLanguage }) => format('1 cup', { locale: await loadLanguage('sv') }));
loadRecipes('/assets/recipes.wasm').then(({ scale }) => scale('1 cup', 2));
loadInline().then(({ answer }) => answer('1 cup'));

// @ts-expect-error: recipes are another import
loadAmounts().then(({ scale }) => scale('1 cup', 2));
// @ts-expect-error: questions are another import
import { answer as missing } from 'quantities-kitchen';
// @ts-expect-error: there is no such option
format('3 tsp', { kits: 'us' });
// @ts-expect-error: there is no such kit
format('3 tsp', { kit: 'imperial' });
// @ts-expect-error: amounts aren't numbers
half < ratio;
// @ts-expect-error: an amount never changes
half.number = 2;
// @ts-expect-error: a range has no arithmetic
read('1 cup').plus('1 cup');
// @ts-expect-error: a text is no number
format(3);
// @ts-expect-error: there is no such code
error?.code === 'unknown';
