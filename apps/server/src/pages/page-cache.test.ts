import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encodingFor } from './content-encoding.ts';
import { createPageCache, type KeptPage, keptPage, type PageCache } from './page-cache.ts';

/** A text that compresses better at higher levels. */
const varied = Array.from({ length: 2000 }, (_, n) => `<li>${(n * 7919) % 1009}</li>`).join('');
const make = (html: string, keptAt = 0, stamp = '1') =>
  keptPage({ status: 200, headers: {}, stamp, reading: null, keptAt, freshMs: 1000 }, html);

describe('cached pages', () => {
  test('have the same content in every encoding', async () => {
    const { plain, forms } = make('<p>पहिया</p>'.repeat(50));
    for (let ask = 0; ask < 3; ask += 1) {
      expect(brotliDecompressSync(await forms.bytes('br'))).toEqual(plain);
      expect(gunzipSync(await forms.bytes('gzip'))).toEqual(plain);
    }
  });

  test('are compressed lightly for the first request, and fully for later ones', async () => {
    const { forms } = make(varied);
    const first = await forms.bytes('br');
    expect((await forms.bytes('br')).length).toBe(first.length);
    await forms.press();
    const best = forms.bytes('br');
    expect(best).toBeInstanceOf(Buffer);
    expect((await best).length).toBeLessThan(first.length);
    expect(forms.bytes('br')).toBe(best);
  });

  test('are compressed once for concurrent requests', async () => {
    const { forms } = make(varied);
    const [one, two] = await Promise.all([forms.bytes('br'), forms.bytes('br')]);
    expect(one).toBe(two);
  });

  test('are fresh for their time and then served stale', () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    cache.keep('/', make('x', 5000));
    expect(cache.find('/', '1', 6000)?.isStale).toBe(false);
    expect(cache.find('/', '1', 6001)?.isStale).toBe(true);
    expect(cache.find('/other', '1', 6000)).toBeNull();
  });

  test('with an outdated version of their content are not found', () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    cache.keep('/', make('old', 0, '1'));
    expect(cache.find('/', '2', 0)).toBeNull();
    cache.keep('/', make('new', 0, '2'));
    expect(cache.find('/', '2', 0)?.page.plain.toString()).toBe('new');
  });

  test('have an ETag that changes with their bytes', () => {
    const [one, same, other] = [make('a'), make('a', 5), make('b')];
    expect(one.etag).toBe(same.etag);
    expect(one.etag).not.toBe(other.etag);
  });

  describe('beyond the limit', () => {
    const page: KeptPage = make('x'.repeat(100));
    const each = page.plain.length * 1.5;
    /** Room for three pages requested again and for one requested once. */
    const threeAndOne = () => createPageCache({ maxBytes: each * 4 });
    const has = (cache: PageCache, keys: readonly string[]) => {
      const known = new Set(cache.recent(100).map(([key]) => key));
      return keys.filter((key) => known.has(key));
    };

    test('evict the least recently used', () => {
      const cache = threeAndOne();
      for (const key of ['a', 'b', 'c']) {
        cache.keep(key, page);
        cache.find(key, '1', 0);
      }
      cache.find('a', '1', 0);
      cache.keep('d', page);
      cache.find('d', '1', 0);
      expect(has(cache, ['a', 'b', 'c', 'd'])).toEqual(['a', 'c', 'd']);
    });

    test('that were requested once do not evict those in use', () => {
      const cache = threeAndOne();
      cache.keep('used', page);
      cache.find('used', '1', 0);
      for (let count = 0; count < 100; count += 1) cache.keep(`random-${count}`, page);
      expect(has(cache, ['used', 'random-98', 'random-99'])).toEqual(['used', 'random-99']);
    });

    test('keep their place when they are rendered again', () => {
      const cache = threeAndOne();
      cache.keep('used', page);
      cache.find('used', '1', 0);
      cache.keep('used', make('y'.repeat(100)));
      cache.keep('other', page);
      expect(has(cache, ['used', 'other'])).toEqual(['used', 'other']);
    });
  });

  test('are re-rendered once at a time, and again after a failure', async () => {
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
