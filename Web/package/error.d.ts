/** The reason for an error. */
export type ErrorCode =
  | 'incomplete' | 'expected-number' | 'invalid-number' | 'too-large' | 'too-small'
  | 'division-by-zero' | 'missing-unit' | 'unknown-unit' | 'unsupported-kind' | 'ambiguous-unit'
  | 'incompatible-kinds' | 'invalid-operation' | 'unexpected-text' | 'unknown-ingredient'
  | 'ambiguous-ingredient' | 'invalid-text' | 'invalid-option' | 'invalid-argument' | 'other';

/** The error of an invalid text, unit, option or amount. */
export class QuantityError extends Error {
  /** Restores an error from its JSON, or from its structured clone, such as a worker's message. */
  static from(error: unknown): QuantityError;
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
  /** Returns a plain object with the name, the message and these properties. */
  toJSON(): Record<string, unknown>;
}
