import type { SharedPage } from '@pahiya/web/frame/page/page-contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Asked, visitOf } from './page-visit.ts';

const start = Date.parse('2026-11-21T04:44:00Z');
const at = (seconds: number) => new Date(start + seconds * 1000);
const versions = new Map([['layout', 3]]);

describe('a reading page', () => {
  const visitAt = (seconds: number, freshSeconds?: number) =>
    visitOf(
      { url: '/status', cookies: {} },
      {
        reading: { content: [], ...(freshSeconds === undefined ? {} : { freshSeconds }) },
        shared: null,
        versions,
        now: at(seconds),
      },
    );

  test('that changes with time is never served from bytes older than allowed', () => {
    const { stamp, key } = visitAt(0, 30);
    expect(visitAt(29, 30).stamp).toBe(stamp);
    expect(visitAt(30, 30).stamp).not.toBe(stamp);
    expect(visitAt(30, 30).key).toBe(key);
  });

  test('with other content keeps its version until the content changes', () => {
    expect(visitAt(0).stamp).toBe('3');
    expect(visitAt(3600).stamp).toBe('3');
  });
});

describe('a reading page that goes by city', () => {
  const visit = (url: string, cityId?: string, cityIn: string | undefined = 'city') =>
    visitOf(
      { url, cookies: { ...(cityId !== undefined && { cityId }), city: 'Mumbai' } },
      {
        reading: { content: [], query: ['city', 'loan'], ...(cityIn !== '' && { cityIn }) },
        shared: null,
        versions,
        now: at(0),
      },
    );

  test('is that of the chosen city where the address names none, and the same for all who chose it', () => {
    expect(visit('/car?loan=on', '10001').url).toBe('/car?loan=on&city=10001');
    expect(visit('/car', '10001').key).toBe(visit('/car?city=10001').key);
    expect(visit('/car?city=10084', '10001').url).toBe('/car?city=10084');
    expect(visit('/car').url).toBe('/car');
  });

  test.each(['', '1', '99999', '10001 ', '<script>', '10001\n'])(
    'a cookie that names no city (%j) changes nothing',
    (cityId) => {
      expect(visit('/car', cityId).key).toBe(visit('/car').key);
    },
  );

  test('other pages are the same in every city', () => {
    expect(visit('/car', '10001', '').url).toBe('/car');
  });
});

describe('a shared page', () => {
  const shared: SharedPage = {
    path: '/rc-search',
    variants: [
      ['faq', ['all']],
      ['then', ['insurance']],
    ],
    personal: ['vehicleNumber'],
  };
  const visit = (url: string, cookies: Asked['cookies'] = {}) =>
    visitOf({ url, cookies }, { reading: null, shared, versions, now: at(0) });

  test.each([
    ['/rc-search', '/rc-search'],
    ['/RC-Search/', '/rc-search'],
    ['/rc-search?x=1', '/rc-search'],
    ['/rc-search?utm_source=a&faq=all', '/rc-search?faq=all'],
    ['/rc-search?then=insurance&faq=all', '/rc-search?faq=all&then=insurance'],
    ['/rc-search?faq=everything', '/rc-search'],
    ['/rc-search?faq=all&faq=x', '/rc-search?faq=all'],
  ])('%s is rendered and cached as %s', (url, reduced) => {
    expect(visit(url)).toMatchObject({ kind: 'shared', url: reduced });
    expect(visit(url).key).toBe(visit(reduced).key);
  });

  test('has one cache entry whatever other parameters the query has', () => {
    const { key } = visit('/rc-search');
    const query = fc.dictionary(
      fc.string().filter((name) => !['faq', 'then', 'vehicleNumber'].includes(name)),
      fc.string(),
    );
    fc.assert(
      fc.property(query, (words) => {
        expect(visit(`/rc-search?${new URLSearchParams(words)}`).key).toBe(key);
      }),
    );
  });

  test.each<[string, string, Asked['cookies']]>([
    ['a number was typed', '/rc-search?vehicleNumber=DL8', {}],
    ['there is a session', '/rc-search?x=1', { pahiya_session: 'a' }],
    ['a theme was chosen', '/rc-search?x=1', { theme: 'dark' }],
  ])('is rendered per visitor, with the full URL, when %s', (_, url, cookies) => {
    expect(visit(url, cookies)).toMatchObject({ kind: 'own', url });
  });

  test('differs by city', () => {
    expect(visit('/rc-search', { city: 'Pune' }).key).not.toBe(visit('/rc-search').key);
  });
});

test('every other page is rendered per visitor', () => {
  const url = '/rc-details/DL8CAF5030?x=1';
  const visit = visitOf(
    { url, cookies: {} },
    { reading: null, shared: null, versions, now: at(0) },
  );
  expect(visit).toMatchObject({ kind: 'own', url, key: '' });
});
