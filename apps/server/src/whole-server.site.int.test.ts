import { contracts } from '@pahiya/contracts/all/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../test/ask.ts';
import { type OwnServer, startOwnServer } from '../test/own-server.ts';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer({
    SITE_URL: 'https://pahiya.example',
    BRAND_NAME: 'Chakra',
    // The crawl of the sitemap below is faster than one address may be.
    REQUESTS_PER_MINUTE: '100000',
    ANDROID_APP: `in.example.app=${Array(32).fill('AB').join(':')}`,
  });
});
afterAll(() => server?.stop());

const read = (path: string) => ask(server.base, path);
const readJson = async (path: string) => JSON.parse((await read(path)).text);

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');

describe('health', () => {
  test('the process responds, and reports when it is ready for visitors', async () => {
    expect(await readJson('/healthz')).toEqual({ status: 'up' });
    expect(await readJson('/readyz')).toEqual({ status: 'ready' });
  });
});

describe('for crawlers', () => {
  test('robots.txt links the sitemap and disallows the API', async () => {
    const { text, headers } = await read('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toContain('Sitemap: https://pahiya.example/sitemap.xml');
    expect(text).toContain('Disallow: /api/');
  });

  test('the sitemap is an index of parts that list working pages, in both languages', async () => {
    const index = await read('/sitemap.xml');
    expect(index.headers['content-type']).toContain('xml');
    const parts = locationsIn(index.text);
    expect(parts).toContain('https://pahiya.example/sitemaps/rto-offices.xml');
    for (const part of parts) {
      const addresses = locationsIn((await read(new URL(part).pathname)).text);
      expect(addresses.length, part).toBeGreaterThan(5);
      expect(addresses.length, part).toBeLessThanOrEqual(50_000);
      // Every page is rendered in apps/web/src/reading/every-rto-page.test.ts; here a few of each part are fetched.
      const step = Math.ceil(addresses.length / 20);
      const some = addresses.filter((_, place) => place % step === 0);
      for (const address of some) {
        const page = await read(new URL(address).pathname);
        expect(page.status, address).toBe(200);
        expect(page.text, address).toContain(`<link rel="canonical" href="${address}"`);
        expect(page.text, address).not.toContain('noindex');
      }
    }
  });

  test('the plain pages are in the sitemap in both languages', async () => {
    const addresses = locationsIn((await read('/sitemaps/pages.xml')).text);
    expect(addresses).toContain('https://pahiya.example/rc-search');
    expect(addresses).toContain('https://pahiya.example/hi/rc-search');
  });

  test('vehicle records are not indexable', async () => {
    expect((await read('/rc-details/MH12DE1433')).text).toMatch(
      /name="robots" content="[^"]*noindex/,
    );
  });
});

describe('the web app manifest', () => {
  test("has the operator's name, and every icon in it exists", async () => {
    const manifest = await readJson('/manifest.webmanifest');
    expect(manifest).toMatchObject({ name: 'Chakra', start_url: '/', display: 'standalone' });
    for (const { src, type } of manifest.icons as { src: string; type: string }[]) {
      const icon = await read(src);
      expect([icon.status, icon.headers['content-type']], src).toEqual([200, type]);
    }
  });

  test('each language has its own, of the same app, with shortcuts to pages that open', async () => {
    const { text } = await read('/hi/rc-search');
    expect(text).toContain('<link rel="manifest" href="/hi/manifest.webmanifest">');
    const [english, hindi] = await Promise.all([
      readJson('/manifest.webmanifest'),
      readJson('/hi/manifest.webmanifest'),
    ]);
    expect(hindi).toMatchObject({ id: english.id, lang: 'hi-IN', start_url: '/hi/' });
    for (const { url } of [...english.shortcuts, ...hindi.shortcuts]) {
      expect((await read(url)).status, url).toBe(200);
    }
    expect(hindi.share_target).toMatchObject({ action: '/hi/app/share', method: 'POST' });
    expect(hindi.file_handlers[0].accept).toEqual({ 'application/pdf': ['.pdf'] });
    expect((await read(english.share_target.action)).status).toBe(200);
    expect(hindi.shortcuts.map(({ name }: { name: string }) => name)).toContain('चालान भरें');
  });

  test('a native app is named where its system looks, without a redirect; one that is not configured is not', async () => {
    const links = await read('/.well-known/assetlinks.json');
    expect([links.status, links.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    expect(JSON.parse(links.text)[0].target.package_name).toBe('in.example.app');
    expect((await read('/.well-known/apple-app-site-association')).status).toBe(404);
  });

  test("the page's own icons exist too", async () => {
    const { text } = await read('/');
    const links = [
      ...text.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g),
    ];
    expect(links.length).toBeGreaterThanOrEqual(3);
    for (const [, href = ''] of links) expect((await read(href)).status, href).toBe(200);
  });

  test('the service worker is served as script from the root and revalidated', async () => {
    const worker = await read('/sw.js');
    expect(worker.status).toBe(200);
    expect(worker.headers['content-type']).toContain('javascript');
    expect(worker.headers['cache-control']).not.toContain('immutable');
  });
});

describe('files of the build', () => {
  test('are immutable, and are sent compressed', async () => {
    const { text } = await read('/');
    const assets = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)];
    expect(assets.length).toBeGreaterThan(1);
    for (const [, path = ''] of assets) {
      const asset = await ask(server.base, path, { headers: { 'accept-encoding': 'br' } });
      expect(asset.headers['cache-control'], path).toContain('immutable');
      // Brotli may make the smallest files larger: those are not compressed.
      if (Number(asset.headers['content-length']) < 500) continue;
      expect(asset.headers['content-encoding'], path).toBe('br');
    }
  });
});

describe('the OpenAPI document', () => {
  type Parameter = { name: string; in: string; required: boolean };
  type Operation = {
    operationId: string;
    summary: string;
    parameters?: (Parameter | { $ref: string })[];
    responses: Record<string, unknown>;
  };
  type Document = {
    openapi: string;
    info: { title: string; version: string };
    paths: Record<string, Record<string, Operation>>;
    components: {
      parameters: Record<string, Parameter>;
      responses: Record<string, { description: string }>;
    };
  };
  let document: Document;
  beforeAll(async () => {
    document = await readJson('/api/openapi.json');
  });

  test("is version 3.1 and has the operator's name", () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({ title: 'Chakra web API', version: expect.any(String) });
  });

  test('has every call once, with its path parameters, a success and its refusals', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, operation })),
    );
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.toSorted()).toEqual(Object.keys(contracts).toSorted());
    for (const { path, operation } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const given = (operation.parameters ?? [])
        .map((one) =>
          '$ref' in one ? document.components.parameters[one.$ref.split('/').at(-1) ?? ''] : one,
        )
        .filter((one) => one !== undefined)
        .filter((one) => one.in === 'path' && one.required);
      expect(
        given.map(({ name }) => name),
        path,
      ).toEqual(named);
      const statuses = Object.keys(operation.responses);
      expect(
        statuses.some((status) => status.startsWith('2')),
        path,
      ).toBe(true);
      expect(operation.responses.default, path).toEqual({
        $ref: '#/components/responses/default',
      });
      expect(operation.summary.length, path).toBeGreaterThan(8);
    }
  });

  test('lists the failures that any call may have as the default response', () => {
    expect(document.components.responses.default?.description).toMatch(
      /request\/too-many.*server\/failure.*server\/unavailable/,
    );
  });

  test('has no dangling reference', () => {
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
    for (const reference of new Set(references)) {
      const [, pointer = ''] = /"\$ref":"#([^"]+)"/.exec(reference) ?? [];
      const found = pointer
        .split('/')
        .slice(1)
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
      expect(found, reference).toBeDefined();
    }
  });
});

describe('the API reference', () => {
  test('loads nothing external and nothing missing', async () => {
    const { text, headers } = await read('/api/docs');
    expect(headers['content-type']).toContain('text/html');
    expect(text).not.toMatch(/<script/);
    const assets = [...text.matchAll(/<(?:link|img|script|iframe)[^>]+(?:href|src)="([^"]+)"/g)];
    expect(assets.length).toBeGreaterThan(0);
    for (const [, address = ''] of assets) {
      expect(address).toMatch(/^\/(?!\/)/);
      expect((await read(address)).status, address).toBe(200);
    }
  });

  test('explains every code linked by a problem', async () => {
    const { text } = await read('/api/docs');
    const problem = await readJson('/api/v1/web/no-such-call');
    expect(problem.type).toBe('/api/docs#request/not-found');
    expect(text).toContain('id="request/not-found"');
  });
});
