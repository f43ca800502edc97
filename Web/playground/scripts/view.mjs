/** The view of a text, as plain values for the page to show. */

/** Units shown at first; the others are shown on request. */
const commonUnits = new Set([
  'teaspoon', 'tablespoon', 'cup', 'fluid ounce', 'milliliter', 'liter',
  'gram', 'kilogram', 'ounce', 'pound',
  'second', 'minute', 'hour', 'day',
]);

/** Computes the view of a text. */
export function view(quantities, text, options) {
  const forReading = pick(options, ['system', 'decimal']);
  const { result: answer, error } = attempt(() => quantities.answer(text, options));
  const words = attempt(() => quantities.find(text, forReading)).result ?? [];
  // A text that isn't a question may still be a recipe line, such as "2 eggs"; "2 cupz" is an error in both.
  const found = error?.suggestions?.length || !isLine(text) ? [] : words;
  return {
    text,
    answer,
    error: text.trim() ? error : null,
    isRecipe: Boolean(error) && found.some(({ role }) => role !== 'other'),
    notes: attempt(() => quantities.notes(text, options)).result ?? [],
    ...exactness(quantities, text, options, answer),
    reading: attempt(() => quantities.read(text, forReading)).result,
    found,
    ...tables(quantities, text, options, found, Boolean(error)),
  };
}

/** Whether a text is short enough to compute all tables at each key. */
export function isLine(text) {
  return text.length <= 1000;
}

function tables(quantities, text, options, found, isMistake) {
  if (!isLine(text)) return { units: [], kits: [], scaled: [], ways: [] };
  const inUnits = units(quantities, text, options, found);
  // A text with a target unit, such as "2 cups flour to g", is only a question.
  const isLineOfRecipe = found.length > 0 && (isMistake || inUnits.length > 0);
  return {
    units: inUnits,
    kits: kits(quantities, text, options),
    scaled: isLineOfRecipe ? scaled(quantities, text, options) : [],
    ways: ways(quantities, text, options),
  };
}

/** Returns the result, or the error thrown instead. */
function attempt(action) {
  try {
    return { result: action(), error: null };
  } catch (error) {
    return { result: null, error };
  }
}

function pick(options, names) {
  return Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)));
}

/** Describes how close an answer is, and finds an exact one, if any. */
function exactness(quantities, text, options, answer) {
  if (answer === null) return { closeness: '', exactly: null };
  if (!answer.includes('~')) return { closeness: 'exact', exactly: null };
  const exactly = attempt(() => quantities.answer(text, { ...options, exact: true })).result;
  const [best = ''] = attempt(() => quantities.explain(text, options)).result ?? [];
  return {
    closeness: best.replace(/^.*off by (-?)(\S+) %.*$|^.*$/, (_, isLess, percent) =>
      percent ? `${percent} % ${isLess ? 'less' : 'more'}` : 'approximate'),
    exactly: exactly?.includes('~') ? null : exactly,
  };
}

/** Converts an amount to each possible unit. */
function units(quantities, text, options, found) {
  const kind = found[0]?.amount.unit?.kind ?? found[0]?.amount.lower?.unit?.kind;
  const rows = quantities.units().flatMap((unit) => {
    const { result } = attempt(() => quantities.answer(`${text} to ${unit.name}`, options));
    // Across kinds, show only conversions by density, which are approximate, not ounces read as fluid ounces.
    const isSought = result !== null && (unit.kind === kind || result.includes('~'));
    return isSought ? [{ unit, text: result, isCommon: commonUnits.has(unit.name) }] : [];
  });
  // A question with a target unit has only one answer.
  return rows.some((row) => row.text !== rows[0].text) ? rows : [];
}

/** Shows an amount in each kit; kits with the same answer are grouped. */
function kits(quantities, text, options) {
  const rows = new Map();
  for (const kit of quantities.kits()) {
    const chosen = { ...options, kit };
    const { result } = attempt(() => quantities.answer(text, chosen));
    if (result === null) continue;
    if (!rows.has(result)) {
      const { closeness } = exactness(quantities, text, chosen, result);
      rows.set(result, { kits: [], text: result, closeness });
    }
    rows.get(result).kits.push(kit);
  }
  return rows.size > 1 ? [...rows.values()] : [];
}

/** Scales a recipe line, and shows it by weight and by volume. */
function scaled(quantities, text, options) {
  const kept = pick(options, ['kit', 'system', 'style', 'decimal']);
  const rows = [
    ['Half', '1/2', kept],
    ['Twice', 2, kept],
    ['Three times', 3, kept],
    ['By weight', 1, { ...kept, weigh: true }],
    ['By volume', 1, { ...kept, spoon: true }],
  ];
  return rows.flatMap(([name, factor, given]) => {
    const { result } = attempt(() => quantities.scaling(text, factor, given));
    return result === null || result.text === text ? [] : [{ name, factor, given, ...result }];
  });
}

/** Lists the ways to show an amount, best first, each with its explanation. */
function ways(quantities, text, options) {
  const { result } = attempt(() => quantities.explain(text, options));
  return (result ?? []).length < 2 ? [] : result.map((line) => {
    const [way, ...why] = line.split(/ {2,}/);
    return [way, why.join(' ')];
  });
}
