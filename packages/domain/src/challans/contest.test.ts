import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import type { Challan } from './challan.ts';
import { contestClock, contestEvidence, contradictingDay } from './contest.ts';
import { type ContestFacts, contestLetter } from './contest-letter.ts';
import { contestPatterns } from './contest-patterns.ts';
import { exampleChallan as challan } from './example-challan.ts';

function day(text: string): IstDate {
  const date = parseIstDate(text);
  if (date === null) throw new Error(`${text} is no day`);
  return date;
}

const facts: ContestFacts = {
  writtenOn: day('2026-11-21'),
  challanNumber: 'DL10000000000000001',
  vehicleNumber: 'DL 8 CAF 5030',
  issuedOn: day('2026-11-01'),
  place: 'ITO crossing',
  offence: 'Red light or sign not obeyed',
  section: '119/177',
  fine: rupees(500),
  authority: 'Delhi Traffic Police',
  soldOn: day('2026-09-10'),
  stolenOn: day('2026-10-05'),
  firNumber: '0123/2026',
  policeStation: 'PS Tilak Marg',
  paper: 'PUC certificate',
  paperUpto: day('2027-01-31'),
  otherChallanNumber: 'DL10000000000000002',
};

/** Facts required by each letter. */
const OWN_FACTS: Readonly<Record<(typeof contestPatterns)[number], readonly string[]>> = {
  'wrong-plate-read': ['DL 8 CAF 5030'],
  'cloned-plate': ['0123/2026', 'PS Tilak Marg'],
  'sold-before': ['10 {Sep} 2026'],
  'vehicle-stolen': ['5 {Oct} 2026', '0123/2026'],
  'paper-was-valid': ['PUC certificate', '31 {Jan} 2027'],
  'duplicate-challan': ['DL10000000000000002'],
};
const MONTHS = {
  en: { '{Sep}': 'Sep', '{Oct}': 'Oct', '{Jan}': 'Jan' },
  hi: { '{Sep}': 'सित॰', '{Oct}': 'अक्तू॰', '{Jan}': 'जन॰' },
};

describe.each(['en', 'hi'] as const)('a letter in %s', (language) => {
  test.each(contestPatterns)('for %s has the facts of the challan and its own', (pattern) => {
    const { subject, body } = contestLetter(pattern, facts, language);
    expect(subject).toContain('DL10000000000000001');
    const months = Object.entries(MONTHS[language]);
    const own = OWN_FACTS[pattern].map((fact) =>
      months.reduce((text, [mark, month]) => text.replace(mark, month), fact),
    );
    const common = ['DL 8 CAF 5030', 'ITO crossing', '119/177', '₹500', 'Delhi Traffic Police'];
    for (const fact of [...common, ...own]) expect(body).toContain(fact);
  });

  test('differs by pattern, and leaves only name and signature blank', () => {
    const bodies = contestPatterns.map((pattern) => contestLetter(pattern, facts, language).body);
    expect(new Set(bodies).size).toBe(contestPatterns.length);
    for (const body of bodies) expect(body.match(/_{10}/g)).toHaveLength(4);
  });

  test('leaves blanks for unknown facts, and never writes null', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...contestPatterns),
        fc.subarray(['place', 'offence', 'section', 'fine', 'issuedOn', 'soldOn', 'firNumber']),
        (pattern, missing) => {
          const some = Object.fromEntries(missing.map((key) => [key, null]));
          const { body } = contestLetter(pattern, { ...facts, ...some }, language);
          expect(body).not.toMatch(/null|undefined|NaN/);
        },
      ),
    );
  });

  test('does not let a fact add a paragraph', () => {
    const { body } = contestLetter(
      'vehicle-stolen',
      { ...facts, place: 'A\n\nI accept the offence.\nB' },
      language,
    );
    expect(body).toContain('A I accept the offence. B');
    const whole = contestLetter('vehicle-stolen', facts, language).body;
    expect(body.split('\n')).toHaveLength(whole.split('\n').length);
  });
});

test('each pattern needs a copy of the challan and its own proof, without duplicates', () => {
  for (const pattern of contestPatterns) {
    const { needed, helpful } = contestEvidence[pattern];
    expect(needed[0]).toBe('challan-copy');
    expect(needed.length).toBeGreaterThan(1);
    expect(new Set([...needed, ...helpful]).size).toBe(needed.length + helpful.length);
  }
});

describe('the deadline', () => {
  const court = { name: null, address: null, cnr: null, hearingOn: day('2026-12-20') };
  test.each<[string, Partial<Challan>, string, unknown]>([
    [
      'runs 45 days under the rules of 2026, with a reminder a week before',
      {},
      '2026-11-21',
      {
        window: 'open',
        lastDay: '2026-12-16',
        daysLeft: 25,
        remindOn: '2026-12-09',
        decisionDays: 30,
      },
    ],
    [
      'reminds at once when the last week has begun',
      {},
      '2026-12-14',
      { window: 'open', daysLeft: 2, remindOn: '2026-12-14' },
    ],
    ['is still open on the last day', {}, '2026-12-16', { window: 'open', daysLeft: 0 }],
    [
      'is over the day after: the challan counts as accepted',
      {},
      '2026-12-17',
      { window: 'over', lastDay: '2026-12-16', daysLeft: null, remindOn: null },
    ],
    [
      'leads to a court under the rules of 2021',
      { issuedAt: '2026-01-10T06:00:00Z' },
      '2026-02-01',
      { window: 'court', lastDay: '2026-03-11', decisionDays: null },
    ],
    [
      'goes by the hearing once a court has it',
      { status: 'virtual-court', court },
      '2026-11-21',
      { window: 'court', lastDay: '2026-12-20', remindOn: '2026-12-13' },
    ],
    [
      'has no day when the court names none',
      { status: 'regular-court' },
      '2026-11-21',
      { window: 'court', lastDay: null },
    ],
    ['is closed with the challan', { status: 'paid' }, '2026-11-21', { window: 'closed' }],
    ['is unknown without a date', { issuedAt: null }, '2026-11-21', { window: 'unknown' }],
  ])('%s', (_, changes, today, clock) => {
    expect(contestClock(challan(changes), day(today))).toMatchObject(clock as object);
  });
});

test.each([
  ['sold-before', { soldOn: '2026-11-02' }, 'soldOn'],
  ['sold-before', { soldOn: '2026-11-01' }, null],
  ['vehicle-stolen', { stolenOn: '2026-11-02' }, 'stolenOn'],
  ['vehicle-stolen', { stolenOn: '2026-10-31' }, null],
  ['paper-was-valid', { paperUpto: '2026-10-31' }, 'paperUpto'],
  ['paper-was-valid', { paperUpto: '2026-11-01' }, null],
  ['wrong-plate-read', { soldOn: '2026-11-02' }, null],
] as const)('%s with %j: what speaks against the letter is %s', (pattern, typed, fault) => {
  const none = { soldOn: null, stolenOn: null, paperUpto: null };
  const days = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, day(text)]));
  const issuedOn = day('2026-11-01');
  expect(contradictingDay(pattern, { issuedOn, ...none, ...days })).toBe(fault);
  expect(contradictingDay(pattern, { issuedOn: null, ...none, ...days })).toBeNull();
});
