import { beforeEach, expect, test, vi } from 'vitest';
import { trafficOf } from './listing-traffic.ts';
import type { PageSent } from './pages/page-sent.ts';

const count = vi.fn();
const viewer = { session: null, firmId: null };
const note = trafficOf({ count }, () => viewer);
const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' };
const view: PageSent = {
  ...{ method: 'GET', url: '/used-cars/delhi/maruti-suzuki-swift-2019-bkmptwxz', status: 200 },
  ...{ headers: agent, form: null },
};
const adding: PageSent = {
  ...{ method: 'POST', url: '/shortlist', status: 303, headers: agent },
  form: 'intent=keep&kind=used-car&id=bkmptwxz&next=%2Fshortlist%2Fused-cars',
};
beforeEach(() => count.mockReset());

test.each<[string, Partial<PageSent>]>([
  ['in English', {}],
  ['in Hindi', { url: `/hi${view.url}` }],
  ['of a link with a campaign', { url: `${view.url}?utm_source=x` }],
  ['whose bytes the browser has', { status: 304 }],
])('a listing’s page %s is a view', (_, change) => {
  note({ ...view, ...change });
  expect(count.mock.calls).toEqual([['bkmptwxz', 'views', viewer]]);
});

test.each<[string, Partial<PageSent>]>([
  ['the page of a city', { url: '/used-cars/delhi' }],
  ['a page below it', { url: `${view.url}/photos` }],
  ['another page', { url: '/rto/goa/bkmptwxz' }],
  ['a missing listing', { status: 404 }],
  ['the redirect of an old name', { status: 301 }],
  ['its head alone', { method: 'HEAD' }],
  ['a page loaded ahead', { headers: { ...agent, 'sec-purpose': 'prefetch;prerender' } }],
  ['a search engine', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' } }],
])('%s is none', (_, change) => {
  note({ ...view, ...change });
  expect(count).not.toHaveBeenCalled();
});

test('a form that puts a car on the shortlist is counted, in both languages', () => {
  note(adding);
  note({ ...adding, url: '/hi/shortlist' });
  note({ ...adding, headers: { ...agent, cookie: 'shortlist=used-car%3Abkmptwxy; theme=dark' } });
  expect(count.mock.calls).toEqual(
    Array.from({ length: 3 }, () => ['bkmptwxz', 'shortlisted', viewer]),
  );
});

test.each<[string, Partial<PageSent>]>([
  ['taking it off', { form: 'intent=remove&kind=used-car&id=bkmptwxz' }],
  ['a new car', { form: 'intent=keep&kind=new-car&id=maruti-suzuki/swift' }],
  ['no such id', { form: 'intent=keep&kind=used-car&id=BKMPTWXZ' }],
  ['a full list', { status: 409 }],
  ['another form', { url: '/shortlist/used-cars' }],
  ['a form with files', { form: null }],
  ['a program', { headers: { 'user-agent': 'curl/8.5.0' } }],
  [
    'a car on it before',
    {
      headers: {
        ...agent,
        cookie: 'city=Pune; shortlist=new-car%3Aa%2Fb%7Cused-car%3Abkmptwxz%7Cused-car%3Abkmptwxy',
      },
    },
  ],
  ['the same, unescaped', { headers: { ...agent, cookie: 'shortlist=used-car:bkmptwxz' } }],
])('%s is not', (_, change) => {
  note({ ...adding, ...change });
  expect(count).not.toHaveBeenCalled();
});
