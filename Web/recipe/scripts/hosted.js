// Runs first in the page that a host serves.
// A file can fetch no library: the page beside this one carries it.
if (location.protocol === 'file:') location.replace('recipes.html' + location.hash);
// The library is on its way while the page's text still comes in. A fault is told when it is waited for.
else (globalThis.library = fetch('quantities.wasm')).catch(() => {});
