/** A timer's bell, notification and screen lock. Each may be missing or refused; timers work without them. */
import { remember, remembered } from './storage.mjs';

let audio;

/** Call this at a tap: browsers allow no sound before one. */
export function prepareBell() {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') audio.resume().catch(() => {});
  } catch {
    audio = undefined;
  }
}

/** Two strokes of a small bell. */
export function ringBell() {
  // Without a previous tap, the browser would only log a warning.
  if (!audio && !navigator.userActivation?.hasBeenActive) return;
  prepareBell();
  if (audio?.state !== 'running') return;
  for (const after of [0, 0.35]) stroke(audio.currentTime + after);
}

/** A bell's partials; higher ones decay faster. */
function stroke(time) {
  for (const [ratio, loudness, length] of [[1, 0.3, 1.4], [2.76, 0.15, 0.8], [5.4, 0.08, 0.4]]) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = 880 * ratio;
    gain.gain.setValueAtTime(0.0001, time);
    gain.gain.exponentialRampToValueAtTime(loudness, time + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, time + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(time);
    tone.stop(time + length);
  }
}

/** Asks only once, even if the reader ignores the question. */
export function askToNotify() {
  try {
    if (Notification.permission !== 'default' || remembered('asked')) return;
    remember('asked', 'yes');
    Notification.requestPermission()?.catch?.(() => {});
  } catch {
    // Notifications aren't supported.
  }
}

export async function notify(text, tag) {
  try {
    if (Notification.permission !== 'granted') return;
    const registration = await navigator.serviceWorker?.getRegistration();
    const title = 'Time is up';
    const options = { body: text, tag };
    // On phones, only a service worker may show a notification.
    if (registration?.active) await registration.showNotification(title, options);
    else new Notification(title, options);
  } catch {
    // The page shows it anyway.
  }
}

let wakeLock;
let isAsking = false;

/** Keeps the screen on, or lets it turn off. */
export async function stayAwake(isWanted) {
  if (!navigator.wakeLock || isAsking) return;
  const isHeld = wakeLock && !wakeLock.released;
  if (isWanted === Boolean(isHeld) || document.visibilityState !== 'visible') return;
  isAsking = true;
  try {
    if (isWanted) wakeLock = await navigator.wakeLock.request('screen');
    else await wakeLock.release();
  } catch {
    // Refused if the battery is low.
  }
  isAsking = false;
}
