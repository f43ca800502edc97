/** The error of an invalid text, unit, option or amount. */
export class QuantityError extends Error {
  /** The details are the error's cause, because structured clones keep the cause of an error but no other property. */
  constructor(reason, { code = 'other', text, start = 0, end = 0, hint = '', suggestions = [] } = {}) {
    super(hint ? `${reason}; ${hint}` : reason, { cause: { code, reason, hint, text, start, end, suggestions } });
  }

  /** Restores an error from its structured clone or its JSON. */
  static from(error) {
    if (error instanceof QuantityError) return error;
    const { reason, ...details } = error?.cause ?? error ?? {};
    if (typeof reason === 'string') return new QuantityError(reason, details);
    throw new TypeError('expected a clone of a QuantityError, or its JSON');
  }

  get code() { return this.cause.code; }
  get reason() { return this.cause.reason; }
  get hint() { return this.cause.hint; }
  get text() { return this.cause.text; }
  get start() { return this.cause.start; }
  get end() { return this.cause.end; }
  get suggestions() { return this.cause.suggestions; }

  toJSON() { return { name: this.name, message: this.message, ...this.cause }; }
}
QuantityError.prototype.name = 'QuantityError';

/** The type of a value, for error messages. */
export function typeName(value) {
  return value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value;
}
