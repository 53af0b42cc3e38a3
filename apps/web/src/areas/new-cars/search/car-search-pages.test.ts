import { expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { base } from '../../../testing/page-visits.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../testing/render-fake-page.ts';

const card = (name: string, changed: object = {}) => ({
  make: { slug: 'tata', name: 'Tata' },
  model: {
    ...{
      slug: name.toLowerCase(),
      name,
      body: 'suv',
      fuels: ['petrol'],
      seats: [5],
      lengthMm: 3995,
    },
    ...{ heightMm: null, wheelbaseMm: null, groundClearanceMm: null, photo: null, hand: null },
  },
  variants: 7,
  isRanked: true,
  priceGroup: 'current',
  price: { leastPaise: 82_600_000, mostPaise: 130_100_000, kind: 'full', asOf: '2026-05-01' },
  first: {
    ...{ id: `tata/${name.toLowerCase()}/base`, slug: 'base', name: 'Base', fuel: 'petrol' },
    ...{ gearboxKind: 'manual', onRoadPaise: 91_400_000, figure: null },
    emi: { amountPaise: 1_526_000, months: 60, rate: 10_750, share: 80_000 },
  },
  rating: { programme: 'Bharat NCAP', year: 2026, adultStars: 5, childStars: 4 },
  ...changed,
});
const uncounted = { onRoadPaise: null, emi: null };
const found = {
  ...{ totalCount: 3, variantCount: 21, unrankedCount: 2, currentPage: 0, pageSize: 20 },
  facets: [
    {
      id: 'fuel',
      values: [
        { value: 'petrol', name: null, count: 3 },
        { value: 'diesel', name: null, count: 0 },
        { value: 'cng', name: null, count: 0 },
      ],
    },
    { id: 'make', values: [{ value: 'tata', name: 'Tata', count: 3 }] },
  ],
  feed: [
    card('Brezza'),
    card('Glanza', {
      ...{ isRanked: false, priceGroup: 'old' },
      first: { ...card('Glanza').first, ...uncounted },
    }),
    card('Elevate', {
      ...{ isRanked: false, priceGroup: 'unknown', price: null, rating: null },
      first: { ...card('Elevate').first, ...uncounted },
    }),
  ],
  closest: null,
};
const compared = answered({
  make: { slug: 'tata', name: 'Tata' },
  model: { ...card('Punch').model, variants: 1, prices: null, rating: null },
  ratings: [],
  variants: [{ slug: 'base', name: 'Base', price: null, figures: {} }],
});
const visit = (path: string, answer: object = found) =>
  documentOf({
    path,
    transport: fakeTransport({ ...base, carVariants: compared, filterCars: answered(answer) }),
  });

test('a card says what a model costs, where it is from and when', async () => {
  const { main, status } = await visit('/new-cars/search?fuel=petrol');
  expect(status).toBe(200);
  const text = wordsOf(main);
  expect(text).toContain('New cars: Petrol');
  expect(text).toContain('3 models, 21 variants');
  expect(text).toMatch(/₹8.26 lakh to ₹13.01 lakh +Ex-showroom, as of May 2026/);
  expect(text).toMatch(/On-road, Delhi +₹9.14 lakh +Base/);
  expect(text).toMatch(/EMI +₹15,260\/month +10.75%, 60 months/);
  expect(text).toMatch(/Crash test +5 of 5/);
  expect(main).toMatch(/<span lang="en" translate="no">Bharat NCAP/);
  expect(text).toContain('Nobody can pay to be listed higher.');
  expect(main).toContain('href="/new-cars/tata/brezza"');
});

test('a card shows the photograph of a model where there is one', async () => {
  const photo = { src: '/media/uploads/1.webp', width: 1200, height: 800, alt: { en: '', hi: '' } };
  const nexon = card('Nexon');
  const { main } = await visit('/new-cars/search', {
    ...found,
    feed: [{ ...nexon, model: { ...nexon.model, photo } }],
  });
  expect(main).toContain(encodeURIComponent(photo.src));
  expect(main).not.toContain('class="car-picture"');
});

test('old and unknown prices stand under headings of their own, without an instalment', async () => {
  const text = wordsOf((await visit('/new-cars/search')).main);
  expect(text).toMatch(/Brezza.*Old prices.*Glanza.*Old price .*Price not known.*Elevate/);
  const after = text.slice(text.indexOf('Old prices'));
  expect(after).not.toContain('₹15,260');
  expect(after).toContain('No dated price in our sources');
});

test('a choice is taken back by its link, one without results stays visible and is closed', async () => {
  const { main } = await visit('/new-cars/search?fuel=petrol&fuel=cng&sort=newest');
  expect(main).toContain('href="/new-cars/search?fuel=cng&amp;sort=newest"');
  expect(main).toMatch(/<input[^>]*id="f-fuel-diesel"[^>]*disabled=""/);
  expect(main).toMatch(/<input[^>]*id="f-fuel-cng"[^>]*checked=""/);
  expect(main).not.toMatch(/<input[^>]*id="f-fuel-cng"[^>]*disabled=""/);
});

test('the bar to compare is in the address: cars are added, removed, and the fifth is refused in words', async () => {
  const one = (await visit('/new-cars/search?ids=tata/punch/base')).main;
  expect(wordsOf(one)).toContain('Add a second car to compare');
  expect(one).toContain('href="/new-cars/search?ids=tata/punch/base,tata/brezza/base"');
  const two = (await visit('/new-cars/search?ids=tata/punch/base,tata/brezza/base')).main;
  expect(two).toContain('href="/compare?ids=tata/punch/base,tata/brezza/base"');
  const five = ['punch', 'a', 'b', 'c', 'd'].map((model) => `tata/${model}/base`).join(',');
  expect(wordsOf((await visit(`/new-cars/search?ids=${five}`)).main)).toContain(
    'You can compare up to four cars.',
  );
});

test.each([
  ['an unknown filter', 'fuel=steam', 'One filter in this link is not known here'],
  ['a range upside down', 'price-from=20&price-to=10', 'The maximum is below the minimum'],
])('%s is named, and the rest applies', async (_, query, words) => {
  const { main, status } = await visit(`/new-cars/search?${query}`);
  expect(status).toBe(400);
  expect(wordsOf(main)).toContain(words);
  expect(wordsOf(main)).toContain('Brezza');
});

test('no result names the filter whose removal helps most; a page beyond the last leads back', async () => {
  const nothing = { ...found, totalCount: 0, variantCount: 0, unrankedCount: 0, feed: [] };
  const closest = { facet: 'fuel', range: null, count: 29 };
  const none = await visit('/new-cars/search?fuel=cng&make=tata', { ...nothing, closest });
  expect(wordsOf(none.main)).toContain('Closest: without “Fuel”, 29 models match.');
  expect(none.main).toContain('href="/new-cars/search?make=tata"');
  const far = await visit('/new-cars/search?page=9', { ...found, feed: [] });
  expect(wordsOf(far.main)).toContain('There are no more results');
});

test('an unknown make and a failed source are shown as what they are', async () => {
  const failed = (code: 'new-car/not-found' | 'request/too-many') =>
    documentOf({
      path: '/new-cars/search?make=lada',
      transport: fakeTransport({ ...base, filterCars: refusedWith(code) }),
    });
  const unknown = await failed('new-car/not-found');
  expect(unknown.status).toBe(404);
  expect(wordsOf(unknown.main)).toContain('The make in this link is not known here');
  const busy = await failed('request/too-many');
  expect(wordsOf(busy.main)).toContain('Your filters are saved in the page address');
});

test('filters have a page of their own, whose form leads to the list', async () => {
  const { main } = await visit('/new-cars/search/filters?fuel=petrol&ids=tata/punch/base');
  expect(main).toContain('action="/new-cars/search"');
  expect(wordsOf(main)).toContain('Show 3 models');
  expect(main).toContain('name="ids" value="tata/punch/base"');
});

test('empty fields of the plain form are left out of the address', async () => {
  const at = (path: string) => renderFakePage({ path, transport: fakeTransport(base) });
  expect(await at('/hi/new-cars/search?fuel=petrol&price-from=&sort=newest')).toMatchObject({
    ...{ status: 303, location: '/hi/new-cars/search?fuel=petrol&sort=newest' },
  });
  expect(await at('/new-cars/search?price-from=')).toMatchObject({ location: '/new-cars/search' });
});

test('in Hindi the search speaks Hindi', async () => {
  const { main } = await visit('/hi/new-cars/search?fuel=petrol');
  const text = wordsOf(main);
  expect(text).toContain('नई कारें: पेट्रोल');
  expect(text).toContain('3 मॉडल, 21 वेरिएंट');
  expect(text).not.toMatch(/Show|Compare|Price|models/);
});

test('the shortlist is kept without an account, shown, and emptied by its forms', async () => {
  const models = answered({
    make: { slug: 'tata', name: 'Tata' },
    models: [{ ...card('Punch').model, variants: 2, prices: null, rating: null }],
  });
  const shortlist = (cookie: string) =>
    documentOf({
      path: '/shortlist',
      cookies: { shortlist: cookie },
      transport: fakeTransport({ ...base, carModels: models }),
    });
  const two = await shortlist('new-car:tata/punch|new-car:tata/gone|used-car:UC-1');
  expect(wordsOf(two.main)).toContain('Punch');
  expect(wordsOf(two.main)).toContain('1 car is no longer in the catalogue.');
  expect(wordsOf((await shortlist('')).main)).toContain('Your shortlist is empty');
});

test('a search is saved with a channel that nothing ticks, after sign-in', async () => {
  const path = '/saved-searches?save=fuel%3Dpetrol';
  const visitor = await visit(path);
  expect(wordsOf(visitor.main)).toContain('Sign in to save this search');
  expect(visitor.main).toContain('href="/sign-in?next=%2Fsaved-searches%3Fsave%3Dfuel%253Dpetrol"');
  const { main } = await documentOf({
    path,
    isLoggedIn: true,
    transport: fakeTransport({ ...base, listSavedSearches: answered({ searches: [] }) }),
  });
  expect(wordsOf(main)).toMatch(/Alert me about +Petrol/);
  expect(main).not.toContain('checked');
});

test('the link of an alert opens a page that ends it with one press, without sign-in', async () => {
  const { main } = await visit('/saved-searches?stop=abc.def');
  expect(main).toContain('name="key" value="abc.def"');
  expect(wordsOf(main)).toContain('Stop these alerts?');
});
