// Writes the rows for equality.js: `node rows.mjs QTY CASES FILE < TEXTS`. They are the cases in a folder, if it
// exists, and the answers of the command QTY to each line of text.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const [qty, cases, file] = process.argv.slice(2);
const optionSets = [
  {}, { kit: 'metric', style: 'vulgar' }, { decimal: 'comma', system: 'imperial' },
  { exact: true, number: true }, { maxParts: 2, smallest: 'min', bound: 2.5, unitStyle: 'short' },
  { style: 'spoken', kit: 'au', precision: 3 },
];

const units = ['ml', 'g', 'min'];

const rows = existsSync(cases) ? readCases() : [];
if (rows.length === 0) console.log(`there are no cases in ${cases}`);
const texts = readFileSync(0, 'utf8').split('\n').slice(0, -1);
// Each share of the texts gets other options.
for (const [place, options] of optionSets.entries()) {
  const share = texts.filter((_, index) => index % optionSets.length === place);
  rows.push(...answered(share, options), ...answered(share.slice(0, share.length / 4), options, units[place % 3]));
}
writeFileSync(file, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
console.log(`${rows.length} rows, ${rows.filter((row) => row.answer !== undefined).length} with an answer`);

/** The command's answers to texts, converted to a unit if one is given. */
function answered(texts, options, unit) {
  const flags = Object.entries(options).map(([name, value]) => {
    const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return value === true ? flag : `${flag}=${value}`;
  });
  if (unit) flags.push(`--to=${unit}`);
  // With `--number`, the answers come from a run without `--json`.
  const isNumber = options.number === true;
  const output = (more) => execFileSync(qty, [...flags, ...more, '--invalid', 'ignore'], {
    input: texts.join('\n') + '\n', maxBuffer: 2 ** 30, stdio: ['pipe', 'pipe', 'ignore'],
  }).toString().split('\n').slice(0, -1);
  const lines = output(['--json']).map((line) => JSON.parse(line));
  const numbers = isNumber ? output([]) : [];
  if (lines.length !== texts.length) throw new Error(`${lines.length} answers to ${texts.length} texts`);
  return lines.map(({ text: answer, error }, index) => error
    ? { text: texts[index], options, unit, mistake: error }
    : { text: texts[index], options, unit, answer: isNumber ? numbers[index] : answer });
}

function readCases() {
  const table = (name) => readFileSync(`${cases}/${name}.tsv`, 'utf8').split('\n').slice(1)
    .filter((line) => line !== '').map((line) => line.split('\t'));
  const questions = ['qty', 'presenting', 'questions'].flatMap(table)
    .map(([given, status, answer, mistake]) => {
      const { words, options } = parsed(given);
      const row = { text: words.join(' '), options };
      return status === '0' ? { ...row, answer } : { ...row, mistake };
    });
  const recipes = table('recipes').map(([given, text, answer, mistake]) => {
    const { words, options } = parsed(given);
    const row = { text: broken(text), options, factor: words[1], answer: broken(answer) };
    // The command's message names the amount; here the error's range does.
    return mistake ? { ...row, mistake: true } : row;
  });
  return [...questions, ...recipes];
}

function broken(text) { return text.replaceAll('\\n', '\n'); }

/** Splits a command line as a shell does. */
function parsed(line) {
  const given = [...line.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)].map(([word]) => word.replace(/['"]/g, ''));
  const [words, options] = [[], {}];
  while (given.length > 0) {
    const word = given.shift();
    if (!word.startsWith('--')) {
      words.push(word);
      continue;
    }
    const [name, value] = word.slice(2).split('=');
    const camel = name.replace(/-./g, (letters) => letters[1].toUpperCase());
    const isFlag = ['number', 'exact', 'weigh', 'spoon'].includes(name);
    options[camel] = value ?? (isFlag ? true : given.shift());
  }
  return { words, options };
}
