import { describe, expect, test } from 'vitest';
import { addDays, type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import { lateDebit } from './late-debit.ts';
import { plazaAdvice } from './plaza-advice.ts';
import { fastagRuleRows } from './rule-rows.ts';
import { fastagRule, fastagRuleOn } from './rules.ts';

const on = (text: string) => parseIstDate(text) as IstDate;

describe('rules by date', () => {
  test.each([
    ['2026-03-31', 3000],
    ['2026-04-01', 3075],
  ])('on %s the annual pass costs %i rupees', (date, price) => {
    expect(fastagRuleOn('annual-pass', on(date)).values.price).toBe(rupees(price));
  });

  test('a rule is null outside its days', () => {
    expect(fastagRule('annual-pass', on('2025-08-14'))).toBeNull();
    expect(fastagRule('kyv-routine-car', on('2026-01-31'))).not.toBeNull();
    expect(fastagRule('kyv-routine-car', on('2026-02-01'))).toBeNull();
    expect(() => fastagRuleOn('unpaid-fee', on('2026-03-16'))).toThrow(RangeError);
  });

  test('every row has real days in order, a source, and no overlap with another row of its rule', () => {
    for (const row of fastagRuleRows) {
      const first = on(row.validFrom);
      expect(first).not.toBeNull();
      expect(on(row.sourceDate)).not.toBeNull();
      expect(row.source.length).toBeGreaterThan(10);
      if (row.validTo === null) continue;
      expect(on(row.validTo) > first).toBe(true);
      const after = fastagRule(row.id, addDays(on(row.validTo), 1));
      expect(after?.validFrom ?? null).not.toBe(row.validFrom);
    }
    for (const one of fastagRuleRows) {
      const same = fastagRuleRows.filter((row) => row.id === one.id && row !== one);
      const overlaps = same.some(
        (row) =>
          (row.validTo === null || one.validFrom <= row.validTo) &&
          (one.validTo === null || row.validFrom <= one.validTo),
      );
      expect(overlaps, one.id).toBe(false);
    }
  });
});

test('a national plaza never tells anyone to wait, a state plaza may lag an hour', () => {
  const today = on('2026-11-23');
  expect(plazaAdvice('national', today)).toMatchObject({
    listMinutes: 0,
    issuerMinutes: { from: 3, to: 15 },
  });
  expect(plazaAdvice('state', today).listMinutes).toBe(60);
});

describe('a debit against a listed tag', () => {
  const at = (time: string) => new Date(`2026-06-01T${time}:00+05:30`);

  test.each([
    ['13:00', '14:10', null, 'declined'],
    ['13:00', '14:10', '13:30', 'accepted'],
    ['13:30', '14:10', null, 'accepted'],
    ['13:10', '14:10', null, 'accepted'],
    ['13:00', '14:10', '14:18', 'accepted'],
    ['13:00', '14:10', '14:20', 'accepted'],
    ['13:00', '14:10', '14:21', 'declined'],
  ] as const)('listed %s, read %s, removed %s: %s', (listed, read, removed, outcome) => {
    const reading = {
      listedAt: at(listed),
      readAt: at(read),
      removedAt: removed === null ? null : at(removed),
    };
    expect(lateDebit(reading)?.outcome).toBe(outcome);
  });

  test('has no answer before the rule began', () => {
    const readAt = new Date('2025-02-16T10:00:00+05:30');
    expect(lateDebit({ listedAt: readAt, readAt, removedAt: null })).toBeNull();
  });
});
