import { describe, expect, test } from 'vitest';
import { addDays, type IstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import { lossKinds } from './claim-clocks.ts';
import {
  type ClaimLetterKind,
  claimLetter,
  claimLetterKinds,
  dueLetter,
  isLetterOpen,
} from './claim-letters.ts';

const facts = {
  loss: 'theft',
  ...{ lostOn: '2026-11-20' as IstDate, toldOn: '2026-11-21' as IstDate },
  ...{ vehicleNumber: 'DL 8C AF 5030', claimNumber: 'C-77', policyNumber: 'P-9' },
} as const;
const nothing = {
  loss: 'theft',
  lostOn: null,
  toldOn: null,
  vehicleNumber: ' ',
  ...{ claimNumber: '', policyNumber: '' },
} as const;

describe.each(['en', 'hi'] as const)('in %s', (language) => {
  test('a letter says what was entered, and leaves a blank for what was not', () => {
    const notice = claimLetter('notice', facts, language).body;
    expect(notice).toContain('DL 8C AF 5030');
    expect(notice).toMatch(/20 (?:Nov|नव)/);
    for (const kind of claimLetterKinds) {
      const letter = claimLetter(kind, facts, language);
      for (const text of ['P-9', ...(kind === 'notice' ? [] : ['C-77'])]) {
        expect(letter.subject).toContain(text);
      }
      if (kind !== 'notice') expect(letter.body).toMatch(/21 (?:Nov|नव)/);
      const { subject, body } = claimLetter(kind, nothing, language);
      expect(body).toContain(subject);
      expect(body).not.toMatch(/null|undefined|C-77/);
      expect(body.match(/____/g)?.length).toBeGreaterThan(2);
    }
  });

  test('every kind of loss has words of its own', () => {
    const bodies = lossKinds.map(
      (loss) => claimLetter('notice', { ...facts, loss }, language).body,
    );
    expect(new Set(bodies).size).toBe(lossKinds.length);
  });
});

test('a line break in what was entered adds no line to the letter', () => {
  const lines = (claimNumber: string) =>
    claimLetter('complaint', { ...facts, claimNumber }, 'en').body.split('\n').length;
  expect(lines('A\n\nSubject: B')).toBe(lines('A'));
});

describe('the one letter of a day', () => {
  const day = (text: string) => text as IstDate;
  const kept = {
    ...{ lostOn: day('2026-11-01'), toldOn: null, amount: null, isClosed: false },
    ...{ refusedOn: null, complainedOn: null, portalOn: null },
  };
  const told = { ...kept, toldOn: day('2026-11-02') };
  const refused = { ...told, refusedOn: day('2026-11-10') };
  const complained = { ...refused, complainedOn: day('2026-11-12') };
  const asked = { ...complained, portalOn: day('2026-11-28') };

  test.each([
    ['before the insurer is told', kept, '2026-11-01', 'notice'],
    ['on the surveyor’s last day', told, '2026-11-03', null],
    ['a day later', told, '2026-11-04', 'surveyor'],
    ['of a small loss, which needs none', { ...told, amount: rupees(20_000) }, '2026-11-20', null],
    ['on the last day of the report', told, '2026-11-18', 'surveyor'],
    ['a day later', told, '2026-11-19', 'report'],
    ['on the last day of the decision', told, '2026-11-25', 'report'],
    ['a day later', told, '2026-11-26', 'complaint'],
    ['on the day of a refusal', refused, '2026-11-10', 'complaint'],
    ['while the insurer may answer', complained, '2026-11-27', null],
    ['after its last day', complained, '2026-11-28', 'portal'],
    ['while the portal may answer', asked, '2026-12-13', null],
    ['after its last day', asked, '2026-12-14', 'ombudsman'],
    ['of a closed claim', { ...asked, isClosed: true }, '2026-12-14', null],
  ] as const)('%s: %#', (_, claim, today, letter) => {
    expect(dueLetter(claim, day(today))).toBe(letter);
  });

  test('no letter can be written before its day, and one of an earlier step still can', () => {
    const open = (claim: typeof kept | typeof asked, today: string) =>
      claimLetterKinds.filter((letter) => isLetterOpen(claim, letter, day(today)));
    expect(open(kept, '2026-11-30')).toEqual(['notice']);
    expect(open(told as never, '2026-11-04')).toEqual(['notice', 'surveyor']);
    expect(open(complained as never, '2026-11-27')).toEqual(claimLetterKinds.slice(0, 4));
    expect(open(asked, '2026-12-14')).toEqual([...claimLetterKinds]);
  });

  test('with the days of a claim that is only told, letters go up the ladder and never down', () => {
    const rank = (letter: ClaimLetterKind | null) =>
      letter === null ? -1 : claimLetterKinds.indexOf(letter);
    const days = Array.from({ length: 60 }, (_, place) => addDays(told.lostOn, place + 1));
    const ranks = days.map((today) => rank(dueLetter(told, today)));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });
});
