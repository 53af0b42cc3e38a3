import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { istDateOf, parseIstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import { leadQuality, qualityPoints } from './lead-quality.ts';
import {
  deductedTaxOf,
  deductedTaxRuleOn,
  financialYearStart,
  holidaysOf,
  leadClocksOn,
  leadKinds,
  leadPriceOn,
} from './lead-rules.ts';
import { closedStages, isClosed, leadMoves, leadStages, mayMove } from './lead-stages.ts';
import {
  afterWorkingMinutes,
  hoursWithin,
  type WorkingHours,
  workingMinutesBetween,
} from './working-hours.ts';

const hours: WorkingHours = {
  opensAt: 600,
  closesAt: 1140,
  openDays: [1, 2, 3, 4, 5, 6],
  holidays: holidaysOf('DL'),
};
const day = (text: string) => parseIstDate(text) ?? fail(text);
const fail = (text: string): never => {
  throw new Error(text);
};

describe('the clock of a partner', () => {
  test.each([
    // Friday within hours.
    ['2026-11-20T05:00:00Z', 15, '2026-11-20T05:15:00Z'],
    // Before opening: from 10 am.
    ['2026-11-20T02:00:00Z', 15, '2026-11-20T04:45:00Z'],
    // Ten minutes before closing on Saturday: the rest on Monday.
    ['2026-11-21T13:20:00Z', 15, '2026-11-23T04:35:00Z'],
    // Just after midnight in India, still the day before in London.
    ['2026-11-19T18:31:00Z', 60, '2026-11-20T05:30:00Z'],
    // On Republic Day, a Monday in 2026: the next day.
    ['2026-01-26T06:00:00Z', 15, '2026-01-27T04:45:00Z'],
    // Exactly to the end of the day.
    ['2026-11-20T13:15:00Z', 15, '2026-11-20T13:30:00Z'],
    // With seconds.
    ['2026-11-20T05:00:30Z', 15, '2026-11-20T05:15:30Z'],
  ])('from %s %i minutes later is %s', (start, minutes, end) => {
    expect(afterWorkingMinutes(new Date(start), minutes, hours)).toEqual(new Date(end));
  });

  test('runs only within the person’s slot where they meet', () => {
    const evening = hoursWithin(hours, { from: 16, until: 19 });
    expect(afterWorkingMinutes(new Date('2026-11-20T05:00:00Z'), 60, evening)).toEqual(
      new Date('2026-11-20T11:30:00Z'),
    );
    expect(hoursWithin(hours, { from: 20, until: 22 })).toBe(hours);
  });

  test('does not depend on the zone of the server', () => {
    const zone = process.env.TZ;
    const ends = ['UTC', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'].map((tz) => {
      process.env.TZ = tz;
      return afterWorkingMinutes(new Date('2026-03-08T06:59:00Z'), 600, hours).toISOString();
    });
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    expect(new Set(ends).size).toBe(1);
  });

  test('ends within the hours, never early, and more minutes never end earlier', () => {
    const instants = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2027-06-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 3_000 }), (start, minutes) => {
        const end = afterWorkingMinutes(start, minutes, hours);
        expect(end.getTime() - start.getTime()).toBeGreaterThanOrEqual(minutes * 60_000 - 1);
        const lastSecond = new Date(end.getTime() - 1_000);
        expect(workingMinutesBetween(lastSecond, end, hours)).toBeCloseTo(1 / 60, 6);
        const later = afterWorkingMinutes(start, minutes + 1, hours);
        expect(later.getTime()).toBeGreaterThan(end.getTime());
      }),
    );
  });

  test('counts as many minutes between two instants as have to pass to come from one to the other', () => {
    const instants = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2027-06-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 3_000 }), (start, minutes) => {
        const end = afterWorkingMinutes(start, minutes, hours);
        expect(workingMinutesBetween(start, end, hours)).toBeCloseTo(minutes, 3);
      }),
    );
    const friday = new Date('2026-11-20T05:00:00Z');
    expect(workingMinutesBetween(friday, friday, hours)).toBe(0);
    expect(workingMinutesBetween(friday, new Date('2026-11-20T04:00:00Z'), hours)).toBe(0);
    // From 10:30 on Saturday to 11:00 on Monday: the rest of Saturday, and an hour.
    const monday = new Date('2026-11-23T05:30:00Z');
    const saturday = new Date('2026-11-21T05:00:00Z');
    expect(workingMinutesBetween(saturday, monday, hours)).toBe(510 + 60);
  });

  test('refuses hours without an open day', () => {
    expect(() => afterWorkingMinutes(new Date(), 1, { ...hours, openDays: [] })).toThrow(
      RangeError,
    );
  });
});

describe('stages', () => {
  test('are closed exactly where no move leads on', () => {
    for (const stage of leadStages) expect(leadMoves[stage].length === 0).toBe(isClosed(stage));
    expect(leadStages.filter(isClosed)).toEqual([...closedStages]);
  });

  test('are never withdrawn or expired by a member', () => {
    for (const from of leadStages) {
      expect(mayMove(from, 'withdrawn') || mayMove(from, 'expired')).toBe(false);
    }
  });
});

test('quality shows its parts, which sum to a hundred', () => {
  expect(Object.values(qualityPoints).reduce((sum, points) => sum + points, 0)).toBe(100);
  const none = {
    hasVerifiedMobile: true,
    hasCarInGarage: false,
    hasBudgetOrDate: false,
    hasSlot: false,
    isPlaceServed: true,
    hasNoStrike: true,
  };
  expect(leadQuality(none)).toEqual({
    score: 50,
    parts: ['hasVerifiedMobile', 'isPlaceServed', 'hasNoStrike'],
  });
});

test('clocks, prices and holidays are dated rows', () => {
  expect(leadClocksOn(day('2026-11-21'))).toMatchObject({ acceptMinutes: 15 });
  expect(leadClocksOn(day('2020-01-01')).from).toBe('2026-11-01');
  for (const kind of leadKinds) {
    const { price, from } = leadPriceOn(kind, day('2026-11-21'));
    expect(price).toBeGreaterThan(0);
    expect(from).toBe('2026-11-01');
  }
  const changes = [
    { day: day('2026-05-01'), stateCode: 'MH', isOpen: true },
    { day: day('2026-11-09'), stateCode: null, isOpen: false },
    { day: day('2026-11-10'), stateCode: 'DL', isOpen: false },
    { day: day('2026-11-09'), stateCode: 'GJ', isOpen: true },
  ];
  const closed = (state: string, on: string) => holidaysOf(state, changes).has(day(on));
  expect([closed('MH', '2026-05-01'), closed('GJ', '2026-05-01')]).toEqual([false, true]);
  expect([closed('MH', '2026-11-09'), closed('GJ', '2026-11-09')]).toEqual([true, false]);
  expect([closed('MH', '2026-11-10'), closed('DL', '2026-11-10')]).toEqual([false, true]);
  expect(holidaysOf('MH').has(day('2026-05-01'))).toBe(true);
  expect(holidaysOf('DL').has(istDateOf(new Date('2026-05-01T06:00:00Z')))).toBe(false);
});

describe('tax that firms deduct', () => {
  test.each([
    ['2024-09-30', null],
    ['2024-10-01', 15_000],
    ['2025-03-31', 15_000],
    ['2025-04-01', 20_000],
    ['2026-03-31', 20_000],
    ['2026-11-20', 20_000],
  ])('on %s is nothing up to %s rupees a year, and says its source', (on, threshold) => {
    const rule = deductedTaxRuleOn(day(on));
    expect(rule?.yearlyThreshold ?? null).toBe(threshold === null ? null : rupees(threshold));
    if (rule !== null) {
      expect(rule.source.length).toBeGreaterThan(10);
      expect(rule.from <= on).toBe(true);
    }
  });

  test.each([
    [20_000, 0],
    [20_001, 400.02],
    [25_000, 500],
    [-100, 0],
  ])('of %s rupees charged is %s', (charged, gives) => {
    const rule = { basisPoints: 200, yearlyThreshold: rupees(20_000) };
    expect(deductedTaxOf(rupees(charged), rule)).toBe(Math.round(gives * 100));
  });

  test.each([
    ['2026-03-31', '2025-04-01'],
    ['2026-04-01', '2026-04-01'],
    ['2026-12-31', '2026-04-01'],
    ['2027-01-01', '2026-04-01'],
  ])('the financial year of %s began on %s', (on, from) => {
    expect(financialYearStart(day(on))).toBe(from);
  });
});
