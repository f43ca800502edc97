/** The number beside the word Scale and the knob on its ruler, moved by dragging, keys, buttons or a wheel. An input
 *  of type range behind the number serves assistive technology and the keyboard. */
import { isSame, nearestStep, one, sayFactor, showFactor, steps, writeFactor } from './factor.mjs';

const last = steps.length - 1;
/** Pixels of movement that decide whether a drag is horizontal or vertical. */
const pixelsToAxis = 6;
/** Pixels of wheel movement per step. A wheel's notch sends some 100, a trackpad a few at a time. */
const pixelsOfWheel = 60;
/** For so many milliseconds after the page scrolled, the wheel keeps scrolling the page. */
const restOfWheel = 250;

const within = (at) => Math.max(0, Math.min(last, at));

/** @param {{ input: HTMLInputElement, number: HTMLElement, ruler: HTMLElement, less: HTMLButtonElement,
 *            more: HTMLButtonElement, reset: HTMLButtonElement }} parts
 *  @param {(factor: object) => void} onChange  at every step
 *  @param {() => void} onRest  when the reader releases it */
export function scaleControl(parts, onChange, onRest) {
  const { input, number, ruler, less, more, reset } = parts;
  let factor = one;
  let drag;

  function set(next) {
    if (isSame(next, factor)) return;
    show(next);
    onChange(next);
  }

  /** Places the knob; during a drag it may be between two steps. */
  const placeKnob = (at) => ruler.style.setProperty('--at', String(at / last));

  function show(next) {
    factor = next;
    number.textContent = showFactor(factor);
    input.value = String(nearestStep(factor));
    input.dataset.factor = writeFactor(factor);
    // Not `disabled`, which would drop the focus at the last step.
    less.setAttribute('aria-disabled', String(isSame(factor, steps[0])));
    more.setAttribute('aria-disabled', String(isSame(factor, steps[last])));
    reset.disabled = isSame(factor, one);
    placeKnob(nearestStep(factor));
  }

  const hold = (isHeld) => {
    for (const part of [number, ruler]) part.classList.toggle('is-held', isHeld);
  };
  const move = (by) => set(steps[within(nearestStep(factor) + by)]);
  const pixelsPerStep = () => (ruler.clientWidth - 1) / last;

  function grab(event) {
    if (event.button !== 0 || drag) return;
    // Focus first: it commits the value in Servings, which may set the scale.
    input.focus({ preventScroll: true, focusVisible: false });
    const part = event.currentTarget;
    part.setPointerCapture(event.pointerId);
    drag = { pointer: event.pointerId, x: event.clientX, y: event.clientY, before: factor, from: factor, axis: '' };
    hold(true);
    event.preventDefault();
    if (event.target !== ruler) return;
    // The knob jumps to the pressed point on the ruler.
    const at = (event.clientX - ruler.getBoundingClientRect().left) / pixelsPerStep();
    set(steps[within(Math.round(at))]);
    Object.assign(drag, { from: factor, axis: 'x' });
  }

  function follow(event) {
    if (event.pointerId !== drag?.pointer) return;
    const along = event.clientX - drag.x;
    const up = drag.y - event.clientY;
    if (!drag.axis && Math.max(Math.abs(along), Math.abs(up)) >= pixelsToAxis) {
      drag.axis = event.currentTarget === ruler || Math.abs(along) >= Math.abs(up) ? 'x' : 'y';
    }
    if (!drag.axis) return;
    const by = (drag.axis === 'x' ? along : up) / pixelsPerStep();
    const from = nearestStep(drag.from);
    set(Math.round(by) ? steps[within(from + Math.round(by))] : drag.from);
    placeKnob(within(from + by));
  }

  function letGo(event, isCancelled = false) {
    if (event.pointerId !== drag?.pointer) return;
    const { before } = drag;
    drag = undefined;
    hold(false);
    if (isCancelled) set(before);
    placeKnob(nearestStep(factor));
    onRest();
  }

  for (const part of [number, ruler]) {
    part.addEventListener('pointerdown', grab);
    part.addEventListener('pointermove', follow);
    part.addEventListener('pointerup', (event) => letGo(event));
    // The browser cancels a touch that scrolls the page; undo its effect on the scale.
    part.addEventListener('pointercancel', (event) => letGo(event, true));
    part.addEventListener('lostpointercapture', (event) => letGo(event));
  }
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !drag) return;
    event.preventDefault();
    letGo({ pointerId: drag.pointer }, true);
  });

  let scrolledAt = -Infinity;
  let turned = 0;
  addEventListener('scroll', () => { scrolledAt = performance.now(); }, { passive: true });
  const turn = (event) => {
    if (event.ctrlKey || performance.now() - scrolledAt < restOfWheel) return;
    event.preventDefault();
    turned += (event.deltaX || -event.deltaY) * (event.deltaMode ? pixelsOfWheel : 1);
    const by = Math.trunc(turned / pixelsOfWheel);
    if (!by) return;
    turned -= by * pixelsOfWheel;
    move(Math.sign(by));
    onRest();
  };
  for (const part of [number, ruler]) part.addEventListener('wheel', turn, { passive: false });

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
  input.max = String(last);
  input.addEventListener('input', () => set(steps[Number(input.value)] ?? one));
  input.addEventListener('change', onRest);

  show(one);
  return {
    show,
    /** Sets the announced value: the factor and the servings. */
    describe: (yields) => {
      const serves = yields[0] ? `, ${yields[0].charAt(0).toLowerCase()}${yields[0].slice(1)}` : '';
      input.setAttribute('aria-valuetext', `${sayFactor(factor)}${serves}`);
    },
  };
}
