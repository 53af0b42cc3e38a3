import { languageOfPath, languages, pathIn } from '@pahiya/domain/shared/language';
import { recordsKept, savedCopyMark } from './cache-names.ts';
import { dropLogLines } from './drop-log-lines.ts';
import type { WorkerMessage } from './messages.ts';
import { personalCache } from './personal-cache.ts';
import { pathOf, readNotice } from './push-notice.ts';
import { isKeptAsOpened, keptKey, kindOf } from './request-kind.ts';
import { dropShared, keepShared } from './shared-items.ts';

// TypeScript's worker library conflicts with the DOM library; these are the few types used here.
type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Extendable & {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
};
type Messaging = Extendable & {
  readonly data: WorkerMessage;
  readonly ports: readonly MessagePort[];
};
type Pushed = Extendable & { readonly data: { json(): unknown } | null };
type Tapped = Extendable & {
  readonly notification: { readonly data: unknown; close(): void };
};
type Window = {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
};
type Worker = {
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(query: { type: 'window' }): Promise<readonly Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
    readonly pushManager?: {
      getSubscription(): Promise<{ unsubscribe(): Promise<boolean> } | null>;
    };
  };
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Tapped) => void): void;
  addEventListener(type: 'message', listener: (event: Messaging) => void): void;
};

declare const __BUILD_ID__: string;

const worker = globalThis as unknown as Worker;
const assetCache = `assets-${__BUILD_ID__}`;
/** Requests in flight at sign-out are not cached any more. */
let timesForgotten = 0;
const offlinePages = languages.map((language) => pathIn(language, '/offline'));

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(offlinePages.map(keepOfflinePage)).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldAssets().then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  const message = event.data;
  if (message.kind === 'forget') {
    timesForgotten += 1;
    event.waitUntil(forget().then(() => event.ports[0]?.postMessage('done')));
  } else if (message.kind === 'keep') {
    event.waitUntil(keepOnWish(message.path, message.assets));
  }
});

worker.addEventListener('push', (event) => {
  const { title, ...options } = readNotice(event.data?.json.bind(event.data));
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(pathOf(event.notification.data)));
});

worker.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, location.origin);
  if (kind === 'asset') event.respondWith(fromCacheFirst(event.request));
  else if (kind === 'page') event.respondWith(fromNetworkOrSorry(event, false));
  else if (kind === 'share') event.respondWith(takeShare(event.request));
  else if (kind === 'kept-file') event.respondWith(fileOrSorry(event.request));
  else if (kind === 'kept-page') event.respondWith(fromNetworkOrSorry(event, true));
});

/** On sign-out: personal pages, wallet files, and notifications on this device. */
async function forget(): Promise<void> {
  const subscription = await worker.registration.pushManager?.getSubscription();
  await Promise.allSettled([
    caches.delete(personalCache),
    dropShared(),
    dropLogLines(),
    subscription?.unsubscribe(),
  ]);
}

/** Keeps what another app shares on the device and opens the page that asks what to do with it: no address and no log
 * has it. A reload of that page posts nothing again. */
async function takeShare(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  try {
    await keepShared(await request.formData(), Date.now());
  } catch {
    // Too large for the device, or no form: the page says that nothing came.
  }
  return Response.redirect(new URL(pathname, location.origin), 303);
}

async function openPage(path: string): Promise<void> {
  const [open] = await worker.clients.matchAll({ type: 'window' });
  if (open === undefined) await worker.clients.openWindow(path);
  else await Promise.all([open.focus(), open.navigate(path)]);
}

/** Asset names contain a content hash: cached ones are always valid. */
async function fromCacheFirst(request: Request): Promise<Response> {
  const cache = await caches.open(assetCache);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Network first, then the cached page, then the offline page. */
async function fromNetworkOrSorry(event: Fetching, isKept: boolean): Promise<Response> {
  const { request } = event;
  const url = new URL(request.url);
  try {
    const answer = await fetch(request);
    if (isKept && isKeptAsOpened(url) && answer.ok && !answer.redirected)
      event.waitUntil(keep(keptKey(url), answer.clone()));
    return answer;
  } catch {
    const kept = isKept ? await (await caches.open(personalCache)).match(keptKey(url)) : undefined;
    return kept === undefined ? offlinePage(url) : asSavedCopy(kept);
  }
}

/** A document from the network, then its copy on the device, then the offline page. */
async function fileOrSorry(request: Request): Promise<Response> {
  const url = new URL(request.url);
  try {
    return await fetch(request);
  } catch {
    const kept = await (await caches.open(personalCache)).match(url.pathname);
    return kept ?? offlinePage(url);
  }
}

/** Marks a saved page, so that it can say what it is: a device may call itself online without a connection. */
async function asSavedCopy(kept: Response): Promise<Response> {
  const html = (await kept.text()).replace('<html', `<html ${savedCopyMark}`);
  return new Response(html, { status: kept.status, headers: kept.headers });
}

/** A page just loaded as a document is cached already. */
async function keepOnWish(path: string, assets: readonly string[]): Promise<void> {
  await keepAssets(assets);
  const key = keptKey(new URL(path, location.origin));
  if ((await (await caches.open(personalCache)).match(key)) !== undefined) return;
  const answer = await fetch(path, { headers: { accept: 'text/html' } });
  if (answer.ok && !answer.redirected) await keep(key, answer);
}

/** The page's app loads later than the page, so it is fetched here, to cache the page completely. */
async function keep(path: string, answer: Response): Promise<void> {
  const before = timesForgotten;
  await keepAssets(assetsNamedIn(await answer.clone().text()));
  if (timesForgotten !== before) return;
  const cache = await caches.open(personalCache);
  await cache.delete(path);
  await cache.put(path, answer);
  const records = (await cache.keys()).filter(({ url }) => url.includes('/rc-details/'));
  const surplus = records.slice(0, Math.max(0, records.length - recordsKept));
  await Promise.all(surplus.map((request) => cache.delete(request)));
}

/** The offline page under its own address, with the requested address in `from`. */
async function offlinePage(url: URL): Promise<Response> {
  const page = pathIn(languageOfPath(url.pathname), '/offline');
  if (url.pathname === page) {
    return (await (await caches.open(assetCache)).match(page)) ?? Response.error();
  }
  const from = encodeURIComponent(url.pathname + url.search);
  return Response.redirect(new URL(`${page}?from=${from}`, location.origin));
}

/** Caches the page and all its assets. */
async function keepOfflinePage(path: string): Promise<void> {
  const cache = await caches.open(assetCache);
  const page = await fetch(path);
  const assets = assetsNamedIn(await page.clone().text());
  await cache.put(path, page);
  await cache.addAll([...assets]);
}

/** Fetches missing files; unavailable ones are skipped. */
async function keepAssets(assets: readonly string[]): Promise<void> {
  const cache = await caches.open(assetCache);
  await Promise.allSettled(
    assets.map(async (asset) => {
      if ((await cache.match(asset)) === undefined) await cache.add(asset);
    }),
  );
}

/** Styles, fonts and script of a page, and the files of its app. */
function assetsNamedIn(html: string): readonly string[] {
  const names = [...html.matchAll(/"(\/assets\/[^"]+)"/g)];
  return [...new Set(names.map((match) => match[1] ?? '/'))];
}

/** Files of earlier builds go, except those that a page kept on the device needs: without them it would open unstyled
 * and dead until it is opened with a network again. */
async function dropOldAssets(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('assets-') && name !== assetCache);
  const [cache, personal] = await Promise.all([
    caches.open(assetCache),
    caches.open(personalCache),
  ]);
  const needed = await Promise.all(
    (await personal.keys()).map(async (page) => {
      const kept = await personal.match(page);
      const isPage = kept?.headers.get('content-type')?.startsWith('text/html') === true;
      return isPage ? assetsNamedIn(await kept.text()) : [];
    }),
  );
  for (const asset of new Set(needed.flat())) {
    if ((await cache.match(asset)) !== undefined) continue;
    const kept = await caches.match(asset);
    if (kept !== undefined) await cache.put(asset, kept);
  }
  await Promise.all(old.map((name) => caches.delete(name)));
}
