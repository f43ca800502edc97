// Runs before the page's first recipe is read.
// Hides the page's recipe if another one will be shown.
try {
  const shown = /[#&]recipe=([^&]*)/.exec(location.hash)?.[1]
    ?? (/[#&]text=/.test(location.hash) ? '' : localStorage.getItem('recipe-page.shown'));
  if (shown !== null && shown !== '{{FIRST}}') document.documentElement.dataset.other = '';
} catch {
  // Without storage, the page shows its first recipe.
}
