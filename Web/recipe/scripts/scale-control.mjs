/** The number beside the word Scale: it is grabbed and slid, or moved by keys and buttons.
 *  An input of type range behind it is what assistive technology and the keyboard see. */
import { isSame, nearestStep, one, sayFactor, showFactor, steps, writeFactor } from './factor.mjs';

const pixelsPerStep = 12;
/** After so many pixels it is clear whether a drag goes along or up and down. */
const pixelsToAxis = 6;

/** @param {{ input: HTMLInputElement, number: HTMLElement, less: HTMLButtonElement,
 *            more: HTMLButtonElement, reset: HTMLButtonElement }} parts
 *  @param {(factor: object) => void} onChange  at every step
 *  @param {() => void} onRest  when the reader lets go */
export function scaleControl(parts, onChange, onRest) {
  const { input, number, less, more, reset } = parts;
  let factor = one;
  let drag;

  function set(next) {
    if (isSame(next, factor)) return;
    show(next);
    onChange(next);
  }

  function show(next) {
    factor = next;
    number.textContent = showFactor(factor);
    input.value = String(nearestStep(factor));
    input.dataset.factor = writeFactor(factor);
    // A button that is disabled would lose the focus at the last step.
    less.setAttribute('aria-disabled', String(isSame(factor, steps[0])));
    more.setAttribute('aria-disabled', String(isSame(factor, steps.at(-1))));
    reset.disabled = isSame(factor, one);
    const at = nearestStep(factor) / (steps.length - 1);
    number.parentElement.style.setProperty('--at', String(at));
  }

  function move(by) {
    const at = nearestStep(factor);
    const next = Math.max(0, Math.min(steps.length - 1, at + by));
    set(steps[next]);
  }

  number.dataset.stepPixels = String(pixelsPerStep);
  number.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || drag) return;
    // First, because it ends what is being typed into Servings, which may set the scale.
    input.focus({ preventScroll: true, focusVisible: false });
    number.setPointerCapture(event.pointerId);
    drag = { pointer: event.pointerId, x: event.clientX, y: event.clientY, from: factor, axis: '' };
    number.classList.add('is-dragged');
    event.preventDefault();
  });
  number.addEventListener('pointermove', (event) => {
    if (event.pointerId !== drag?.pointer) return;
    const along = event.clientX - drag.x;
    const up = drag.y - event.clientY;
    if (!drag.axis && Math.max(Math.abs(along), Math.abs(up)) >= pixelsToAxis) {
      drag.axis = Math.abs(along) >= Math.abs(up) ? 'x' : 'y';
    }
    if (!drag.axis) return;
    const by = Math.round((drag.axis === 'x' ? along : up) / pixelsPerStep);
    const at = Math.max(0, Math.min(steps.length - 1, nearestStep(drag.from) + by));
    set(by ? steps[at] : drag.from);
  });
  const letGo = (event) => {
    if (event.pointerId !== drag?.pointer) return;
    drag = undefined;
    number.classList.remove('is-dragged');
    onRest();
  };
  number.addEventListener('pointerup', letGo);
  number.addEventListener('pointercancel', letGo);
  number.addEventListener('lostpointercapture', letGo);

  const rest = (action) => () => {
    action();
    onRest();
  };
  number.addEventListener('dblclick', rest(() => set(one)));
  reset.addEventListener('click', rest(() => {
    set(one);
    input.focus({ preventScroll: true });
  }));
  less.addEventListener('click', rest(() => move(-1)));
  more.addEventListener('click', rest(() => move(1)));
  input.max = String(steps.length - 1);
  input.addEventListener('input', () => set(steps[Number(input.value)] ?? one));
  input.addEventListener('change', onRest);

  show(one);
  return {
    show,
    /** What is announced: how much, and for how many. */
    describe: (yields) => {
      const serves = yields[0] ? `, ${yields[0].charAt(0).toLowerCase()}${yields[0].slice(1)}` : '';
      input.setAttribute('aria-valuetext', `${sayFactor(factor)}${serves}`);
    },
  };
}
