import { describe, expect, test } from 'vitest';
import { searchEverything } from '../../../../packages/api/src/modules/search/search-everything.ts';
import table from './quality-questions.json' with { type: 'json' };
import { onSearchedSite } from './test-searched-site.ts';

const sql = onSearchedSite();

const search = (text: string, language: 'en' | 'hi') =>
  searchEverything(sql(), { text, language, perKind: 8 });

/** The first three of all results, as `kind path`. */
async function firstThree(text: string, language: 'en' | 'hi'): Promise<readonly string[]> {
  const { groups } = await search(text, language);
  return groups
    .flatMap(({ results }) => results)
    .filter(({ rank }) => rank <= 3)
    .map(({ kind, path }) => `${kind} ${path}`);
}

/** What people type, and what should be among the first three. */
const english: readonly (readonly [string, string])[] = [
  ['pune', 'place /rto/maharashtra/pune'],
  ['pune rto', 'place /rto/maharashtra/pune'],
  ['rto in jaipur', 'place /rto/rajasthan/jaipur'],
  ['bangalore', 'place /rto/karnataka/bengaluru'],
  ['bangaluru', 'place /rto/karnataka/bengaluru'],
  ['bombay rto', 'place /rto/maharashtra/mumbai'],
  ['gurgaon', 'place /rto/haryana/gurugram'],
  ['kerala', 'state /rto/kerala'],
  ['orissa rto', 'state /rto/odisha'],
  ['uttar pradesh rto codes', 'state /rto/uttar-pradesh'],
  ['janakpuri', 'office /rto/delhi/office/dl-04'],
  ['transfer of ownership', 'service /rto-services/transfer-of-ownership'],
  ['duplicate rc', 'service /rto-services/duplicate-rc'],
  ['noc other state', 'service /rto-services/noc'],
  ['learner licence', 'service /rto-services/learner-licence'],
  ['lerner license', 'service /rto-services/learner-licence'],
  ['driving licence renewal', 'service /rto-services/dl-renewal'],
  ['helmet fine', 'offence /challan-pay/offence/no-helmet'],
  ['seat belt', 'offence /challan-pay/offence/no-seat-belt'],
  ['drunk driving', 'offence /challan-pay/offence/drunk-driving'],
  ['red light jump', 'offence /challan-pay/offence/red-light'],
  ['overspeeding', 'offence /challan-pay/offence/over-speeding'],
  ['no insurance fine', 'offence /challan-pay/offence/no-insurance'],
  ['puc', 'article /blog/puc-certificate'],
  ['polution certificate', 'article /blog/puc-certificate'],
  ['fake challan sms', 'article /blog/fake-challan-sms'],
  ['hypothication', 'article /blog/hypothecation-hpa-on-rc'],
  ['bh series', 'article /blog/bh-series'],
  ['fastag annual pass', 'article /blog/fastag-rules'],
  ['scrap old car', 'article /blog/vehicle-scrappage'],
  ['ncb', 'article /blog/no-claim-bonus'],
  ['pay challan', 'page /challan-pay'],
  ['contest a wrong challan', 'page /contest-challan'],
  ['delete my account', 'page /account'],
  ['rto code', 'page /rto-codes'],
];

const hindi: readonly (readonly [string, string])[] = [
  ['पुणे', 'place /rto/maharashtra/pune'],
  ['पूणे आरटीओ', 'place /rto/maharashtra/pune'],
  ['दिल्ली', 'place /rto/delhi/delhi'],
  ['lucknow', 'place /rto/uttar-pradesh/lucknow'],
  ['लखनउ', 'place /rto/uttar-pradesh/lucknow'],
  ['राजस्थान', 'state /rto/rajasthan'],
  ['बिहार आरटीओ', 'state /rto/bihar'],
  ['हेलमेट', 'offence /challan-pay/offence/no-helmet'],
  ['हेलमेट का जुर्माना', 'offence /challan-pay/offence/no-helmet'],
  ['bina helmet jurmana', 'offence /challan-pay/offence/no-helmet'],
  ['शराब पीकर गाड़ी', 'offence /challan-pay/offence/drunk-driving'],
  ['sharab', 'offence /challan-pay/offence/drunk-driving'],
  ['लाल बत्ती', 'offence /challan-pay/offence/red-light'],
  ['सीट बेल्ट', 'offence /challan-pay/offence/no-seat-belt'],
  ['प्रदूषण', 'article /blog/puc-certificate'],
  ['प्रदुषण सर्टिफिकेट', 'article /blog/puc-certificate'],
  ['pradushan', 'article /blog/puc-certificate'],
  ['नकली चालान', 'article /blog/fake-challan-sms'],
  ['farzi chalan', 'article /blog/fake-challan-sms'],
  ['गाडी बेचना', 'article /blog/selling-a-car-safely'],
  ['gadi bechna', 'article /blog/selling-a-car-safely'],
  ['फास्टैग', 'article /blog/fastag-rules'],
  ['थर्ड पार्टी बीमा', 'article /blog/third-party-premium-table'],
  ['चालान भरना', 'page /challan-pay'],
  ['डुप्लीकेट आरसी', 'service /rto-services/duplicate-rc'],
  ['लर्नर लाइसेंस', 'service /rto-services/learner-licence'],
  ['naam transfer', 'service /rto-services/transfer-of-ownership'],
];

describe('the wanted page is among the first three results', () => {
  test.each(english)('in English for "%s": %s', async (text, wanted) => {
    expect(await firstThree(text, 'en')).toContain(wanted);
  });

  test.each(hindi)('in Hindi for "%s": %s', async (text, wanted) => {
    expect(await firstThree(text, 'hi')).toContain(wanted);
  });
});

test('of the 36 searches of the quality table, at least 34 have the wanted page in the first three', async () => {
  expect(table.searches).toHaveLength(36);
  const missed: string[] = [];
  for (const [text = '', language = '', page = ''] of table.searches) {
    const { direct, groups } = await search(text, language === 'hi' ? 'hi' : 'en');
    const first = groups.flatMap(({ results }) => results).filter(({ rank }) => rank <= 3);
    const paths = [direct?.path, ...first.map(({ path }) => path)];
    if (!paths.includes(page)) missed.push(`${text}: ${paths.join(' ')}`);
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
});

test('a long search shows what is relevant, not everything with one of its words', async () => {
  const { total } = await search('papers needed to transfer a second hand car to my name', 'en');
  expect(total).toBeLessThanOrEqual(8);
});

test.each([
  ['DL 8 C', '/rto/delhi/office/dl-08'],
  ['mh 12 ab', '/rto/maharashtra/office/mh-12'],
])('part of a vehicle number, %s, leads to its office', async (text, path) => {
  expect((await search(text, 'en')).direct).toMatchObject({ kind: 'office', path });
});

test.each([
  ['DL8CAF5030', 'DL 8C AF 5030'],
  ['mh-12 de 1433', 'MH 12 DE 1433'],
  ['22bh6517a', '22 BH 6517 A'],
])('a vehicle number, %s, is a direct hit and not searched', async (text, display) => {
  const found = await search(text, 'en');
  const vehicleNumber = display.replaceAll(' ', '');
  expect(found).toMatchObject({
    direct: { kind: 'vehicle', display, path: `/rc-details/${vehicleNumber}` },
    groups: [],
  });
});

test.each(['MH12', 'mh 12', 'mh-12'])('the code %s leads to its office', async (text) => {
  const { direct } = await search(text, 'hi');
  expect(direct).toMatchObject({ kind: 'office', path: '/rto/maharashtra/office/mh-12' });
});

test('a code that no office has is no direct hit', async () => {
  expect((await search('DL99', 'en')).direct).toBeNull();
});

test('from the third letter on, an incomplete word finds its page', async () => {
  for (const typed of ['hyp', 'hypo', 'hypot', 'hypothe', 'hypothecat', 'hypothecation']) {
    expect(await firstThree(typed, 'en'), typed).toContain('article /blog/hypothecation-hpa-on-rc');
  }
});

test('a misspelt word is replaced by a similar one, and the answer says so', async () => {
  const { instead, total } = await search('hypothication', 'en');
  expect(total).toBeGreaterThan(0);
  expect(instead[0]?.typed).toBe('hypothication');
});

test('matches are marked', async () => {
  const { groups } = await search('helmet', 'en');
  const [first] = groups.flatMap(({ results }) => results);
  const marked = [...(first?.title ?? []), ...(first?.excerpt ?? [])].filter(
    ({ isMatch }) => isMatch,
  );
  expect(marked.map(({ text }) => text.toLowerCase())).toContain('helmet');
});

test('groups, and results within a group, are ordered best first', async () => {
  const { groups } = await search('insurance', 'en');
  const firsts = groups.map(({ results }) => results[0]?.rank ?? 0);
  expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
  for (const { results } of groups) {
    const ranks = results.map(({ rank }) => rank);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  }
});

test.each(['', ' ', '!!!', '🙂', "'); drop table search_entries; --", 'a:* | !b', '\u0000'])(
  'a text of signs, such as %j, breaks nothing',
  async (text) => {
    expect((await search(text, 'en')).direct).toBeNull();
  },
);
