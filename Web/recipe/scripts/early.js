// Runs before the page's first recipe is read.
// The recipe in the page waits if another one is meant.
try {
  const shown = /[#&]recipe=([^&]*)/.exec(location.hash)?.[1]
    ?? (/[#&]text=/.test(location.hash) ? '' : localStorage.getItem('recipe-page.shown'));
  if (shown !== null && shown !== '{{FIRST}}') document.documentElement.dataset.other = '';
} catch {
  // Without storage it is the first one.
}
