/** The question as a qty command, and as a call in JavaScript or Python. */

/** The words of a command, quoted for a shell where necessary. */
function shellWords(words) {
  return words.map(shellWord).join(' ');
}

function shellWord(word) {
  if (/^[\p{L}\p{N}_.,:%+@/½⅓⅔¼¾⅛⅜⅝⅞-]+$/u.test(word)) return word;
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** The options as command-line flags: { maxParts: 2, exact: true } is --max-parts 2 --exact. */
function optionWords(options) {
  return Object.entries(options).flatMap(([name, value]) => {
    const flag = `--${separated(name, '-')}`;
    return value === true ? [flag] : [flag, String(value)];
  });
}

/** The name of an option with a separator between its words: `max-parts`, `max_parts`. */
function separated(name, mark) {
  return name.replace(/[A-Z]/g, (letter) => mark + letter.toLowerCase());
}

/** The command that asks a question. */
export function questionCommand(text, options) {
  // Quote the text as a whole if any word needs quotes.
  const words = text.trim().split(/\s+/);
  const plain = words.every((word) => shellWord(word) === word);
  // After `--`, qty takes nothing for an option or a subcommand.
  const dash = /^\s*(-|(scale|find|units|kits|help)(\s|$))/.test(text) ? ['--'] : [];
  return shellWords(['qty', ...optionWords(options), ...dash, ...(plain ? words : [text])]);
}

/** The command that scales a line of a recipe. */
export function scaleCommand(text, factor, options) {
  const command = shellWords(['qty', 'scale', ...optionWords(options), factor]);
  return `printf '%s\\n' ${shellWords([text])} | ${command}`;
}

/** A call in JavaScript. */
export function call(name, ...values) {
  const last = values.at(-1);
  const given = typeof last === 'object' && !Object.keys(last).length ? values.slice(0, -1) : values;
  return `${name}(${given.map(literal).join(', ')})`;
}

function literal(value) {
  if (typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, item]) => `${name}: ${JSON.stringify(item)}`);
  return `{ ${fields.join(', ')} }`;
}

/** A call in Python; options are keyword arguments. */
export function pythonCall(name, ...values) {
  const options = Object.entries(values.pop()).map(([option, value]) =>
    `${separated(option, '_')}=${value === true ? 'True' : JSON.stringify(value)}`);
  return `q.${name}(${[...values.map(literal), ...options].join(', ')})`;
}
