import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { seedBlog } from '../seed/seed-blog.ts';
import { searchArticles } from './search-articles.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedBlog(database.sql, new Date('2026-11-21T04:44:00Z'));
});
afterAll(() => database.drop());

const search = (text: string, language: 'en' | 'hi') =>
  searchArticles(database.sql, { text, language });
const slugsFor = async (text: string, language: 'en' | 'hi') =>
  (await search(text, language)).results.map(({ article }) => article.slug);

/** Questions with the article that should be among the first three. */
const english: readonly (readonly [string, string])[] = [
  ['challan deadline', 'challan-deadlines-2026'],
  ['how many days to pay a challan', 'challan-deadlines-2026'],
  ['45 days challan', 'challan-deadlines-2026'],
  ['chalan last date', 'challan-deadlines-2026'],
  ['virtual court challan', 'challan-deadlines-2026'],
  ['fake challan', 'fake-challan-sms'],
  ['challan sms apk', 'fake-challan-sms'],
  ['is this challan message real', 'fake-challan-sms'],
  ['cyber fraud 1930', 'fake-challan-sms'],
  ['hpa meaning', 'hypothecation-hpa-on-rc'],
  ['hypothecation', 'hypothecation-hpa-on-rc'],
  ['hypothication removal', 'hypothecation-hpa-on-rc'],
  ['remove loan from rc', 'hypothecation-hpa-on-rc'],
  ['form 35 bank noc', 'hypothecation-hpa-on-rc'],
  ['third party premium', 'third-party-premium-table'],
  ['third party insurance price 1000cc car', 'third-party-premium-table'],
  ['thrid party insurence', 'third-party-premium-table'],
  ['tariff two wheeler', 'third-party-premium-table'],
  ['ncb', 'no-claim-bonus'],
  ['no claim bonus', 'no-claim-bonus'],
  ['transfer ncb to new car', 'no-claim-bonus'],
  ['puc', 'puc-certificate'],
  ['pollution certificate validity', 'puc-certificate'],
  ['polution certificate', 'puc-certificate'],
  ['puc fine', 'puc-certificate'],
  ['bh number plate', 'bh-series'],
  ['BH series tax', 'bh-series'],
  ['who can get bharat series', 'bh-series'],
  ['fastag', 'fastag-rules'],
  ['fast tag annual pass', 'fastag-rules'],
  ['fasttag blacklisted', 'fastag-rules'],
  ['toll tag kyc', 'fastag-rules'],
  ['sell my car', 'selling-a-car-safely'],
  ['form 29 30 transfer', 'selling-a-car-safely'],
  ['transfer of ownership', 'selling-a-car-safely'],
  ['scrap old car', 'vehicle-scrappage'],
  ['scrappage certificate of deposit', 'vehicle-scrappage'],
  ['10 year diesel delhi', 'delhi-vehicle-age-rule'],
  ['old petrol car ncr 15 years', 'delhi-vehicle-age-rule'],
  ['bs4 delhi', 'delhi-vehicle-age-rule'],
  ['digilocker rc', 'e-rc-digilocker-mparivahan'],
  ['is digital rc valid', 'e-rc-digilocker-mparivahan'],
  ['mparivahan police', 'e-rc-digilocker-mparivahan'],
];

const hindi: readonly (readonly [string, string])[] = [
  ['चालान की आख़िरी तारीख़', 'challan-deadlines-2026'],
  ['चलान कितने दिन में भरें', 'challan-deadlines-2026'],
  ['challan', 'challan-deadlines-2026'],
  ['नकली चालान', 'fake-challan-sms'],
  ['फर्जी चालान मैसेज', 'fake-challan-sms'],
  ['हाइपोथिकेशन', 'hypothecation-hpa-on-rc'],
  ['RC से लोन हटाना', 'hypothecation-hpa-on-rc'],
  ['थर्ड पार्टी बीमा कितने का', 'third-party-premium-table'],
  ['थर्ड पार्टी प्रीमियम', 'third-party-premium-table'],
  ['नो क्लेम बोनस', 'no-claim-bonus'],
  ['NCB क्या है', 'no-claim-bonus'],
  ['प्रदूषण प्रमाणपत्र', 'puc-certificate'],
  ['प्रदुषण', 'puc-certificate'],
  ['पीयूसी', 'puc-certificate'],
  ['BH सीरीज', 'bh-series'],
  ['फास्टैग', 'fastag-rules'],
  ['फ़ास्टटैग सालाना पास', 'fastag-rules'],
  ['fastag kaise', 'fastag-rules'],
  ['गाडी बेचना', 'selling-a-car-safely'],
  ['gadi bechna', 'selling-a-car-safely'],
  ['गाड़ी स्क्रैप', 'vehicle-scrappage'],
  ['दिल्ली पुरानी डीजल गाड़ी', 'delhi-vehicle-age-rule'],
  ['दिल्ली १५ साल पेट्रोल', 'delhi-vehicle-age-rule'],
  ['डिजिलॉकर', 'e-rc-digilocker-mparivahan'],
  ['डिजीलॉकर में आरसी', 'e-rc-digilocker-mparivahan'],
  ['एनसीबी', 'no-claim-bonus'],
  ['beema bonus', 'no-claim-bonus'],
];

describe('the wanted article is among the first three', () => {
  test.each(english)('in English for "%s": %s', async (text, wanted) => {
    expect((await slugsFor(text, 'en')).slice(0, 3)).toContain(wanted);
  });

  test.each(hindi)('in Hindi for "%s": %s', async (text, wanted) => {
    expect((await slugsFor(text, 'hi')).slice(0, 3)).toContain(wanted);
  });
});

test('a misspelt word is replaced by a similar one, and the response says so', async () => {
  const { results, instead } = await search('emision', 'en');
  expect(results.length).toBeGreaterThan(0);
  expect(instead).toEqual([{ typed: 'emision', taken: expect.arrayContaining(['emission']) }]);
});

test('matches are marked in the title and in an excerpt, whatever their spelling', async () => {
  const first = (await search('hypothecation', 'en')).results[0];
  const marked = [...(first?.title ?? []), ...(first?.excerpt ?? [])]
    .filter(({ isMatch }) => isMatch)
    .map(({ text }) => text.toLowerCase());
  expect(marked).toContain('hypothecation');
  expect(first?.title.map(({ text }) => text).join('')).toBe(first?.article.title);
  const hindiFirst = (await search('फास्टैग', 'hi')).results[0];
  const hindiMarked = hindiFirst?.excerpt.filter(({ isMatch }) => isMatch) ?? [];
  expect(hindiMarked.length).toBeGreaterThan(0);
  for (const { text } of hindiMarked) expect(text).toMatch(/^(?:फ़ास्टैग|FASTag)/);
});

test.each([
  '',
  '   ',
  '!!!',
  "'); drop table articles; --",
  "a' | 'b",
  '<script>alert(1)</script>',
  '&&&|',
  '🙂',
])('a search of symbols, such as %j, is handled', async (text) => {
  expect(Array.isArray((await search(text, 'en')).results)).toBe(true);
});

test('a search that no article matches finds nothing', async () => {
  expect((await search('zzzzqqqq wxyzzy', 'en')).results).toEqual([]);
});
