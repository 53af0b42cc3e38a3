import { describe, expect, test } from 'vitest';
import { searchForm, searchWords } from './search-form.ts';
import { changesBetween, soundOf, tamilSoundOf } from './sound-of.ts';
import corpus from './word-corpus.json' with { type: 'json' };

test.each([
  ['हिन्दी', 'हिंदी'],
  ['फ़ास्टैग', 'फास्टैग'],
  ['गाड़ी', 'गाडी'],
  ['चाँद', 'चांद'],
  ['बीमा', 'बिमा'],
  ['१५ साल', '15 साल'],
  ['FASTag', 'fastag'],
  ['Café', 'cafe'],
  ['ＲＣ', 'rc'],
])('%s is searched as %s is', (one, other) => {
  expect(searchForm(one)).toBe(searchForm(other));
});

test('punctuation of both scripts separates words', () => {
  expect(searchWords('“चालान” क्या है? देखें।BS-IV, e‑RC')).toEqual(
    searchWords('चालान क्या है देखें BS IV e RC'),
  );
  expect(searchWords(' … ')).toEqual([]);
});

test.each([
  ['challan', 'चालान'],
  ['chalaan', 'चालान'],
  ['gadi', 'गाडि'],
  ['bima', 'बिमा'],
  ['beema', 'बिमा'],
  ['fastag', 'fasttag'],
])('%s sounds like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test.each([
  ['calan', 'calan', 0],
  ['calan', 'clan', 1],
  ['calan', 'caaln', 1],
  ['calan', 'kalam', 2],
  ['calan', 'fastag', 3],
  ['a', 'abcdef', 3],
])('the distance from %s to %s is %i', (one, other, changes) => {
  expect(changesBetween(one, other, 2)).toBe(changes);
});

/** The table of languages.md, section 4: one word in hi, bn, ta, te, gu, kn. */
describe('one word sounds the same in every script', () => {
  const table: Readonly<Record<string, readonly string[]>> = {
    calan: ['चालान', 'চালান', 'சலான்', 'చలాన్', 'ચલાન', 'ಚಲನ್', 'challan'],
    bima: ['बीमा', 'বীমা', 'பீமா', 'బీమా', 'વીમા', 'ಬಿಮಾ', 'beema'],
    gadi: ['गाड़ी', 'গাড়ি', 'காடி', 'గాడీ', 'ગાડી', 'ಗಾಡಿ', 'gaadi'],
    dili: ['दिल्ली', 'দিল্লি', 'தில்லி', 'ఢిల్లీ', 'dilli'],
    munbe: ['मुंबई', 'মুম্বাই', 'மும்பை', 'ముంబై', 'મુંબઈ', 'ಮುಂಬೈ', 'mumbai'],
    fastag: ['ফাস্ট্যাগ', 'ఫాస్టాగ్', 'ಫಾಸ್ಟ್ಯಾಗ್', 'fasttag'],
  };
  test.each(Object.entries(table))('%s', (sound, words) => {
    for (const word of words) {
      const heard = soundOf(searchForm(word).trim());
      if (/\p{Script=Tamil}/u.test(word)) expect(tamilSoundOf(heard)).toBe(tamilSoundOf(sound));
      else expect(heard, word).toBe(sound);
    }
  });

  test('but Delhi is another word in Gujarati, Kannada and Tamil, one or two letters away', () => {
    for (const word of ['દિલ્હી', 'ದೆಹಲಿ', 'டெல்லி']) {
      const changes = changesBetween(tamilSoundOf(soundOf(searchForm(word))), 'tili', 2);
      expect(changes, word).toBeGreaterThan(0);
    }
  });
});

/** The corpus is our own: machine-made, read by no native speaker. Latin spellings are those of English, so a word such
 * as "phone" has another sound than फ़ोन; the Hindi form is how it is spoken. */
describe('of the corpus of 200 words a language', () => {
  type Tried = keyof typeof corpus.own;
  const column = (language: string) => corpus.columns.indexOf(language);
  const key = (word: string, language: string) => {
    const sound = soundOf(searchForm(word).trim());
    return language === 'ta' ? tamilSoundOf(sound) : sound;
  };
  /** As the search allows: nothing in a short sound, two letters in a long one. */
  const mostChanges = ({ length }: string) => (length <= 3 ? 0 : length <= 6 ? 1 : 2);

  /** Words that sound neither like their Latin nor like their Hindi form. */
  function missed(language: Tried): readonly string[] {
    const pairs = [
      ...corpus.shared.map((row) => [row[column(language)], row[0], row[column('hi')]]),
      ...corpus.own[language].map(([latin, word]) => [word, latin, latin]),
    ];
    expect(pairs).toHaveLength(200);
    return pairs.flatMap(([word = '', ...others]) => {
      const sound = key(word, language);
      const most = mostChanges(sound);
      const isHeard = others.some(
        (other = '') => changesBetween(sound, key(other, language), most) <= most,
      );
      return isHeard ? [] : [word];
    });
  }

  test.each<[Tried, string]>([
    ['bn', 'অটো গ্যারেজ টয়োটা রেনো রয়েল সুইফট নয়ডা মহীশূর কত কেন বছর পরিবহন সময় মূল্য বড় ছোট নকল'],
    ['mr', 'म्हैसूर'],
    ['te', 'పాలసీ క్లెయిమ్ ఆన్‌లైన్ ఫారం ఫీజు ఆటో టైర్ హారన్ గ్యారేజ్ ఎస్ఎంఎస్ రాయల్ డబ్బు రోజు పేరు'],
    ['ta', 'ஆன்லைன் ஆட்டோ ஹாரன் எஸ்எம்எஸ் ராயல் அமிர்தசரஸ் பழைய மாசு'],
    ['gu', 'એન્જિન રેનો'],
    ['kn', 'ಆನ್‌ಲೈನ್ ಆಟೋ ಟೈರ್ ಗ್ಯಾರೇಜ್ ಎಸ್‌ಎಂಎಸ್ ರಾಯಲ್ ದೆಹಲಿ ಎಷ್ಟು ಯಾರು'],
  ])('in %s all but these words are heard', (language, known) => {
    expect(missed(language)).toEqual(known.split(' '));
  });
});
