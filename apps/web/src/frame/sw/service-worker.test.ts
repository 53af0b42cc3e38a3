import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Listener = (event: Record<string, unknown>) => void;

/** Cache storage of a device, as far as the worker uses it. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const pathOf = (asked: string | { readonly url: string }) =>
    typeof asked === 'string' ? asked : new URL(asked.url).pathname + new URL(asked.url).search;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      put: async (path: string, answer: Response) => void store.set(pathOf(path), answer),
      match: async (asked: string | Request) => store.get(pathOf(asked))?.clone(),
      delete: async (path: string) => store.delete(path),
      keys: async () =>
        [...store.keys()].map((path) => new Request(`https://pahiya.example${path}`)),
      add: async (path: string) => void store.set(path, await fetch(path)),
      addAll: async (paths: readonly string[]) => {
        for (const path of paths) store.set(path, await fetch(path));
      },
    };
  };
  return {
    stores,
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (path: string) => {
      for (const store of stores.values()) {
        const found = store.get(path);
        if (found !== undefined) return found.clone();
      }
      return undefined;
    },
  };
}

const page = (text: string) =>
  new Response(
    `<html><link href="/assets/${text}.css"><script src="/assets/${text}.js"></script>`,
    {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    },
  );

let caches: ReturnType<typeof fakeCaches>;
let listeners: Map<string, Listener>;
/** What the server has; anything else is not answered. */
let served: Record<string, () => Response>;

beforeEach(async () => {
  caches = fakeCaches();
  listeners = new Map();
  served = {
    '/offline': () => page('offline-new'),
    '/hi/offline': () => page('offline-new'),
    '/assets/offline-new.css': () => new Response('a{}'),
    '/assets/offline-new.js': () => new Response('1'),
  };
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', new URL('https://pahiya.example/sw.js'));
  vi.stubGlobal('__BUILD_ID__', 'new');
  vi.stubGlobal('fetch', async (asked: string | Request) => {
    const path =
      typeof asked === 'string' ? asked : new URL(asked.url).pathname + new URL(asked.url).search;
    const answer = served[path];
    if (answer === undefined) throw new TypeError('no network');
    return answer();
  });
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) =>
    listeners.set(type, listener),
  );
  vi.stubGlobal('skipWaiting', async () => undefined);
  vi.stubGlobal('clients', { claim: async () => undefined });
  vi.stubGlobal('registration', {});
  vi.resetModules();
  await import('./service-worker.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** Runs an event to its end; what it answers. */
async function run(
  type: string,
  event: Record<string, unknown> = {},
): Promise<Response | undefined> {
  const works: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get(type)?.({
    ports: [],
    waitUntil: (work: Promise<unknown>) => works.push(work),
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
    ...event,
  });
  const given = await answer;
  await Promise.all(works);
  return given;
}

const open = (path: string) =>
  run('fetch', {
    request: { url: `https://pahiya.example${path}`, method: 'GET', mode: 'navigate' },
  });

test('a new worker keeps the files of pages that an earlier one kept, and drops the rest of its build', async () => {
  const earlier = await caches.open('assets-old');
  for (const name of ['garage.css', 'garage.js', 'other.js']) {
    await earlier.put(`/assets/${name}`, new Response(name));
  }
  const personal = await caches.open('personal-pages');
  await personal.put('/garage', page('garage'));
  await personal.put('/garage/DL8CAF5030/log/lines', Response.json({ text: '"/assets/other.js"' }));
  await run('install');
  await run('activate');
  expect([...caches.stores.keys()].sort()).toEqual(['assets-new', 'personal-pages']);
  const files = await (await caches.open('assets-new')).keys();
  expect(files.map(({ url }) => new URL(url).pathname).sort()).toEqual([
    '/assets/garage.css',
    '/assets/garage.js',
    ...['/assets/offline-new.css', '/assets/offline-new.js', '/hi/offline', '/offline'],
  ]);
  delete served['/assets/garage.css'];
  const style = { url: 'https://pahiya.example/assets/garage.css', method: 'GET', mode: 'no-cors' };
  expect(await (await run('fetch', { request: style }))?.text()).toBe('garage.css');
});

test('a page that lost its files in an earlier update is still served, and the update goes on', async () => {
  const personal = await caches.open('personal-pages');
  await personal.put('/garage', page('lost'));
  await run('activate');
  const answer = await open('/garage');
  expect(await answer?.text()).toContain('data-saved-copy');
});

test('messages of earlier and later pages do no harm', async () => {
  const personal = await caches.open('personal-pages');
  await personal.put('/garage', page('garage'));
  // Earlier pages send no port; later ones may send what this worker does not know.
  await run('message', { data: { kind: 'later', path: '/garage' } });
  expect(await personal.keys()).toHaveLength(1);
  await run('message', { data: { kind: 'forget' } });
  expect(caches.stores.has('personal-pages')).toBe(false);
});

test('a page of an earlier server is kept as it is, one about a single line only where a page asks for it', async () => {
  const log = '/garage/DL8CAF5030/log';
  served[log] = () => page('log');
  served[`${log}/add?kind=fuel&line=1`] = () => page('edit');
  served[`${log}/photos?line=2`] = () => page('photos');
  await open(log);
  await open(`${log}/add?kind=fuel&line=1`);
  await run('message', { data: { kind: 'keep', path: `${log}/photos?line=2`, assets: [] } });
  const personal = await caches.open('personal-pages');
  expect((await personal.keys()).map(({ url }) => new URL(url).pathname)).toEqual([
    log,
    `${log}/photos`,
  ]);
  served = {};
  expect(await (await open(`${log}/photos?line=3`))?.text()).toContain('/assets/photos.js');
});
