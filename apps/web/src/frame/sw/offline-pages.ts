import type { WorkerMessage } from './messages.ts';
import { isKeptPath } from './request-kind.ts';

/** Registers the service worker that caches the garage and recent records for offline reading. Not in development,
 * where it would serve stale code. */
export function startServiceWorker(isDevelopment: boolean): void {
  if (isDevelopment || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

/** Has the worker cache the page at this path, if it is cacheable. Pages opened by client-side navigation were never
 * requested as documents, so the worker fetches them. */
export async function keepForOffline(path: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !isKeptPath(path)) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const message: WorkerMessage = { kind: 'keep', path, assets: shownAssets() };
  registration?.active?.postMessage(message);
}

/** On sign-out, deletes all personal data on the device. Waits for the worker's confirmation for at most a second. */
export async function forgetOfflinePages(): Promise<void> {
  // A form's action may run on the server.
  const worker = globalThis.navigator?.serviceWorker?.controller;
  if (worker == null) return;
  // The number of expired papers on the icon. Here, not in the worker: that ended the browser.
  navigator.clearAppBadge?.().catch(() => undefined);
  const { port1, port2 } = new MessageChannel();
  const message: WorkerMessage = { kind: 'forget' };
  await new Promise<void>((done) => {
    port1.onmessage = () => done();
    setTimeout(done, 1000);
    worker.postMessage(message, [port2]);
  });
}

function register(): void {
  void navigator.serviceWorker
    .register('/sw.js')
    .then(() => navigator.serviceWorker.ready)
    .then(() => keepForOffline(window.location.pathname))
    // Without a worker everything works except offline reading.
    .catch(() => undefined);
}

function shownAssets(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}
