/** Keeps the strip with the scale at the top of the window, and the ingredients in sight as far as they fit. */

/** The largest share of the window for a fixed strip. A taller strip, as with large type or a phone in
 *  landscape, scrolls with the page. */
const largestShare = 0.2;

/** Makes jumps to headings and lines stop below the strip, whatever its height. The ingredients stick there, too, if
 *  all of them fit into the window; otherwise they stick once the last one is in sight.
 *  @param {HTMLElement} strip
 *  @param {HTMLElement} ingredients */
export function keepInSight(strip, ingredients) {
  const { style } = document.documentElement;
  const measure = () => {
    const height = strip.offsetHeight;
    const isFixed = height <= innerHeight * largestShare;
    strip.classList.toggle('is-fixed', isFixed);
    style.setProperty('--strip', `${isFixed ? height : 0}px`);
    ingredients.style.top = `min(var(--strip), 100vh - var(--tray, 0px) - ${ingredients.offsetHeight}px)`;
  };
  const observer = new ResizeObserver(measure);
  observer.observe(strip);
  observer.observe(ingredients);
  addEventListener('resize', measure);
}
