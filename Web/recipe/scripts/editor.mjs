/** The dialog in which a recipe is pasted, opened from a file, or changed. */
import { RecipeError } from './recipe.mjs';

/** No recipe is larger, and a video chosen by mistake isn't read into memory. */
const largestFile = 20_000_000;

/** @param {(id: string) => HTMLElement} byId
 *  @param {{ save: (text: string, id?: string) => void, remove: (id: string) => void }} actions
 *    `save` throws a RecipeError at a text that isn't a recipe */
export function editor(byId, actions) {
  const dialog = byId('editor');
  const text = byId('editor-text');
  const fault = byId('editor-error');
  const file = byId('editor-file');
  let edited;
  /** What was written when the dialog was left by a key or a gesture, perhaps by mistake. */
  let draft;

  function say(message) {
    fault.textContent = message;
    fault.hidden = !message;
    text.setAttribute('aria-invalid', String(Boolean(message)));
  }

  byId('editor-form').addEventListener('submit', (event) => {
    event.preventDefault();
    try {
      actions.save(text.value, edited);
      dialog.close();
    } catch (error) {
      if (!(error instanceof RecipeError)) throw error;
      say(error.message);
      text.focus();
    }
  });
  dialog.addEventListener('cancel', (event) => {
    // The file picker, too, says so when it is left.
    if (event.target === dialog) draft = { id: edited, text: text.value };
  });
  byId('editor-cancel').addEventListener('click', () => dialog.close());
  byId('editor-delete').addEventListener('click', () => {
    dialog.close();
    actions.remove(edited);
  });
  file.addEventListener('change', async () => {
    const [chosen] = file.files;
    // So that the same file can be chosen again.
    const clear = () => { file.value = ''; };
    if (!chosen) return;
    if (chosen.size > largestFile) {
      const size = Math.round(chosen.size / 1e6);
      say(`Expected a file of at most ${largestFile / 1e6} MB, found one of ${size} MB.`);
    } else {
      try {
        text.value = await chosen.text();
        say('');
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
      text.value = current;
      if (draft && draft.id === id) {
        text.value = draft.text;
        draft = undefined;
      }
      say('');
      dialog.showModal();
    },
  };
}
