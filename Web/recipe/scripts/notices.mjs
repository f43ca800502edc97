/** What the page tells: in a box below its menu, or only to a screen reader. */
import { make } from './elements.mjs';

/** @param {(id: string) => HTMLElement} byId */
export function notices(byId) {
  return {
    /** Shows a text with a button, if there is something to do about it; no text hides the box. */
    notice(text, action, name = 'Undo') {
      const button = action && make('button', { type: 'button', className: 'plain' }, name);
      button?.addEventListener('click', action);
      byId('notice').replaceChildren(text, ...(button ? [' ', button] : []));
      byId('notice').hidden = !text;
    },

    announce(text) {
      const last = byId('announcer').textContent;
      // The same again would not be said.
      byId('announcer').textContent = text === last ? `${text}\u00a0` : text;
    },
  };
}
