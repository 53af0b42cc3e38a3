import { describe, expect, test } from 'vitest';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import { countPassTrips, passBreakEven } from './annual-pass.ts';
import { readException } from './exception-codes.ts';
import { objectionLetter } from './objection-letter.ts';
import { findPlaza, type TollPlaza } from './plazas.ts';
import { tagPlaces, tagStanding } from './tag-state.ts';
import { type UnpaidFee, unpaidFeeClock } from './unpaid-fee.ts';
import { debitCases, debitClock, wrongDebitCauses } from './wrong-debit.ts';
import { debitLetter } from './wrong-debit-letter.ts';

const on = (text: string) => parseIstDate(text) as IstDate;
const ist = (text: string) => new Date(`${text}:00+05:30`);

describe('states of a tag', () => {
  test.each([
    ['A', '00', 'active', null],
    ['A', '03', 'low-balance', 'recharge'],
    ['A', '3', 'low-balance', 'recharge'],
    ['B', '01', 'hotlisted', 'issuer'],
    ['B', '05', 'blacklisted', 'issuer'],
    ['A', '04', 'class-check', 'issuer'],
    ['A', '02', 'exempt', null],
    ['C', '00', 'closed', 'new-tag'],
    ['A', '06', 'closed', 'new-tag'],
    ['L', null, 'lost', 'new-tag'],
    ['active', null, 'active', null],
    ['A', '77', 'unknown', null],
    ['Q', '00', 'unknown', null],
  ] as const)('status %s with code %s is %s', (status, exceptionCode, state, cure) => {
    const standing = tagStanding({ status, exceptionCode });
    expect(standing).toMatchObject({ status, exceptionCode, state, cure });
    expect(standing.steps.length > 0).toBe(state !== 'active' && state !== 'exempt');
  });

  test('only a low balance and a blacklisting name a recharge as a step', () => {
    const steps = (code: string) => tagStanding({ status: 'A', exceptionCode: code }).steps;
    expect(steps('03')).toEqual(['recharge']);
    expect(steps('01')).not.toContain('recharge');
    expect(readException('constructor').known).toBeNull();
  });

  test('with two open tags the newest is named and the former owner has one to close', () => {
    const tag = (issuedOn: string | null, status = 'A') => ({
      status,
      exceptionCode: '00',
      issuedOn: issuedOn === null ? null : on(issuedOn),
    });
    expect(tagPlaces([tag('2021-03-01'), tag('2025-06-01')])).toEqual(['former', 'newest']);
    expect(tagPlaces([tag('2021-03-01', 'C'), tag('2025-06-01')])).toEqual(['former', 'only']);
    expect(tagPlaces([tag(null), tag('2025-06-01')])).toEqual(['unclear', 'unclear']);
    expect(tagPlaces([tag('2025-06-01'), tag('2025-06-01')])).toEqual(['unclear', 'unclear']);
    expect(tagPlaces([tag('2021-03-01', 'C')])).toEqual(['only']);
    expect(tagPlaces([])).toEqual([]);
  });
});

describe('the unpaid fee', () => {
  const notice: UnpaidFee = {
    issuedAt: ist('2026-06-01T10:00'),
    fee: rupees(85),
    objectedAt: null,
    decision: null,
    paidAt: null,
  };

  test.each([
    ['2026-06-04T09:59', 85, false],
    ['2026-06-04T10:00', 85, false],
    ['2026-06-04T10:01', 170, false],
    ['2026-06-17T10:00', 170, true],
  ])('paid at %s it is %i', (paid, due, isFlagged) => {
    const paidAt = ist(paid);
    expect(unpaidFeeClock({ ...notice, paidAt }, paidAt)).toMatchObject({
      phase: 'paid',
      due: rupees(due),
      isFlagged,
    });
  });

  test('passes from single to double to the flag in VAHAN', () => {
    const phase = (now: string) => unpaidFeeClock(notice, ist(now))?.phase;
    expect(phase('2026-06-04T10:00')).toBe('single');
    expect(phase('2026-06-04T10:01')).toBe('double');
    expect(phase('2026-06-16T10:00')).toBe('double');
    expect(phase('2026-06-16T10:01')).toBe('flagged');
  });

  test('lapses when an objection in time is not decided in five days', () => {
    const objected = { ...notice, objectedAt: ist('2026-06-03T12:00') };
    expect(unpaidFeeClock(objected, ist('2026-06-08T11:59'))).toMatchObject({
      phase: 'objected',
      due: rupees(170),
    });
    expect(unpaidFeeClock(objected, ist('2026-06-08T12:00'))).toMatchObject({
      phase: 'lapsed',
      due: 0,
      isFlagged: false,
    });
  });

  test('a decision in time counts, a late objection does not', () => {
    const objectedAt = ist('2026-06-03T12:00');
    const decided = (isUpheld: boolean) => ({
      ...notice,
      objectedAt,
      decision: { at: ist('2026-06-05T12:00'), isUpheld },
    });
    const later = ist('2026-06-20T00:00');
    expect(unpaidFeeClock(decided(true), later)).toMatchObject({ phase: 'cancelled', due: 0 });
    expect(unpaidFeeClock(decided(false), later)?.phase).toBe('flagged');
    const late = { ...notice, objectedAt: ist('2026-06-04T10:01') };
    expect(unpaidFeeClock(late, later)).toMatchObject({ phase: 'flagged', decideBy: null });
  });

  test('has no clock before the rule began', () => {
    expect(
      unpaidFeeClock({ ...notice, issuedAt: ist('2026-03-16T10:00') }, new Date(0)),
    ).toBeNull();
  });
});

test('an objection has the facts of the notice and leaves the reason to the person', () => {
  const facts = {
    writtenOn: on('2026-06-02'),
    vehicleNumber: 'DL 8C AF 5030',
    noticeNumber: null,
    place: 'Kherki\n\nDaula',
    issuedAt: '2026-06-01T04:30:00Z',
    decideBy: '2026-06-07T04:30:00Z',
    fee: rupees(85),
  };
  const english = objectionLetter(facts, 'en');
  expect(english).toContain('e-notice __________ against vehicle DL 8C AF 5030');
  expect(english).toContain('₹85 at Kherki Daula');
  expect(english).toContain('decide by 7 Jun 2026, 10:00 am IST');
  expect(english).toContain('Reason: __________');
  const hindi = objectionLetter(facts, 'hi');
  expect(hindi).toContain('कारण: __________');
  expect(hindi).toContain('7 जून 2026, 10:00 बजे');
});

describe('the annual pass', () => {
  test.each([
    [50, 62],
    [85, 37],
    [120, 26],
    [15, null],
    [0, null],
  ])('at a fee of %i rupees it pays from %s trips', (fee, trips) => {
    expect(passBreakEven(rupees(fee), on('2026-11-23'))?.trips).toBe(trips);
  });

  test('trips: open plazas one each, entry and exit of a closed road one, others none', () => {
    const plaza = (name: string, road: TollPlaza['road'], closedRoad: string | null = null) => ({
      name,
      road,
      closedRoad,
      source: 'test',
      sourceDate: '2026-01-01',
      confidence: 'high' as const,
    });
    const plazas = [
      plaza('Open', 'national'),
      plaza('In', 'national', 'Ring'),
      plaza('Out', 'national', 'Ring'),
      plaza('State', 'state'),
    ];
    const plazaOf = (name: string) => plazas.find((one) => one.name === name) ?? null;
    const at = (plaza: string, hour: string) => ({ plaza, readAt: `2026-11-2${hour}:00:00Z` });
    const crossings = [
      at('Out', '0T09'),
      at('Open', '0T10'),
      at('In', '0T08'),
      at('State', '0T11'),
      at('Nowhere', '0T12'),
      at('In', '1T08'),
      at('In', '3T08'),
    ];
    expect(countPassTrips(crossings, plazaOf)).toEqual({ trips: 4, counted: 5, other: 2 });
  });

  test('a plaza is found however a source writes its name', () => {
    expect(findPlaza('KHERKI DAULA TOLL PLAZA')?.road).toBe('national');
    expect(findPlaza('khalapur fee plaza')?.road).toBe('state');
    expect(findPlaza('Nowhere')).toBeNull();
  });
});

describe('a wrong debit', () => {
  const facts = {
    writtenOn: on('2026-11-23'),
    vehicleNumber: 'DL 8C AF 5030',
    tagLast4: '9F21',
    transactionId: 'TXN-42',
    plaza: 'Kherki Daula',
    lane: '7',
    direction: 'N',
    readAt: '2026-11-20T04:00:00Z',
    debitedAt: '2026-11-20T05:10:00Z',
    debited: rupees(85),
    asked: rupees(85),
  };

  test.each(wrongDebitCauses)('%s: the letter has all facts, in both languages', (cause) => {
    for (const language of ['en', 'hi'] as const) {
      const { subject, body } = debitLetter(cause, facts, language);
      expect(subject).toContain('TXN-42');
      const times = language === 'en' ? ['9:30 am', '10:40 am'] : ['09:30 बजे', '10:40 बजे'];
      for (const fact of ['DL 8C AF 5030', '9F21', 'Kherki Daula', '₹85', ...times]) {
        expect(body).toContain(fact);
      }
    }
    expect(debitCases[cause].evidence).toContain('statement-line');
    expect(debitCases[cause].paths).toContain('issuer');
  });

  test('unknown facts are blanks, and no fact can add a paragraph', () => {
    const { body } = debitLetter('not-there', { ...facts, lane: null, plaza: 'A\n\nB' }, 'en');
    expect(body).toContain('Lane: __________');
    expect(body).toContain('Toll plaza: A B');
  });

  test('a direction is one of travel, in words, and never the lane', () => {
    const letter = (direction: string | null, language: 'en' | 'hi' = 'en') =>
      debitLetter('not-there', { ...facts, direction }, language).body;
    expect(letter('N')).toContain('Direction of travel: north');
    expect(letter('N', 'hi')).toContain('जाने की दिशा: उत्तर');
    expect(letter('Towards Jaipur')).toContain('Direction of travel: Towards Jaipur');
    expect(letter('constructor')).toContain('Direction of travel: constructor');
    expect(letter(null)).toContain('Direction of travel: __________');
    expect(letter('N')).toContain('Lane: 7');
  });

  test('a car park has neither lane nor direction', () => {
    const { body } = debitLetter('parking', facts, 'en');
    expect(body).toContain('Car park: Kherki Daula');
    expect(body).not.toMatch(/Lane|Direction/);
  });

  test('the ombudsman opens 30 days after the issuer was asked', () => {
    expect(debitClock(on('2026-10-24'), on('2026-11-22'))).toMatchObject({
      days: 29,
      isOmbudsmanOpen: false,
      ombudsmanFrom: '2026-11-23',
    });
    expect(debitClock(on('2026-10-24'), on('2026-11-23')).isOmbudsmanOpen).toBe(true);
  });
});
