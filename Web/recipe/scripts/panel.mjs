/** The panel of buttons on a narrow screen; Escape, a choice, or a tap outside closes it. */

/** @param {HTMLButtonElement} button
 *  @param {HTMLElement} panel */
export function panel(button, panel) {
  const isOpen = () => button.getAttribute('aria-expanded') === 'true';
  const toggle = (open) => {
    button.setAttribute('aria-expanded', String(open));
    panel.classList.toggle('is-open', open);
  };
  button.addEventListener('click', () => toggle(!isOpen()));
  panel.addEventListener('click', (event) => {
    if (event.target.closest('button')) toggle(false);
  });
  addEventListener('pointerdown', (event) => {
    if (isOpen() && !panel.contains(event.target) && !button.contains(event.target)) toggle(false);
  });
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen() || document.querySelector('dialog[open]')) return;
    toggle(false);
    button.focus();
  });
}
