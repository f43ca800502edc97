/** Served from a host, the page comes again without one. */
import { make } from './elements.mjs';
import { isHosted } from './languages.mjs';

export function keepOffline() {
  if (!isHosted()) return;
  document.head.append(make('link', { rel: 'manifest', href: 'manifest.webmanifest' }));
  navigator.serviceWorker?.register('service-worker.js').catch(() => {});
}
