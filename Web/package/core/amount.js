// Amounts as exact fractions of a unit, on top of the functions of a loaded module.
import { QuantityError, typeName } from './error.js';
import { fraction, lowest, nearest, rounded } from './exact.js';

/** The masses whose names also mean a volume. */
const fluid = { ounce: 'fluid ounce', dram: 'fluid dram' };
const [least, most] = [-(2n ** 127n), 2n ** 127n - 1n];

/** An immutable amount: an exact number of a unit, or a plain number if the unit is null. */
export class Amount {
  #library;

  constructor(library, numerator, denominator, unit, isApproximate, number) {
    if (!library) throw new TypeError('an amount is made by amount() or read()');
    this.#library = library;
    Object.assign(this, {
      number: number ?? nearest(numerator, denominator), numerator, denominator, unit, isApproximate,
    });
    Object.freeze(this);
  }

  get kind() { return this.unit?.kind ?? 'number'; }

  plus(other) { return this.#sum('add', 'to', other, 1n); }
  minus(other) { return this.#sum('subtract', 'from', other, -1n); }

  #sum(verb, preposition, value, sign) {
    const other = this.#same(value, (kind) => `cannot ${verb} ${kind} ${preposition} ${this.kind}`);
    return this.#with(
      lowest(this.numerator * other.denominator + sign * other.numerator * this.denominator,
        this.denominator * other.denominator),
      this.unit, this.isApproximate || other.isApproximate);
  }

  times(factor) {
    const [over, under] = fraction(factor);
    return this.#with(lowest(this.numerator * over, this.denominator * under));
  }

  /** Divides by a number, or by an amount of the same kind, which gives a plain number. */
  dividedBy(divisor) {
    const isAmount = divisor instanceof Amount;
    const other = isAmount ? this.#same(divisor, (kind) => `cannot divide ${this.kind} by ${kind}`) : undefined;
    const [over, under] = isAmount ? [other.numerator, other.denominator] : fraction(divisor);
    if (over === 0n) throw new QuantityError('division by zero', { code: 'division-by-zero' });
    const quotient = lowest(this.numerator * under, this.denominator * over);
    return isAmount ? this.#with(quotient, null, this.isApproximate || other.isApproximate) : this.#with(quotient);
  }

  compare(value) {
    const other = this.#same(value, (kind) => `cannot compare ${this.kind} with ${kind}`);
    const [left, right] = [this.numerator * other.denominator, other.numerator * this.denominator];
    return left < right ? -1 : left > right ? 1 : 0;
  }

  /** Whether an amount is the same, in any unit; amounts of different kinds aren't. */
  equals(value) {
    const other = this.#amount(value);
    return other.kind === this.kind && this.compare(other) === 0;
  }

  /** The same amount in another unit. */
  in(unit, options) {
    let target = this.#library.unit(unit, options);
    if (this.kind === 'volume' && target.name in fluid) target = this.#library.unit(fluid[target.name], options);
    if (target.kind !== this.kind) {
      throw new QuantityError(`cannot convert ${this.kind} to '${target.name}'`, { code: 'incompatible-kinds' });
    }
    return this.#converted(target);
  }

  format(options) { return this.#write('', options); }
  convert(unit, options) { return this.#write(unit, options); }
  toString() { return this.format(); }

  /** The JSON form that all bindings of the library share. */
  toJSON() {
    const { numerator, denominator, unit, isApproximate } = this;
    const isSafe = denominator === 1n && BigInt(Number(numerator)) === numerator;
    const value = isSafe ? Number(numerator) : denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
    if (!unit) return value;
    return { value, unit: unit.name, ...(isApproximate ? { about: true } : {}) };
  }

  /** Throws, as in Temporal: `<` would compare texts. */
  valueOf() { throw new TypeError('an amount has no primitive value; use compare() or equals(), or number'); }

  #with([numerator, denominator], unit = this.unit, isApproximate = this.isApproximate) {
    return new Amount(this.#library, numerator, denominator, unit, isApproximate);
  }

  #amount(value) {
    if (value instanceof Amount) return value;
    if (typeof value === 'string') return this.#library.read(value);
    throw new TypeError(`expected an amount or its text, found ${typeName(value)}`);
  }

  /** Another amount, in this one's unit. */
  #same(value, reason) {
    const other = this.#amount(value);
    if (other.kind !== this.kind) throw new QuantityError(reason(other.kind), { code: 'incompatible-kinds' });
    return other.unit === this.unit || !this.unit ? other : other.#converted(this.unit);
  }

  #converted(unit) {
    const [from, to] = [this.unit, unit].map(({ name }) => this.#library.size(name));
    return this.#with(lowest(this.numerator * from, this.denominator * to), unit);
  }

  #write(target, options) {
    const { numerator, denominator, unit, isApproximate } = this;
    // The ticks of a plain number are its numerator, and those of its unit the denominator.
    const size = unit ? this.#library.size(unit.name) : denominator;
    const exact = numerator * size;
    const ticks = rounded(exact, denominator);
    if (ticks === 0n && numerator !== 0n) {
      throw new QuantityError('the amount is too small to be written', { code: 'too-small' });
    }
    if (ticks < least || ticks > most || size > most) {
      throw new QuantityError('the amount is too large to be written', { code: 'too-large' });
    }
    const flags = (isApproximate ? 1 : 0) | (ticks * denominator === exact ? 0 : 2);
    return this.#library.write({ ticks, size, flags, unit }, target, options);
  }
}

/** Makes an amount from a text, from its JSON or a clone; or from a number, and a unit or null. */
export function makeAmount(library, value, unit, options) {
  if (unit !== undefined) {
    return new Amount(library, ...fraction(value), unit === null ? null : library.unit(unit, options), false);
  }
  if (typeof value === 'string') return library.read(value, options);
  if (value === null || typeof value !== 'object') {
    throw new TypeError(`expected a text, an amount, or a number and a unit, found ${typeName(value)}`);
  }
  const { numerator, denominator = 1n, unit: found, isApproximate, value: count, about } = value;
  const [over, under] = fraction(count ?? `${numerator}/${denominator}`);
  const named = found === null ? null : library.named(found) ?? library.unit(found, options);
  return new Amount(library, over, under, named, Boolean(isApproximate ?? about));
}
