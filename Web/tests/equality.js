// Compares the module's answers with those of the command `qty`, in Node or in a page.

/**
 * Returns the differences as texts.
 *
 * A row has a `text`, `options`, and the result of `qty`: an `answer`, or a `mistake` with `code`, `message`,
 * `span` in bytes, and `suggestions`. A row with a `factor` is scaled, and may have both; one with a `unit` is
 * converted. If the mistake is a string, the message must contain it; if it is `true`, any error will do.
 */
export function differences(library, rows) {
  const different = [];
  for (const row of rows) {
    const [found, expected] = [foundOf(library, row), expectedOf(row)];
    if (found !== expected) {
      different.push(`${JSON.stringify(row)}\n  expected ${expected}\n  found    ${found}`);
    }
  }
  return different;
}

/** Whether a module has the function for a row: without questions, it answers only an amount or a range. */
export function canAnswer(library, { text, options, factor, unit }) {
  if (factor !== undefined) return 'scaling' in library;
  if (unit === undefined && 'answer' in library) return true;
  // In a question, "1 cup / 240 ml" and "3 cups - 3 cups" are calculations; alone, they are alternates and ranges.
  if (/[\p{L}#].*[-–—/]/u.test(text)) return false;
  try {
    return library.read(text, options) !== undefined;
  } catch {
    return false;
  }
}

function foundOf(library, { text, options, factor, unit, mistake }) {
  try {
    if (factor === undefined) {
      const answer = unit === undefined
        ? (library.answer ?? library.format)(text, options) : library.convert(text, unit, options);
      return JSON.stringify([answer, null]);
    }
    const scaled = library.scaling(text, factor, options);
    return JSON.stringify([scaled.text, scaled.error && told(scaled.error, mistake, text)]);
  } catch (error) {
    // Other errors than those of the library have no code.
    if (error.code === undefined) throw error;
    return JSON.stringify([null, told(error, mistake, text)]);
  }
}

/** The parts of an error to compare: all, or only the expected one. */
function told(error, mistake, text) {
  if (mistake === true) return true;
  if (typeof mistake === 'string') {
    return error.message.includes(mistake) ? mistake : error.message;
  }
  // The error can be in the unit, which has no span in the command's text.
  const span = error.text === text ? [error.start, error.end] : [0, 0];
  return [error.code, shown(error.reason), ...span, error.suggestions];
}

function expectedOf({ text, answer, mistake }) {
  if (!mistake || typeof mistake !== 'object') {
    return JSON.stringify([answer ?? null, mistake || null]);
  }
  const bytes = new TextEncoder().encode(text);
  const [start, end] = mistake.span.map((place) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, place)).length);
  return JSON.stringify(
    [answer ?? null, [mistake.code, shown(mistake.message), start, end, mistake.suggestions]]);
}

/** Replaces two invisible characters by U+FFFD, as the command does for terminals. */
function shown(message) { return message.replace(/[\u200B\uFEFF]/g, '\uFFFD'); }
