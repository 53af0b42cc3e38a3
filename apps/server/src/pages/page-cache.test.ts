import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encodingFor } from './content-encoding.ts';
import { createPageCache, type KeptPage, keptPage } from './page-cache.ts';

const make = (html: string, keptAt = 0, stamp = '1') =>
  keptPage({ status: 200, headers: {}, stamp, keptAt, freshMs: 1000 }, html);

describe('kept pages', () => {
  test('hold the same bytes in every encoding', async () => {
    const page = await make('<p>पहिया</p>'.repeat(50));
    expect(brotliDecompressSync(page.brotli)).toEqual(page.plain);
    expect(gunzipSync(page.gzip)).toEqual(page.plain);
  });

  test('are fresh for their time and then served stale', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    cache.keep('/', await make('x', 5000));
    expect(cache.find('/', '1', 6000)?.isStale).toBe(false);
    expect(cache.find('/', '1', 6001)?.isStale).toBe(true);
    expect(cache.find('/other', '1', 6000)).toBeNull();
  });

  test('of other content than asked for are as good as none', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    cache.keep('/', await make('old', 0, '1'));
    expect(cache.find('/', '2', 0)).toBeNull();
    cache.keep('/', await make('new', 0, '2'));
    expect(cache.find('/', '2', 0)?.page.plain.toString()).toBe('new');
  });

  test('have a tag that changes with their bytes', async () => {
    const [one, same, other] = await Promise.all([make('a'), make('a', 5), make('b')]);
    expect(one.etag).toBe(same.etag);
    expect(one.etag).not.toBe(other.etag);
  });

  test('never outgrow the limit: the longest unused go', async () => {
    const page: KeptPage = await make('x'.repeat(100));
    const each = page.plain.length + page.brotli.length + page.gzip.length;
    const cache = createPageCache({ maxBytes: each * 2 });
    cache.keep('a', page);
    cache.keep('b', page);
    cache.find('a', '1', 0);
    cache.keep('c', page);
    expect(['a', 'b', 'c'].map((key) => cache.find(key, '1', 0) !== null)).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('are renewed once at a time, and again after a failure', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    let renewals = 0;
    const fail = async () => {
      renewals += 1;
      throw new Error('down');
    };
    cache.renew('/', fail);
    cache.renew('/', fail);
    await new Promise(setImmediate);
    cache.renew('/', fail);
    expect(renewals).toBe(2);
  });
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
  ['BR', 'br'],
])('a browser that takes %s gets %s', (accept, encoding) => {
  expect(encodingFor(accept)).toBe(encoding);
});
