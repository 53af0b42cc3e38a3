import { offences } from '@pahiya/domain/challans/offences';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport } from '../../../testing/fake-transport.ts';
import { base } from '../../../testing/page-visits.ts';
import { documentOf, wordsOf } from '../../../testing/render-fake-page.ts';
import { sitemapParts } from '../sitemap.server.ts';

const transport = fakeTransport({
  ...base,
  questionsAbout: () => answered({ questions: [] }),
});
const see = (path: string) => documentOf({ path, transport });
const paths = async () =>
  (await sitemapParts[0]?.entries(transport))?.map(({ path }) => path) ?? [];

describe('the page of an offence', () => {
  test('has section, fine by the Act and by state with their dates, and what else the Act provides for', async () => {
    const { status, main, shareable } = await see('/challan-pay/offence/no-helmet');
    expect([status, shareable]).toEqual([200, true]);
    const words = wordsOf(main);
    for (const said of [
      's. 129/194D',
      'Can be disqualified for 3 months',
      'All India (Motor Vehicles Act)',
      '₹1,000',
      'Maharashtra',
      'As of December 2021',
      'As of September 2019',
      '· not confirmed',
      'Republic World, 5 Dec 2021',
    ]) {
      expect(words).toContain(said);
    }
    for (const to of [
      '/community/write?about=offence/no-helmet',
      '/contest-challan',
      '/challan-pay#fines',
      '/challan-pay/offence/no-seat-belt',
    ]) {
      expect(main).toContain(`href="${to}"`);
    }
  });

  test('says where only a court decides, and for which vehicle an amount is', async () => {
    const drunk = wordsOf((await see('/challan-pay/offence/drunk-driving')).main);
    expect(drunk).toContain('Only a court decides the amount');
    expect(drunk).toContain('Up to 6 months');
    const speed = wordsOf((await see('/challan-pay/offence/over-speeding')).main);
    expect(speed).toContain('Maximum under the Act');
    expect(speed).toContain('two-wheeler ₹1,000');
    expect(speed).not.toContain('Only a court decides the amount');
  });

  test('of an unknown one is not found', async () => {
    expect((await see('/challan-pay/offence/none')).status).toBe(404);
  });

  test('is in the sitemap for every offence', async () => {
    expect(await paths()).toHaveLength(offences.length);
  });

  test('is whole for every offence in both languages', async () => {
    for (const path of await paths()) {
      const [english, hindi] = await Promise.all([see(path), see(`/hi${path}`)]);
      expect([path, english.status, hindi.status]).toEqual([path, 200, 200]);
      expect(wordsOf(english.main), path).not.toMatch(/\p{Script=Devanagari}|undefined|null/u);
      expect(hindi.main, path).toMatch(/<h1[^>]*>[^<]*\p{Script=Devanagari}/u);
    }
  });
});

test('the table of fines leads to the page of each of its offences', async () => {
  const fines = offences.slice(0, 3).map(({ id, section, category, name, words, compounding }) => ({
    ...{ id, section, category, name, words, compounding, isStateSum: false, confidence: 'high' },
    ...{
      twoWheeler: 50_000,
      light: 50_000,
      heavy: null,
      repeat: null,
      asOf: '2026-11',
      source: 'x',
    },
  }));
  const { status, main } = await documentOf({
    path: '/hi/challan-pay',
    transport: fakeTransport({
      ...base,
      challanFines: answered({ stateCode: null, statesWithOwnSums: [], fines }),
    }),
  });
  expect(status).toBe(200);
  for (const { id } of fines) expect(main).toContain(`href="/hi/challan-pay/offence/${id}"`);
});
