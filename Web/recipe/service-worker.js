/** Keeps the page for when there is no network. The version changes with the page, and a new
 *  version is fetched beside the old one, which serves until the page is opened again. */
const cacheName = 'recipe-page-{{VERSION}}';
const files = ['./', 'quantities.wasm', 'manifest.webmanifest', 'icon.svg', 'icon-192.png', 'icon-512.png'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => Promise.all([
    cache.addAll(files.map(anew)),
    // Every visit asks which languages there are. A host may lack those files.
    cache.add(anew('languages/tags.txt')).catch(() => {}),
  ])));
});

/** Asks the host whether what the browser has kept of a file is still the same: the page has just fetched most. */
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
  // The page has two addresses, and a host may lead from one to the other: it is kept under one.
  const asked = event.request.mode === 'navigate' ? './' : event.request;
  event.respondWith(caches.open(cacheName)
    .then((cache) => cache.match(asked, { ignoreSearch: true }))
    .then((kept) => kept ?? fetchAnew(event.request)));
});

/** Fetches a file, and keeps the words of a language, which are wanted again. */
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
