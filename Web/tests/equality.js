// Compares answers of the module with those of the command `qty`, in Node and in a page alike.

/**
 * Returns what differs, as texts: nothing if all is the same.
 *
 * A row has a `text`, `options`, and what `qty` makes of it: an `answer`, or a `mistake` with its `code`,
 * `message`, `span` in bytes, and `suggestions`. One with a `factor` is scaled; then there may be both.
 * Of a mistake that is a string, the message must have it as a part; of one that is `true`, nothing is
 * compared.
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
    // What isn't a mistake in the text has no code: it has nothing to do here.
    if (error.code === undefined) throw error;
    return JSON.stringify([null, told(error, mistake)]);
  }
}

/** What is told of an error: all, or whether it has what is expected. */
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

/** The command shows no character that could spoil a terminal, in the place of which there is U+FFFD. */
function shown(message) { return message.replace(/[\u200B\uFEFF]/g, '\uFFFD'); }
