/** Messages in a box below the menu, or only for screen readers. */
import { make } from './elements.mjs';

/** @param {(id: string) => HTMLElement} byId */
export function notices(byId) {
  return {
    /** Shows a text, with a button if there is an action; no text hides the box. */
    notice(text, action, name = 'Undo') {
      const button = action && make('button', { type: 'button', className: 'plain' }, name);
      button?.addEventListener('click', action);
      byId('notice').replaceChildren(text, ...(button ? [' ', button] : []));
      byId('notice').hidden = !text;
    },

    announce(text) {
      const last = byId('announcer').textContent;
      // A screen reader wouldn't announce the same text again.
      byId('announcer').textContent = text === last ? `${text}\u00a0` : text;
    },
  };
}
