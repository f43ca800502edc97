/** Caches the page for offline use. The version changes with the page. A new version is fetched in the
 *  background; the old one is served until the page is opened again. */
const cacheName = 'recipe-page-{{VERSION}}';
const files = ['./', 'recipes.wasm', 'manifest.webmanifest', 'icon.svg', 'icon-192.png', 'icon-512.png'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => Promise.all([
    cache.addAll(files.map(anew)),
    // Each visit requests the list of languages, which a host may lack.
    cache.add(anew('languages/tags.txt')).catch(() => {}),
  ])));
});

/** Revalidates the browser's cached files: the page has just fetched most of them. */
function anew(file) {
  return new Request(file, { cache: 'no-cache' });
}

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names
    .filter((name) => name.startsWith('recipe-page-') && name !== cacheName)
    .map((name) => caches.delete(name)))));
});

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  // The page has two addresses, and a host may redirect one to the other; cache it under one.
  const asked = event.request.mode === 'navigate' ? './' : event.request;
  event.respondWith(caches.open(cacheName)
    .then((cache) => cache.match(asked, { ignoreSearch: true }))
    .then((kept) => kept ?? fetchAnew(event.request)));
});

/** Fetches a file; caches the words of a language for later. */
async function fetchAnew(request) {
  const response = await fetch(request);
  if (response.ok && new URL(request.url).pathname.includes('/languages/')) {
    const cache = await caches.open(cacheName);
    await cache.put(request, response.clone());
  }
  return response;
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: 'window' })
    .then(([page]) => (page ? page.focus() : self.clients.openWindow('./'))));
});
