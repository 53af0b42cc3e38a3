import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import * as terms from './community-terms.ts';
import { disguiseOf } from './disguised-link.ts';
import { faultOfHandle, handleSkeleton } from './handle.ts';
import { mentionsOf } from './news-kinds.ts';
import { idOfPostKey, postKey } from './post-path.ts';
import { stateAfter } from './post-states.ts';
import { excerptOf, faultOfText, linksOf, parsePost, tidyText } from './post-text.ts';
import { ignoresReporter } from './report-record.ts';
import { hidesAt } from './report-weight.ts';
import { editedParts, isPastedWhole, spamParts, spamRules, spamScore } from './spam-score.ts';
import { missingToNext, trustOf } from './trust.ts';

const lengths = { least: 1, most: 20_000 };
const today = '2026-11-25' as IstDate;

describe('handles', () => {
  test.each([
    ['asha_drives', null],
    ['ab', 'form'],
    ['9lives', 'form'],
    ['a__b', 'form'],
    ['ａｄｍｉｎ', 'form'],
    ['аdmin', 'form'],
    ['admin', 'reserved'],
    ['adm1n', 'reserved'],
    ['rnoderator', 'reserved'],
    ['police_100', 'reserved'],
    ['p0lice2026', 'reserved'],
    ['official_asha', 'reserved'],
    ['mumbai_rto', 'reserved'],
    ['hdfc_bank', 'reserved'],
    ['sb1_care', 'reserved'],
    ['kotakbank99', 'reserved'],
    ['rc_search', 'reserved'],
    ['asha_writes', null],
    ['policewala', null],
    ['courtyard', null],
    ['dl8caf5030', 'plate'],
    ['call9876543210', 'plate'],
  ] as const)('%s: %s', (handle, fault) => expect(faultOfHandle(handle)).toBe(fault));

  test('names that look the same have one skeleton', () => {
    expect(handleSkeleton('b1na_o')).toBe(handleSkeleton('bina0'));
    expect(handleSkeleton('arnit')).toBe(handleSkeleton('amit'));
  });
});

describe('texts', () => {
  test('blocks and pieces', () => {
    const blocks = parsePost(
      'Hello **big** `x` @asha_1\nnext\n\n> said\n\n- one\n- two\n\n```\n**no**\n```',
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'quote', 'list', 'code']);
    expect(blocks[0]).toMatchObject({
      lines: [
        [
          { kind: 'text', text: 'Hello ' },
          { kind: 'bold', text: 'big' },
          { kind: 'text', text: ' ' },
          { kind: 'code', text: 'x' },
          { kind: 'text', text: ' ' },
          { kind: 'mention', handle: 'asha_1' },
        ],
        [{ kind: 'text', text: 'next' }],
      ],
    });
    expect(excerptOf('**Bold** and [words](https://a.example/x)')).toBe('Bold and words');
  });

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert)',
    '[x](data:text/html,y)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    '[x](https:\\\\evil.example)',
    '[x](https://user@evil.example)',
    'https://files.example/pay.apk',
    '<a href="https://evil.example">x</a'.replace('https://', 'javascript:'),
    '`https://a.example`',
  ])('no link in %s', (text) => expect(linksOf(text)).toEqual([]));

  test('addresses without the mark that ends the sentence', () => {
    expect(linksOf('See https://a.example/x. Or [this](http://b.example)')).toEqual([
      'https://a.example/x',
      'http://b.example/',
    ]);
  });

  test('whatever is typed, only http and https are linked, and no word is lost', () => {
    const pieces = fc.constantFrom(
      ...['[', ']', '(', ')', '*', '**', '`', '@', 'a', ' ', '>', '- ', '\n', '<script>', '://'],
      ...['https', 'javascript:', '```', '\\', '"', "'", '&#106;', '.', '/'],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const text = parts.join('');
        for (const href of linksOf(text)) expect(href).toMatch(/^https?:\/\/[^/]/);
        const kept = JSON.stringify(parsePost(text)).replace(/[^a-z]/g, '');
        expect(kept.split('script').length).toBeGreaterThanOrEqual(
          text.includes('<script>') ? 2 : 1,
        );
      }),
    );
  });

  test('hostile lengths become a page', () => {
    for (const text of ['> '.repeat(9000) + 'x', '*'.repeat(20_000), '['.repeat(20_000)]) {
      expect(parsePost(text).length).toBeLessThanOrEqual(1);
    }
    expect(parsePost('- a\n'.repeat(5000))).toHaveLength(1);
  });

  test.each([
    ['plain words', null],
    ['हिन्दी में ज़रूरी बात, र्त्स्न्या', null],
    ['क\u200dष joined', null],
    ['', 'short'],
    ['turned \u202e text', 'invisible'],
    ['zero\u200bwidth', 'invisible'],
    ['bell \u0007', 'invisible'],
    [`z${'\u0301'.repeat(200)}`, 'marks'],
    [`${'> '.repeat(21)}x`, 'nested'],
    [`ok\n${'>'.repeat(60)}`, 'nested'],
    [`${'> '.repeat(20)}x`, null],
    ['>\n'.repeat(30).trim(), null],
    [`z${'\u0301\u0302\u0303'}`, null],
    [`z${'\u0301\u0302\u0303\u0304\u0305'}`, 'marks'],
    ['पढ़ीं ड़ाँ ਪੰਜਾਬੀ தமிழ் తెలుగు ಕನ್ನಡ বাংলা ગુજરાતી', null],
  ] as const)('%j: %s', (text, fault) => expect(faultOfText(tidyText(text), lengths)).toBe(fault));
});

test('trust grows with time and what is shown', () => {
  const none = { livePosts: 0, liveComments: 0, likesReceived: 0, likedBy: 0, activeDays: 0 };
  const level = (made: object, record = { judged: 0, agreed: 0 }) =>
    trustOf({ accountHours: 48, removed: 0, idleDays: 0, ...none, ...made }, record);
  expect(level({})).toBe(0);
  expect(level({ livePosts: 1 })).toBe(1);
  expect(level({ liveComments: 3 })).toBe(1);
  expect(level({ livePosts: 1, accountHours: 23 })).toBe(0);
  expect(level({ livePosts: 1, removed: 1 })).toBe(0);
  const regular = { livePosts: 10, likesReceived: 5, likedBy: 3, activeDays: 15 };
  expect(level(regular)).toBe(2);
  expect(level({ ...regular, likedBy: 2 })).toBe(1);
  const trusted = { livePosts: 50, likesReceived: 50, likedBy: 20, activeDays: 60 };
  expect(level(trusted)).toBe(2);
  expect(level(trusted, { judged: 10, agreed: 7 })).toBe(3);
  expect(level(trusted, { judged: 10, agreed: 6 })).toBe(2);
  expect(level(trusted, { judged: 9, agreed: 9 })).toBe(2);
  expect(level({ ...trusted, idleDays: 101 }, { judged: 10, agreed: 10 })).toBe(2);
});

test('a person sees what is missing to the next level, and nothing more', () => {
  const none = { livePosts: 0, liveComments: 0, likesReceived: 0, likedBy: 0, activeDays: 0 };
  const missing = (made: object, record = { judged: 0, agreed: 0 }) =>
    missingToNext({ accountHours: 48, removed: 0, idleDays: 0, ...none, ...made }, record);
  expect(missing({ accountHours: 5.7, liveComments: 2, removed: 1 })).toEqual([
    { what: 'hours', has: 5, needs: 24 },
    { what: 'texts', has: 2, needs: 3 },
    { what: 'kept', has: 0, needs: 100 },
  ]);
  expect(missing({ livePosts: 1 }).map(({ what }) => what)).toEqual([
    ...['days', 'contributions', 'likes', 'likedBy'],
  ]);
  const trusted = { livePosts: 50, likesReceived: 50, likedBy: 20, activeDays: 60, idleDays: 101 };
  expect(missing(trusted, { judged: 9, agreed: 6 })).toEqual([
    { what: 'judged', has: 9, needs: 10 },
    { what: 'right', has: 66, needs: 70 },
    { what: 'idle', has: 101, needs: 100 },
  ]);
  expect(missing({ ...trusted, idleDays: 0 }, { judged: 10, agreed: 7 })).toEqual([]);
});

test.each([
  ['https://bit.ly/x', 'https://bit.ly/x', 'short'],
  ['https://www.tinyurl.com/x', 'see', 'short'],
  ['https://xn--privahan-8fg.example/x', 'https://pаrivahan.example/x', 'letters'],
  ['https://evil.example/', 'parivahan.gov.in', 'label'],
  ['https://evil.example/', 'https://www.parivahan.gov.in/pay', 'label'],
  ['https://parivahan.gov.in.evil.example/', 'parivahan.gov.in', 'label'],
  ['https://www.parivahan.gov.in/x', 'parivahan.gov.in', null],
  ['https://echallan.parivahan.gov.in/x', 'parivahan.gov.in', null],
  ['https://a.example/x', 'the new Tata.Nexon manual', null],
  ['https://a.example/x', 'https://a.example/x', null],
] as const)('%s behind the words %s: %s', (href, text, disguise) => {
  expect(disguiseOf({ href, text })).toBe(disguise);
});

test('who sends at once, or from a device of many new accounts, is looked at more closely', () => {
  const known = {
    trust: 0,
    accountHours: 30,
    isFirst: false,
    isRepeated: false,
    removed: 0,
  } as const;
  const score = (changes: object) =>
    spamScore(spamParts({ text: 'words', ...known, ...changes }, today));
  expect(score({ typedSeconds: 2 })).toBe(2);
  expect(score({ typedSeconds: 3 })).toBe(0);
  expect(score({ accountsToday: 2 })).toBe(0);
  expect(score({ accountsToday: 3 })).toBe(3);
  expect(score({ accountsToday: 3, typedSeconds: 0 })).toBeGreaterThanOrEqual(
    spamRules(today).queue,
  );
});

test('spam is scored by parts', () => {
  const score = (text: string, changes: object = {}) =>
    spamScore(
      spamParts(
        {
          ...{ text, trust: 1, accountHours: 100, isFirst: false, isRepeated: false, removed: 0 },
          ...changes,
        },
        today,
      ),
    );
  expect(score('Where is the spare wheel?')).toBe(0);
  expect(score('Call 98765 43210')).toBe(3);
  expect(score('Sell to asha@upi', { isRepeated: true })).toBe(7);
  expect(score('https://a.example', { trust: 0, accountHours: 1, isFirst: true })).toBe(6);
});

describe('parts of a score since 29 November 2026', () => {
  const since = '2026-11-29' as IstDate;
  const text = 'Where is the spare wheel?';
  const known = {
    ...({ trust: 1, accountHours: 100, isFirst: false, isRepeated: false, removed: 0 } as const),
  };
  test.each([
    ['nearly what another sent', { isNearlyRepeated: true }, { nearlyRepeated: 4 }],
    [
      'what another sent, counted once',
      { isRepeated: true, isNearlyRepeated: true },
      { repeated: 4 },
    ],
    ['what its author sent before', { isRepeatedOwn: true }, { repeatedOwn: 3 }],
    ['pasted whole', { isPasted: true }, { pastedWhole: 2 }],
    [
      'pasted and sent at once, counted once',
      { isPasted: true, typedSeconds: 1 },
      { typedFast: 2 },
    ],
    ['typed', { isPasted: false, typedSeconds: 90 }, {}],
    ['not known how', {}, {}],
    ['a name of a bank in other letters', { text: 'Pay by P\u0430ytm today' }, { imitatedName: 4 }],
    ['letters mixed in a word', { text: 'D\u0456scount today' }, { mixedLetters: 2 }],
  ])('%s', (_, changes, parts) => {
    expect(spamParts({ text, ...known, ...changes }, since)).toEqual(parts);
    const before = spamParts({ text, ...known, ...changes }, '2026-11-28' as IstDate);
    expect(Object.keys(before).filter((part) => !['repeated', 'typedFast'].includes(part))).toEqual(
      [],
    );
  });

  test('a look-alike address is a disguised link alone: it waits and is not refused', () => {
    const link = { text: 'See https://p\u0430rivahan.example/x', ...known };
    expect(spamParts(link, since)).toEqual({ disguisedLink: 4 });
  });

  test.each([
    ['x'.repeat(100), 80, true],
    ['x'.repeat(100), 79, false],
    ['x'.repeat(100), 0, false],
    ['x'.repeat(100), 5000, true],
    ['Thanks!', 7, false],
  ])('of %s a paste of %d is the whole: %s', (typed, pasted, isWhole) => {
    expect(isPastedWhole(typed, pasted, since)).toBe(isWhole);
  });
});

test.each([
  ['a shortened link', 'Details at https://bit.ly/3xYz and https://www.tinyurl.com/a'],
  ['a look-alike of an office', 'Pay at https://pаrivahan.example/x'],
  ['a program to install', 'Install https://files.example/echallan.APK today'],
  ['dues to a private id', 'Pay your challan to rto.office@ybl'],
  ['dues in Hindi', 'अपना चालान rto@upi पर भरें'],
])('%s waits for a moderator, also from a regular member', (_, text) => {
  const known = { accountHours: 9000, isFirst: false, isRepeated: false, removed: 0 };
  expect(spamScore(spamParts({ text, ...known, trust: 3 }, today))).toBeGreaterThanOrEqual(
    spamRules(today).queue,
  );
});

test('words about challans, and addresses that are not shortened, score nothing', () => {
  const known = {
    trust: 1,
    accountHours: 99,
    isFirst: false,
    isRepeated: false,
    removed: 0,
  } as const;
  for (const text of [
    'How is a challan paid at the court?',
    'See https://habit.ly.example/x about fines',
    'The rabbit.ly of roads',
  ]) {
    expect(spamParts({ text, ...known }, today)).toEqual({});
  }
});

test('reports hide by weight and people, urgent ones at once', () => {
  const record = { judged: 0, agreed: 0 };
  const one = { reason: 'spam', trust: 1, accountHours: 48, record } as const;
  expect(hidesAt([one, one, one], today)).toBe(false);
  expect(hidesAt([one, one, one, one], today)).toBe(true);
  const regular = { ...one, trust: 2 } as const;
  expect(hidesAt([regular, regular], today)).toBe(false);
  expect(hidesAt([regular, regular, one], today)).toBe(true);
  expect(hidesAt(Array(20).fill({ ...one, accountHours: 2 }), today)).toBe(false);
  expect(hidesAt([{ ...regular, reason: 'nudity' }], today)).toBe(true);
  expect(hidesAt([{ ...one, reason: 'nudity' }], today)).toBe(false);
});

test('reports from one range of addresses count once, with the heaviest', () => {
  const record = { judged: 0, agreed: 0 };
  const of = (range: number | null, trust: 1 | 2 | 3 = 1) =>
    ({ reason: 'spam', trust, accountHours: 48, record, range }) as const;
  expect(hidesAt([of(1), of(2), of(3), of(4)], today)).toBe(true);
  expect(hidesAt([of(null), of(null), of(null), of(null)], today)).toBe(true);
  expect(
    hidesAt(
      Array.from({ length: 20 }, () => of(1)),
      today,
    ),
  ).toBe(false);
  expect(hidesAt([of(1), of(1), of(2), of(2), of(3), of(3)], today)).toBe(false);
  expect(hidesAt([of(1), of(1, 3), of(2), of(2, 2), of(3)], today)).toBe(true);
  expect(hidesAt([of(1, 3), of(2, 3), of(2, 3)], today)).toBe(false);
  expect(hidesAt([{ ...of(1), accountHours: 2 }, of(1), of(2), of(3), of(4)], today)).toBe(true);
  const urgent = { ...of(1, 2), reason: 'nudity' } as const;
  expect(hidesAt([of(1, 3), urgent], today)).toBe(true);
});

test('who was right weighs more, who was wrong less, and who is nearly always wrong not at all', () => {
  const of = (judged: number, agreed: number, trust: 1 | 2 = 1) =>
    ({ reason: 'spam', trust, accountHours: 48, record: { judged, agreed } }) as const;
  expect(hidesAt([of(10, 10), of(0, 0), of(0, 0)], today)).toBe(true);
  expect(hidesAt([of(10, 4), of(0, 0), of(0, 0), of(0, 0)], today)).toBe(true);
  expect(hidesAt([of(4, 0), of(4, 0), of(4, 0), of(4, 0)], today)).toBe(true);
  expect(hidesAt(Array(20).fill(of(10, 0)), today)).toBe(false);
  expect(ignoresReporter({ judged: 20, agreed: 6 })).toBe(false);
  expect(ignoresReporter({ judged: 20, agreed: 5 })).toBe(true);
  expect(ignoresReporter({ judged: 19, agreed: 0 })).toBe(false);
  expect(hidesAt([{ ...of(20, 5, 2), reason: 'nudity' }], today)).toBe(false);
});

test('acts lead only where the table says', () => {
  expect(stateAfter('approve', 'pending')).toBe('live');
  expect(stateAfter('approve', 'deleted')).toBeNull();
  expect(stateAfter('remove', 'hidden')).toBe('removed');
  expect(stateAfter('restore', 'removed')).toBe('live');
  expect(stateAfter('restore', 'deleted')).toBeNull();
});

describe('addresses of posts', () => {
  const id = '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11';
  test.each([
    ['Front brakes squeal after rain!', `${id}-front-brakes-squeal-after-rain`],
    ['Café “Élan” – ₹500', `${id}-cafe-elan-500`],
    ['ब्रेक से आवाज़', id],
    ['../../<script>', `${id}-script`],
    ['a'.repeat(300), `${id}-${'a'.repeat(60)}`],
  ])('%s', (title, key) => {
    expect(postKey(id, title)).toBe(key);
    expect(idOfPostKey(key)).toBe(id);
  });
  test.each(['', 'front-brakes', `x${id}`, `${id}x`, `${id}-<b>`])('%s is none', (key) => {
    expect(idOfPostKey(key)).toBeNull();
  });
});

test('a link that an edit adds counts, one that was there does not', () => {
  const link = 'see https://a.example';
  expect(editedParts({ contact: 3 }, { before: 'words', after: link, on: today })).toEqual({
    contact: 3,
    linkAdded: 2,
  });
  expect(editedParts({}, { before: link, after: `${link} now`, on: today })).toEqual({});
});

describe('mentions', () => {
  const letters = [...'abcdefghijklmno'];
  test('of five hundred names ten are told, one name once', () => {
    expect(mentionsOf(letters.map((one) => `@person_${one}`).join(' '))).toHaveLength(10);
    expect(mentionsOf('@asha_drives '.repeat(500))).toEqual(['asha_drives']);
  });
  test.each([
    '`@asha_drives`',
    '```\n@asha_drives\n```',
    '> @asha_drives',
    'a@asha_drives',
    '[x](https://a.example/@asha_drives)',
  ])('none in %s', (source) => expect(mentionsOf(source)).toEqual([]));
});

describe('terms', () => {
  const at = (iso: string) => new Date(iso);

  test.each([
    ['a text is read within a day', terms.readBy, '2026-11-26T06:00:00Z'],
    ['an appeal is answered within a week', terms.answerBy, '2026-12-02T06:00:00Z'],
    [
      'members told within three months are not told again',
      terms.rulesToldBefore,
      '2026-08-25T18:30:00Z',
    ],
    [
      'ranges of reports are told apart for three days',
      terms.oldestReportRange,
      '2026-11-22T06:00:00Z',
    ],
    ['a deletion can be undone for a day', terms.undoBy, '2026-11-26T06:00:00Z'],
    ['a decision can be appealed for thirty days', terms.oldestAppealable, '2026-10-26T06:00:00Z'],
  ])('%s', (_, term, until) => {
    expect(term(at('2026-11-25T06:00:00Z'))).toEqual(at(until));
  });

  test('what hides at once is a row of its day, and a day before the first row has the first', () => {
    expect(terms.urgentReasons(today)).toContain('nudity');
    expect(terms.urgentReasons(today)).not.toContain('spam');
    expect(terms.urgentReasons('2020-01-01' as IstDate)).toEqual(terms.urgentReasons(today));
  });

  test('what can be undone ends where its row ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (ms) => {
        const deleted = new Date(at('2026-11-01T00:00:00Z').getTime() + ms);
        expect(terms.oldestUndoable(terms.undoBy(deleted))).toEqual(deleted);
      }),
    );
  });
});
