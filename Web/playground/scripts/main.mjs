/** Assembles the page: shows the view of the input, and keeps the input in the address. */
import { load } from 'quantities-kitchen/core.js';
import { make } from 'recipe-page/elements.mjs';
import { carriedBytes } from 'recipe-page/engine.mjs';
import { call, pythonCall, questionCommand, scaleCommand } from './commands.mjs';
import { byId, choice, fill, fillTable, fillTerms } from './elements.mjs';
import { chooseOptions, chosenOptions, makeMenus } from './options.mjs';
import { facts, words } from './reading.mjs';
import { isLine, view } from './view.mjs';

const examples = [
  '5/8 cup', '1.995 cups', '2 h 30 min + 45 min', 'how many cups in a gallon', '2 cups flour to g', '8 oz to ml',
  '2-3 tsp', '2 (14.5 oz) cans tomatoes, 1 cup water', '½ cupz',
];

start().catch((error) => {
  fill(byId('failure'), `The page can’t start here: ${error.message}`);
  document.documentElement.dataset.state = 'failed';
});

async function start() {
  const quantities = await load(await carriedBytes(byId('engine')));
  const text = byId('text');
  const menus = makeMenus(quantities, byId('options'), () => {
    state.unknown = [];
    show();
  });
  const state = { areAllUnitsShown: false, unknown: [], saving: 0 };

  function show() {
    const options = chosenOptions(menus);
    const seen = view(quantities, text.value, options);
    fit();
    showMistake(seen);
    showAnswer(seen);
    showReading(seen);
    showUnits(seen.units);
    fillTable(byId('kits'), seen.kits.map((row) => [row.kits.join(', '), row.text, row.closeness]));
    fillTable(byId('scaled'), seen.scaled.map((row) => [row.name, row.text]));
    fillTable(byId('ways'), seen.ways);
    showCalls(seen, options);
    showOptions(Object.keys(options).length);
    keep(options);
  }

  /** Fits the field's height to its text, in browsers without `field-sizing`. */
  function fit() {
    if (CSS.supports('field-sizing', 'content')) return;
    text.style.height = 'auto';
    text.style.height = `${text.scrollHeight}px`;
  }

  function showMistake({ text: typed, error, isRecipe }) {
    byId('mistake').hidden = !error;
    byId('mistake').dataset.recipe = String(isRecipe);
    text.setAttribute('aria-invalid', String(Boolean(error) && !isRecipe));
    if (!error) {
      for (const name of ['place', 'reason', 'hint', 'suggestions']) fill(byId(name));
      return;
    }
    const { start: from, end: to, reason, hint, suggestions } = error;
    const mend = (suggestion) => {
      type(typed.slice(0, from) + suggestion + typed.slice(to));
      text.focus();
    };
    // Underline a space if something is missing.
    const wrong = typed.slice(from, to) || '\u00a0';
    fill(byId('place'), typed.slice(0, from), make('mark', {}, wrong), typed.slice(to));
    fill(byId('reason'), isRecipe ? `As a question: ${reason}` : reason);
    fill(byId('hint'), ...(hint ? [hint] : []));
    fill(byId('suggestions'), ...suggestions.map((suggestion) => choice(suggestion, () => mend(suggestion))));
  }

  function showAnswer({ answer, closeness, exactly, notes }) {
    byId('answered').hidden = answer === null;
    // Setting the same text again would announce it again.
    if (byId('answer').textContent !== (answer ?? '')) byId('answer').textContent = answer ?? '';
    byId('exactness').textContent = exactly ? `${closeness}; exactly: ${exactly}` : closeness;
    byId('exactness').dataset.exact = String(closeness === 'exact');
    fill(byId('notes'), ...notes.map((note) => make('li', {}, note)));
  }

  function showReading({ text: typed, reading, found }) {
    fillTerms(byId('facts'), facts(reading));
    fill(byId('words'), ...words(typed, found));
    byId('reading').hidden = byId('facts').hidden && byId('words').hidden;
  }

  function showUnits(all) {
    const common = all.filter((row) => row.isCommon);
    const shown = state.areAllUnitsShown || !common.length ? all : common;
    fillTable(byId('units'), shown.map((row) => [row.unit.name, row.text]));
    const button = byId('all-units');
    button.hidden = !common.length || common.length === all.length;
    button.textContent = state.areAllUnitsShown ? 'Only the usual units' : `All ${all.length} units`;
    button.setAttribute('aria-expanded', String(state.areAllUnitsShown));
  }

  function showCalls(seen, options) {
    const twice = seen.isRecipe && seen.scaled.find((row) => row.factor === 2);
    const command = twice
      ? scaleCommand(seen.text, '2', twice.given)
      : questionCommand(seen.text, options);
    const values = twice ? ['scale', seen.text, 2, twice.given] : ['answer', seen.text, options];
    const code = (content) => make('code', {}, content);
    fillTerms(byId('calls'), [
      ['In a terminal', code(command)],
      ['In JavaScript', code(call(...values))],
      ['In Python', code(pythonCall(...values))],
    ]);
  }

  function showOptions(count) {
    const unknown = state.unknown.map(([name, value]) => `there is no ${name}=${value}`);
    byId('chosen').textContent = [...(count ? [`${count} chosen`] : []), ...unknown].join('; ');
    byId('usual').hidden = !count;
  }

  function type(typed) {
    text.value = typed;
    show();
  }

  /** Saves the input in the address after a pause in typing. */
  function keep(options) {
    clearTimeout(state.saving);
    state.saving = setTimeout(() => {
      const kept = new URLSearchParams({ q: text.value, ...options });
      // Long texts don't fit into an address.
      history.replaceState(null, '', isLine(text.value) ? `#${kept}` : location.pathname);
    }, 300);
  }

  function restore() {
    const kept = new URLSearchParams(location.hash.slice(1));
    const options = [...kept].filter(([name]) => name !== 'q');
    state.unknown = chooseOptions(menus, options);
    if (options.length) byId('more').open = true;
    type(kept.get('q') ?? examples[0]);
  }

  byId('examples').append(...examples.map((example) => choice(example, () => type(example))));
  text.addEventListener('keydown', (event) => {
    // A question is a single line.
    if (event.key === 'Enter') event.preventDefault();
  });
  text.addEventListener('input', show);
  byId('all-units').addEventListener('click', () => {
    state.areAllUnitsShown = !state.areAllUnitsShown;
    show();
  });
  byId('usual').addEventListener('click', () => {
    state.unknown = chooseOptions(menus, []);
    show();
  });
  addEventListener('hashchange', restore);
  restore();
  document.documentElement.dataset.state = 'ready';
}
