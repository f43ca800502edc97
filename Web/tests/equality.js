// Compares the module's answers with those of the command `qty`, in Node or in a page.

/**
 * Returns the differences as texts.
 *
 * A row has a `text`, `options`, and the result of `qty`: an `answer`, or a `mistake` with `code`, `message`,
 * `span` in bytes, and `suggestions`. A row with a `factor` is scaled, and may have both. If the mistake is a
 * string, the message must contain it; if it is `true`, any error will do.
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

function foundOf(library, { text, options, factor, mistake }) {
  try {
    if (factor === undefined) return JSON.stringify([library.answer(text, options), null]);
    const scaled = library.scaling(text, factor, options);
    return JSON.stringify([scaled.text, scaled.error && told(scaled.error, mistake)]);
  } catch (error) {
    // Other errors than those of the library have no code.
    if (error.code === undefined) throw error;
    return JSON.stringify([null, told(error, mistake)]);
  }
}

/** The parts of an error to compare: all, or only the expected one. */
function told(error, mistake) {
  if (mistake === true) return true;
  if (typeof mistake === 'string') {
    return error.message.includes(mistake) ? mistake : error.message;
  }
  return [error.code, shown(error.reason), error.start, error.end, error.suggestions];
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
