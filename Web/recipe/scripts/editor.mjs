/** The dialog to paste, open or edit a recipe. */
import { isData } from './recipe-json.mjs';
import { RecipeError, directionOf, longestText, tooLong } from './recipe.mjs';
import { readRecipes } from './library.mjs';
import { writeText } from './recipe-text.mjs';

/** Keeps a video chosen by mistake out of memory; no recipe is larger. */
const largestFile = 20_000_000;

/** @param {(id: string) => HTMLElement} byId
 *  @param {{ save: (text: string, id?: string) => void, remove: (id: string) => void }} actions
 *    `save` throws a RecipeError if the text isn't a recipe */
export function editor(byId, actions) {
  const dialog = byId('editor');
  const text = byId('editor-text');
  const fault = byId('editor-error');
  const file = byId('editor-file');
  let edited;
  /** The draft, if the dialog was left by a key or a gesture, perhaps by mistake. */
  let draft;

  function say(message) {
    fault.textContent = message;
    fault.hidden = !message;
    text.setAttribute('aria-invalid', String(Boolean(message)));
  }

  /** Runs an action, and shows its RecipeError. */
  function attempt(action) {
    try {
      action();
    } catch (error) {
      if (!(error instanceof RecipeError)) throw error;
      say(error.message);
      text.focus();
    }
  }

  /** Fills the field. It sets the direction, which the browser would otherwise detect from the whole text at each key. */
  function put(value) {
    text.value = value;
    text.dir = directionOf({ title: value.slice(0, 200), ingredients: [] });
  }

  /** Reads a text before filling the field, which is slow with a page's source. */
  function take(value) {
    attempt(() => {
      if (!isData(value)) {
        if (value.length > longestText) throw tooLong(value.length);
        put(value);
        say('');
        return;
      }
      const recipes = readRecipes(value);
      if (recipes.length === 1) {
        put(writeText(recipes[0]));
        say('');
      } else {
        actions.save(value);
        dialog.close();
      }
    });
  }

  text.addEventListener('beforeinput', (event) => {
    if (!/^insertFrom(?:Paste|Drop)/.test(event.inputType)) return;
    const value = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    const isAll = !text.value.trim()
      || (text.selectionStart === 0 && text.selectionEnd === text.value.length);
    const isRead = isAll && isData(value);
    const length = value.length + (isAll ? 0 : text.value.length);
    if (!isRead && length <= longestText) return;
    event.preventDefault();
    if (isRead) take(value);
    else say(tooLong(length).message);
  });
  text.addEventListener('input', () => {
    text.dir = directionOf({ title: text.value.slice(0, 200), ingredients: [] });
  });
  byId('editor-form').addEventListener('submit', (event) => {
    event.preventDefault();
    attempt(() => {
      actions.save(text.value, edited);
      dialog.close();
    });
  });
  dialog.addEventListener('cancel', (event) => {
    // Canceling the file picker fires this event, too.
    if (event.target === dialog) draft = { id: edited, text: text.value };
  });
  byId('editor-cancel').addEventListener('click', () => dialog.close());
  byId('editor-delete').addEventListener('click', () => {
    dialog.close();
    actions.remove(edited);
  });
  file.addEventListener('change', async () => {
    const [chosen] = file.files;
    // Allow choosing the same file again.
    const clear = () => { file.value = ''; };
    if (!chosen) return;
    if (chosen.size > largestFile) {
      const size = Math.round(chosen.size / 1e6);
      say(`Expected a file of at most ${largestFile / 1e6} MB, found one of ${size} MB.`);
    } else {
      try {
        take(await chosen.text());
      } catch (error) {
        say(`Expected a file with text, found one that can’t be read: ${error.message}`);
      }
    }
    clear();
  });

  return {
    open(id, current = '') {
      edited = id;
      byId('editor-title').textContent = id ? 'Edit the recipe' : 'Add a recipe';
      byId('editor-delete').hidden = !id;
      put(current);
      if (draft && draft.id === id) {
        put(draft.text);
        draft = undefined;
      }
      say('');
      dialog.showModal();
    },
  };
}
