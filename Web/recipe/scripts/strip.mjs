/** The strip with the scale stays in sight on top while one reads, and so do the ingredients, as far as they fit. */

/** The share of the window that the strip may cover; with large type, or a phone on its side, it would
 *  cover more, and scrolls away with the page. */
const largestShare = 0.2;

/** Lets headings and lines that are jumped to stop below the strip, however high it is. The ingredients stop there,
 *  too, if the window holds all of them; or else when the last of them is in sight.
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
