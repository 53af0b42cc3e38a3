import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { insertLanguages } from '../languages/language-repository.ts';
import { indexArticle, removeArticle } from './index-article.ts';
import { findEntries } from './search-everything.ts';

/** One article in each language, on its own subject. Source: own, machine, unreviewed. */
const articles = {
  bn: {
    title: 'ট্রাফিক চালানের জরিমানা কোথায় দেবেন',
    description: 'অনলাইনে চালান জমা দেওয়ার নিয়ম',
    plainText: 'গাড়ির নম্বর দিয়ে বকেয়া চালান দেখুন। জরিমানা ৫০০ টাকা থেকে শুরু। দূষণ পরীক্ষার কাগজ সঙ্গে রাখুন।',
  },
  ta: {
    title: 'வாகன காப்பீடு புதுப்பிப்பது எப்படி',
    description: 'இன்சூரன்ஸ் பாலிசி முடியும் முன் செய்ய வேண்டியவை',
    plainText: 'மூன்றாம் தரப்பு காப்பீடு கட்டாயம். சென்னையில் உள்ள அலுவலகத்தில் பிரீமியம் செலுத்தலாம்.',
  },
  te: {
    title: 'వాహన రిజిస్ట్రేషన్ బదిలీ విధానం',
    description: 'పాత బండి కొన్నప్పుడు పేరు మార్పు',
    plainText: 'హైదరాబాద్ ఆర్టీఓ కార్యాలయంలో దరఖాస్తు చేయండి. రుసుము ౩౦౦ రూపాయలు. బీమా పత్రం అవసరం.',
  },
  gu: {
    title: 'ફાસ્ટેગ બ્લેકલિસ્ટ થાય તો શું કરવું',
    description: 'ટોલ પ્લાઝા પર રિચાર્જ',
    plainText: 'અમદાવાદ જતા ટોલ ભરવા બેલેન્સ રાખો. ગાડીની વિમા પોલિસી પણ તપાસો.',
  },
  kn: {
    title: 'ಹಳೆಯ ವಾಹನಗಳ ಮಾಲಿನ್ಯ ಪ್ರಮಾಣಪತ್ರ',
    description: 'ಬೆಂಗಳೂರಿನಲ್ಲಿ ತಪಾಸಣೆ ಕೇಂದ್ರಗಳು',
    plainText: 'ದಂಡ ೧೦೦೦ ರೂಪಾಯಿ. ಮಾಲೀಕರು ಪ್ರತಿ ವರ್ಷ ತಪಾಸಣೆ ಮಾಡಿಸಬೇಕು. ಚಾಲನಾ ಪರವಾನಗಿ ತೋರಿಸಿ.',
  },
  mr: {
    title: 'जुनी गाडी विकताना कागदपत्रे कोणती लागतात',
    description: 'मालकी हस्तांतरणाची प्रक्रिया',
    plainText: 'पुण्यातील परिवहन कार्यालयात अर्ज करा. शुल्क ३०० रुपये. विमा वैध असावा. फास्टॅग काढून टाका.',
  },
} as const;
type Tried = keyof typeof articles;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertLanguages(database.sql, Object.keys(articles));
  for (const [language, text] of Object.entries(articles)) {
    const path = `/blog/${language}`;
    await database.sql.begin((tx) =>
      indexArticle(tx, { ref: language, texts: [{ ...text, language, path, tags: [] }] }),
    );
  }
});
afterAll(() => database.drop());

const search = async (text: string, language: string) => {
  const { entries } = await findEntries(database.sql, text, { language, isTyping: false });
  return entries.map(({ path }) => path);
};

describe('an article is found by its own words', () => {
  const questions: Readonly<Record<Tried, readonly string[]>> = {
    bn: ['চালান', 'জরিমানা', 'বকেয়া', '৫০০ টাকা', 'দূষণ', 'গাড়ি', 'গাড়ী'],
    ta: ['காப்பீடு', 'வாகன', 'இன்சூரன்ஸ்', 'பாலிசி', 'சென்னை', 'பிரீமியம்'],
    te: ['రిజిస్ట్రేషన్', 'బదిలీ', 'బండి', 'హైదరాబాద్', '300', 'బీమా', 'దరఖాస్తు'],
    gu: ['ફાસ્ટેગ', 'બ્લેકલિસ્ટ', 'ટોલ', 'અમદાવાદ', 'બેલેન્સ', 'વીમા', 'ગાડી'],
    kn: ['ಮಾಲಿನ್ಯ', 'ಪ್ರಮಾಣಪತ್ರ', 'ಬೆಂಗಳೂರು', 'ದಂಡ', 'ಮಾಲೀಕ', '1000'],
    mr: ['गाडी', 'कागदपत्रे', 'मालकी', 'परिवहन', 'शुल्क', 'विमा', 'वीमा'],
  };
  test.each(
    Object.entries(questions).flatMap(([language, texts]) =>
      texts.map((text) => [language, text] as const),
    ),
  )('in %s: %s', async (language, text) => {
    expect(await search(text, language)).toEqual([`/blog/${language}`]);
  });
});

test.each([
  ['bn', 'জরিমনা', 'a vowel is missing'],
  ['te', 'రిజిస్ట్రేసన్', 'another s'],
  ['gu', 'ફાસ્ટૈગ', 'another e'],
  ['kn', 'ಮಾಲಿನ್ಯಾ', 'a vowel is long'],
  ['ta', 'பிரிமியம்', 'a vowel is short'],
])('in %s, %s is found although %s', async (language, text) => {
  expect(await search(text, language)).toEqual([`/blog/${language}`]);
});

test.each([
  ['bn', 'chalan'],
  ['bn', 'चालान'],
  ['ta', 'kaapidu'],
  ['te', 'registreshan'],
  ['te', 'हैदराबाद'],
  ['gu', 'fastag'],
  ['gu', 'ahmedabad'],
  ['kn', 'malinya'],
  ['mr', 'shulk'],
  ['mr', 'fastag'],
])('a reader in %s who types %s by ear finds the article', async (language, text) => {
  expect(await search(text, language)).toContain(`/blog/${language}`);
});

test('a withdrawn article is found no more, and a reader of one language sees no other', async () => {
  const path = '/blog/short-lived';
  const text = { title: 'टोल नाका', description: 'पथकर', plainText: 'पथकर भरा', language: 'mr' };
  await database.sql.begin((tx) =>
    indexArticle(tx, { ref: 'short-lived', texts: [{ ...text, path, tags: [] }] }),
  );
  expect(await search('पथकर', 'mr')).toEqual([path]);
  await database.sql.begin((tx) => removeArticle(tx, 'short-lived'));
  expect(await search('पथकर', 'mr')).toEqual([]);
  expect(await search('চালান', 'ta')).toEqual([]);
});

describe('of many articles', () => {
  beforeAll(async () => {
    await database.sql`
      insert into search_entries (kind, ref, language, title, summary, body, tags, path, weight, checksum)
      select 'article', n::text, of, 'word' || n, '', 'text about ' || n, '', '/blog/' || n, 1.2, ''
      from generate_series(1, 3000) as n, unnest(array['en', 'hi', 'bn', 'kn']) as of`;
    await database.sql`analyze search_entries`;
  });

  test.each([
    ['bn', 'others'],
    ['kn', 'others'],
    ['en', 'en'],
    ['hi', 'hi'],
  ])('those in %s are read through the index of %s', async (language, index) => {
    const plan = await database.sql.begin(async (tx) => {
      // As find_article_entries sets it.
      for (const setting of ['enable_seqscan', 'enable_indexscan', 'enable_indexonlyscan'])
        await tx`select set_config(${setting}, 'off', true)`;
      return tx.unsafe(`explain select ref from search_entries
        where kind = 'article' and language = '${language}'
          and body_vector @@ to_tsquery('simple', 'word7')`);
    });
    expect(JSON.stringify(plan)).toContain(`search_entries_article_body_${index}`);
  });
});
