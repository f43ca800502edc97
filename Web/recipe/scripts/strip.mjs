/** The strip with the scale, which stays in sight on top while one reads. */

/** The share of the window that it may cover; with large type, or a phone on its side, it would
 *  cover more, and scrolls away with the page. */
const largestShare = 0.2;

/** Lets headings and lines that are jumped to stop below the strip, however high it is.
 *  @param {HTMLElement} strip */
export function keepInSight(strip) {
  const measure = () => {
    const height = strip.offsetHeight;
    const isFixed = height <= innerHeight * largestShare;
    strip.classList.toggle('is-fixed', isFixed);
    document.documentElement.style.setProperty('--strip', `${isFixed ? height : 0}px`);
  };
  new ResizeObserver(measure).observe(strip);
  addEventListener('resize', measure);
}
