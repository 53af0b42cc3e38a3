import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paise, rupees } from '../shared/money.ts';
import type { ChallanStatus, SourceChallan } from './challan.ts';
import { challanSourceIds } from './challan.ts';
import { challanNumberOf } from './challan-number.ts';
import { exampleSourceChallan as challan } from './example-challan.ts';
import { challanKindOf, mergeChallans, type SourceAnswer } from './merge-challans.ts';

const AT = '2026-11-21T04:00:00Z';
const LATER = '2026-11-21T04:05:00Z';

function answer(
  source: SourceAnswer['source'],
  changes: Partial<SourceChallan> = {},
  fetchedAt = AT,
): SourceAnswer {
  return { source, fetchedAt, challans: [challan({ source, ...changes })] };
}

describe('one challan per number', () => {
  test.each([
    ['dl 1000-0000', null, 'DL10000000'],
    ['ＤＬ１０', null, 'DL10'],
    ['DL\u200b10.00', 'DL', 'DL1000'],
    ['12345678901234567', 'MH', 'MH12345678901234567'],
    ['123456789', 'MH', '123456789'],
    ['12345678901234567', null, '12345678901234567'],
    ['0012345678', 'KA', 'KA0012345678'],
    ['VC/12/2026', 'DL', 'VC/12/2026'],
  ])('%s of state %s is written %s', (written, stateCode, number) => {
    expect(challanNumberOf(written, stateCode)).toBe(number);
  });

  test('leading zeros and slashes distinguish two challans', () => {
    const merged = mergeChallans([
      answer('national', { challanNumber: 'DL00123' }),
      answer('state-police', { challanNumber: 'DL123' }),
      answer('virtual-court', { challanNumber: 'DL/123' }),
    ]);
    expect(merged).toHaveLength(3);
  });

  test('a number without its state letters is merged with the one that has them', () => {
    const merged = mergeChallans([
      answer('national', { challanNumber: 'DL10000000000000001' }),
      answer('state-police', { challanNumber: '10000000000000001' }),
    ]);
    expect(merged.map((one) => one.challanNumber)).toEqual(['DL10000000000000001']);
    expect(merged[0]?.provenance.map((one) => one.source)).toEqual(['national', 'state-police']);
  });
});

describe('precedence of sources', () => {
  test('a paid status wins over a pending one and is explained', () => {
    const [merged] = mergeChallans([
      answer('national'),
      answer('state-police', { status: 'paid', received: rupees(500), receiptNumber: 'R1' }),
    ]);
    expect(merged).toMatchObject({
      status: 'paid',
      received: rupees(500),
      receiptNumber: 'R1',
      conflicts: ['paid-at-one-source'],
    });
  });

  test.each<[ChallanStatus, ChallanStatus, ChallanStatus, readonly string[]]>([
    ['unpaid', 'unpaid', 'unpaid', []],
    ['unpaid', 'virtual-court', 'virtual-court', ['in-court-at-one-source']],
    ['unpaid', 'regular-court', 'regular-court', ['in-court-at-one-source']],
    ['virtual-court', 'regular-court', 'regular-court', []],
    ['regular-court', 'disposed', 'disposed', ['paid-at-one-source']],
    ['disposed', 'paid', 'paid', []],
    ['unpaid', 'disposed', 'disposed', ['paid-at-one-source']],
  ])('%s and %s make %s', (a, b, status, conflicts) => {
    const [merged] = mergeChallans([
      answer('national', { status: a }),
      answer('virtual-court', { status: b }),
    ]);
    expect(merged?.status).toBe(status);
    expect(merged?.conflicts).toEqual(conflicts);
  });

  test('once a court has it, the fine of the court applies', () => {
    const [merged] = mergeChallans([
      answer('national', { fine: rupees(500) }),
      answer('virtual-court', { fine: rupees(800), status: 'virtual-court' }),
    ]);
    expect(merged).toMatchObject({ fine: rupees(800), kind: 'court' });
    expect(merged?.conflicts).toEqual(['fines-differ', 'in-court-at-one-source']);
  });

  test('a source without an amount never hides one that has it', () => {
    const [merged] = mergeChallans([
      answer('national', { fine: null }),
      answer('state-police', { fine: rupees(1000) }),
    ]);
    expect(merged).toMatchObject({ fine: rupees(1000), conflicts: [] });
  });

  test('photographs of all sources are kept without duplicates, offences come from the fullest list', () => {
    const fuller = [
      { section: '129/194D', name: 'No helmet' },
      { section: '177', name: 'General' },
    ];
    const [merged] = mergeChallans([
      answer('national', { photoUrls: ['https://a.example/1.jpg'] }),
      answer('state-police', {
        photoUrls: ['https://b.example/2.jpg', 'https://a.example/1.jpg'],
        offences: fuller,
      }),
    ]);
    expect(merged?.photoUrls).toEqual(['https://a.example/1.jpg', 'https://b.example/2.jpg']);
    expect(merged?.offences).toEqual(fuller);
  });

  test('court details of two sources are combined', () => {
    const court = { name: null, address: null, cnr: null, hearingOn: null };
    const [merged] = mergeChallans([
      answer('national', { status: 'virtual-court', court: { ...court, address: 'Tis Hazari' } }),
      answer('virtual-court', {
        status: 'virtual-court',
        court: { ...court, name: 'Virtual Court Delhi', cnr: 'DLND010000012026' },
      }),
    ]);
    expect(merged?.court).toEqual({
      name: 'Virtual Court Delhi',
      address: 'Tis Hazari',
      cnr: 'DLND010000012026',
      hearingOn: null,
    });
  });

  test('the latest response of a source replaces its earlier ones', () => {
    const [merged] = mergeChallans([
      answer('national', { fine: rupees(900) }, LATER),
      answer('national', { fine: rupees(500) }, AT),
    ]);
    expect(merged?.fine).toBe(rupees(900));
    expect(merged?.provenance).toHaveLength(1);
    expect(merged?.conflicts).toEqual([]);
  });

  test('a closed challan with a court stays in the court group', () => {
    const court = { name: 'Virtual Court', address: null, cnr: null, hearingOn: null };
    expect(challanKindOf({ status: 'paid', court })).toBe('court');
    expect(challanKindOf({ status: 'paid', court: null })).toBe('e-challan');
    expect(challanKindOf({ status: 'unpaid', court })).toBe('e-challan');
    expect(challanKindOf({ status: 'virtual-court', court: null })).toBe('court');
  });
});

test('the newest challan comes first, undated ones last', () => {
  const merged = mergeChallans([
    answer('national', { challanNumber: 'B1', issuedAt: null }),
    answer('national', { challanNumber: 'A1', issuedAt: '2025-01-01T00:00:00Z' }),
    answer('national', { challanNumber: 'C1', issuedAt: '2026-01-01T00:00:00Z' }),
    answer('national', { challanNumber: 'A0', issuedAt: '2025-01-01T00:00:00Z' }),
  ]);
  expect(merged.map((one) => one.challanNumber)).toEqual(['C1', 'A0', 'A1', 'B1']);
});

describe('for any responses', () => {
  const instants = fc.constantFrom(AT, LATER, '2026-11-20T00:00:00Z');
  const sourceChallans = fc.record({
    challanNumber: fc.constantFrom('DL1', 'DL2', 'dl 2', 'MH3', '1234567890', 'DL1234567890'),
    source: fc.constantFrom(...challanSourceIds),
    stateCode: fc.constantFrom('DL', 'MH', null),
    authority: fc.constantFrom('Traffic', null),
    district: fc.constantFrom('Pune', null),
    issuedAt: fc.option(instants),
    place: fc.constantFrom('A', 'B', null),
    offences: fc.array(
      fc.record({ section: fc.constantFrom('177', '194D', null), name: fc.constantFrom('x', 'y') }),
      { maxLength: 2 },
    ),
    photoUrls: fc.array(fc.constantFrom('https://a.example/1', 'https://a.example/2')),
    fine: fc.option(fc.integer({ min: 1, max: 1e6 }).map(paise)),
    received: fc.option(fc.integer({ min: 0, max: 1e6 }).map(paise)),
    receiptNumber: fc.option(fc.constantFrom('R1', 'R2')),
    status: fc.constantFrom<ChallanStatus>(
      'unpaid',
      'virtual-court',
      'regular-court',
      'paid',
      'disposed',
    ),
    court: fc.constant(null),
    isImpounded: fc.boolean(),
  });
  const answers = fc.array(
    fc.record({
      source: fc.constantFrom(...challanSourceIds),
      fetchedAt: instants,
      challans: fc.array(sourceChallans, { maxLength: 5 }),
    }),
    { maxLength: 5 },
  );
  const everyNumber = (given: readonly SourceAnswer[]) =>
    new Set(
      given.flatMap((one) =>
        one.challans.map((c) => challanNumberOf(c.challanNumber, c.stateCode)),
      ),
    );

  test('the order of responses and challans does not matter', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const reversed = [...given]
          .reverse()
          .map((one) => ({ ...one, challans: [...one.challans].reverse() }));
        expect(mergeChallans(reversed)).toEqual(mergeChallans(given));
      }),
    );
  });

  test('a duplicate response changes nothing', () => {
    fc.assert(
      fc.property(answers, (given) => {
        expect(mergeChallans([...given, ...given])).toEqual(mergeChallans(given));
      }),
    );
  });

  test('no challan is lost and none appears twice', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const numbers = mergeChallans(given).map((one) => one.challanNumber);
        expect(new Set(numbers)).toEqual(everyNumber(given));
        expect(numbers).toHaveLength(everyNumber(given).size);
      }),
    );
  });

  test('every source of a challan is listed in it once', () => {
    fc.assert(
      fc.property(answers, (given) => {
        for (const merged of mergeChallans(given)) {
          const named = merged.provenance.map((one) => one.source);
          const knowing = given
            .filter((one) => everyNumber([one]).has(merged.challanNumber))
            .map((one) => one.source);
          expect(named).toHaveLength(new Set(named).size);
          expect(new Set(named)).toEqual(new Set(knowing));
        }
      }),
    );
  });
});
