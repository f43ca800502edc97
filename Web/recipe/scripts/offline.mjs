/** Makes a hosted page work offline after the first visit. */
import { make } from './elements.mjs';
import { isHosted } from './languages.mjs';

export function keepOffline() {
  if (!isHosted()) return;
  document.head.append(make('link', { rel: 'manifest', href: 'manifest.webmanifest' }));
  navigator.serviceWorker?.register('service-worker.js').catch(() => {});
}
