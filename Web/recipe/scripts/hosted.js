// Runs first in the hosted page.
// A page opened from a file can't fetch the library; recipes.html embeds it.
if (location.protocol === 'file:') location.replace('recipes.html' + location.hash);
// Start fetching the library while the page still loads. Errors are reported when it is awaited.
else (globalThis.library = fetch('recipes.wasm')).catch(() => {});
