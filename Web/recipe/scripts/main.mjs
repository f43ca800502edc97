/** Assembles the page. */
import { load } from 'quantities-kitchen/core.js';
import { ahead } from './ahead.mjs';
import { readAddress, writeAddress } from './address.mjs';
import { cook, uncooked } from './cook.mjs';
import { editor } from './editor.mjs';
import { make } from './elements.mjs';
import { engine } from './engine.mjs';
import { exportAll, share } from './exchange.mjs';
import { one } from './factor.mjs';
import { addEntry, changeEntry, whenReturned } from './history.mjs';
import { isHosted, languageMenu, languageTexts } from './languages.mjs';
import { guestId, library } from './library.mjs';
import { notices } from './notices.mjs';
import { keepOffline } from './offline.mjs';
import { panel } from './panel.mjs';
import { RecipeError, servingsOf } from './recipe.mjs';
import { fillMenu } from './recipe-menu.mjs';
import { recipeView } from './recipe-view.mjs';
import { scaleControl } from './scale-control.mjs';
import { recipeScript } from './schema.mjs';
import { servingsField } from './servings.mjs';
import { keepSettings, keepTicked, readSettings, readTicked } from './settings.mjs';
import { unpacked } from './share.mjs';
import { forget, remember, remembered } from './storage.mjs';
import { keepInSight } from './strip.mjs';
import { timerTray } from './timer-tray.mjs';
import { nameOfTime } from './timers.mjs';
import { hasDecimalComma } from './words.mjs';

const byId = (id) => document.getElementById(id);

start().catch((error) => {
  byId('failure').textContent = 'This browser can’t do the page’s arithmetic, so the '
    + `recipe is shown as it is written: ${error.message}`;
  byId('failure').hidden = false;
  document.documentElement.dataset.state = 'failed';
});

async function start() {
  const source = engine(byId('engine'));
  // Awaited below, where errors are reported.
  source.catch(() => {});
  // The recipe is readable before the library loads, or if it never does.
  const early = uncooked(JSON.parse(byId('first-lines').textContent));
  let cooking = early;
  let texts;
  const recipes = library(JSON.parse(byId('house-recipes').textContent));
  const state = { id: '', text: '', recipe: undefined, factor: one, ticked: new Set(), ...readSettings() };
  const { language: lastLanguage } = state;
  // Set once the language is loaded.
  state.language = '';

  const { notice, announce } = notices(byId);
  let beforeTitle = '';
  const showTitle = () => {
    document.title = [beforeTitle, state.recipe?.title].filter(Boolean).join(' ');
  };
  const tray = timerTray(byId('timers'), announce, (text) => {
    beforeTitle = text;
    showTitle();
  });

  const view = recipeView(byId, {
    onTick(index, isTicked) {
      if (isTicked) state.ticked.add(index);
      else state.ticked.delete(index);
      keepTicked(state.id, state.ticked);
      byId('untick').hidden = !state.ticked.size;
    },
    onTime(text, piece) {
      const name = nameOfTime(text, piece.start, piece.end);
      tray.start(piece.isRange ? `${name} (the shorter time)` : name, piece.seconds,
        cooking.sayTime(piece.seconds));
    },
  });

  const scale = scaleControl({
    input: byId('scale'), number: byId('scale-number'), ruler: byId('ruler'),
    less: byId('scale-down'), more: byId('scale-up'), reset: byId('scale-reset'),
  }, (factor) => {
    state.factor = factor;
    update();
  }, keepAddress);

  const doAhead = ahead();

  const servings = servingsField({ part: byId('servings-part'), input: byId('servings') }, (factor) => {
    if (factor) state.factor = factor;
    scale.show(state.factor);
    update();
    keepAddress();
  });

  function update(isAnew = false) {
    const { factor, kitchen, language, recipe } = state;
    const choice = {
      factor, kitchen, language, system: recipe.measures,
      written: texts?.has(recipe.language) ? recipe.language : '', isComma: hasDecimalComma(recipe.language),
    };
    const isCooked = cooking !== early;
    scale.describe(view.update((line) => cooking.line(line, choice), { isAnew, isCooked }));
    if (isCooked) doAhead(cooking.otherSteps(view.texts(), choice));
    servings.show(servingsOf(recipe), factor);
  }

  /** Fetches the words of the recipe's language; without them, only numbers and common units are read. */
  async function readLanguage() {
    const { recipe } = state;
    if (!texts || !isHosted() || texts.has(recipe.language)) return;
    await texts.ensure(recipe.language).catch(() => {});
    if (state.recipe === recipe) update();
  }

  /** The page's address, which contains a shared recipe's text. */
  const address = () => writeAddress(
    state.packed === undefined ? { recipe: state.id } : { text: state.packed }, state.factor);

  /** Updates the address; another recipe gets a history entry of its own. */
  function keepAddress({ isAnother = false } = {}) {
    (isAnother ? addEntry : changeEntry)(state.id, address());
  }

  function show(id, factor = one, packed = undefined) {
    const entry = recipes.find(id) ?? recipes.house()[0];
    Object.assign(state, {
      id: entry.id, text: entry.text, recipe: entry.recipe, factor, packed, ticked: readTicked(entry.id),
    });
    notice('');
    fillMenu(byId('recipe'), recipes, state.id);
    view.show(state.recipe, state.ticked);
    scale.show(factor);
    update();
    readLanguage();
    delete document.documentElement.dataset.other;
    byId('untick').hidden = !state.ticked.size;
    byId('edit-recipe').hidden = !recipes.isOwn(state.id);
    byId('export').hidden = !recipes.own().length;
    byId('recipe-data').textContent = recipeScript(state.recipe);
    if (packed === undefined) remember('shown', state.id);
    showTitle();
  }

  function save(text, id) {
    const { id: saved, count, isKept } = recipes.save(text, id);
    forget(`ticked.${saved}`);
    show(saved);
    keepAddress({ isAnother: !id });
    if (!isKept) {
      notice('This browser couldn’t save the recipe: it’s here only until you close the page.');
    } else if (count > 1) notice(`${count} recipes were added.`);
    else announce('Recipe saved.');
  }

  function remove(id) {
    const { text, recipe } = state;
    recipes.remove(id);
    forget(`ticked.${id}`);
    show(recipes.house()[0].id);
    keepAddress();
    notice(`“${recipe.title}” was deleted.`, () => {
      save(text, id);
      byId('title').focus();
    });
    // The focused button was removed with the recipe.
    byId('recipe').focus();
  }

  const dialog = editor(byId, { save, remove });

  byId('recipe').addEventListener('change', () => {
    show(byId('recipe').value);
    keepAddress({ isAnother: true });
  });
  byId('add-recipe').addEventListener('click', () => dialog.open());
  byId('edit-recipe').addEventListener('click', () => dialog.open(state.id, state.text));
  byId('share').addEventListener('click', () => share(state, recipes, {
    notice, show: (text) => { state.packed = text; keepAddress(); },
  }));
  byId('export').addEventListener('click', () => exportAll(recipes.own()));
  byId('print').addEventListener('click', () => window.print());
  byId('kitchen').value = state.kitchen;
  byId('kitchen').addEventListener('change', () => {
    state.kitchen = byId('kitchen').value;
    keepSettings(state);
    update();
  });
  byId('untick').addEventListener('click', () => {
    state.ticked.clear();
    keepTicked(state.id, state.ticked);
    view.untick();
    byId('untick').hidden = true;
    byId('ingredients-title').focus();
  });

  const open = async (isLeftTo = undefined) => {
    const { recipe, text, factor } = readAddress(location.hash);
    if (text !== undefined) {
      try {
        recipes.welcome(await unpacked(text));
        show(guestId, factor, text);
        notice('This recipe came with the address. ', () => save(state.text), 'Keep it');
      } catch (error) {
        if (!(error instanceof RecipeError)) throw error;
        show(remembered('shown') ?? '', factor);
        notice(error.message);
      }
      return;
    }
    show(recipe ?? isLeftTo ?? remembered('shown') ?? '', factor);
    if (recipe && recipe !== state.id) {
      notice('The recipe at this address isn’t on this device, so here’s another.');
    }
  };
  recipes.whenChanged(() => {
    // Keep showing the current recipe, even if it was removed.
    const entry = recipes.find(state.id);
    if (!entry) return;
    if (entry.text === state.text) fillMenu(byId('recipe'), recipes, state.id);
    else show(entry.id, state.factor);
  });
  keepInSight(document.querySelector('.strip'), byId('ingredients'));
  panel(byId('more'), byId('panel'));
  whenReturned(open);
  await open();
  // Without a recipe in the address, Back must return to the one shown first.
  if (!location.hash) changeEntry(state.id);
  const quantities = await load(await source);
  cooking = cook(quantities);
  texts = languageTexts(quantities.loadLanguage);
  update(true);
  readLanguage();
  document.documentElement.dataset.state = 'ready';
  keepOffline();
  await languageMenu(byId('language'), {
    texts,
    chosen: lastLanguage,
    choose(language) {
      state.language = language;
      keepSettings(state);
      update();
    },
    fail(language, error) {
      byId('language').value = state.language;
      notice(`The words of that language (${language}) couldn’t be fetched: ${error.message}.`);
    },
  });
}
