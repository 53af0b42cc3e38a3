import { describe, expect, test } from 'vitest';
import { deficiencies, readRemark } from './deficiencies.ts';

test('every reason has text in both languages and a source', () => {
  expect(deficiencies.length).toBeGreaterThanOrEqual(18);
  expect(new Set(deficiencies.map(({ id }) => id)).size).toBe(deficiencies.length);
  for (const { id, name, means, todo, papers, sources } of deficiencies) {
    for (const words of [name, means, todo, ...papers]) {
      expect(words.en.trim(), id).not.toBe('');
      expect(words.hi, id).toMatch(/[\u0900-\u097f]/);
    }
    expect(sources.length, id).toBeGreaterThan(0);
  }
});

describe('a remark', () => {
  test.each([
    ['Chassis imprint not clear', 'chassis-trace'],
    ['SIGNATURE MISMATCH ON FORM 29', 'signature'],
    ['upload clear copy of RC, document blurred', 'unclear-scan'],
    ['NOC from previous RTO not attached (form 28)', 'other-office-noc'],
    ['HYPOTHECATION not terminated. Upload form 35 and bank NOC', 'loan-without-noc'],
    ['Insurance expired', 'papers-lapsed'],
    ['Vehicle is Not To Be Transacted, pending e-challan', 'open-challan'],
    ['Medical certificate Form-1A required', 'medical'],
    ['address not in jurisdiction of this RTO', 'address-proof'],
    ['Kindly link mobile number', 'mobile-not-linked'],
    ['बीमा समाप्त', 'papers-lapsed'],
    ['फोटो सही नहीं', 'photo'],
    ['हस्ताक्षर नहीं मिलते', 'signature'],
  ])('"%s" matches %s best', (remark, wanted) => {
    expect(readRemark(remark)[0]?.id).toBe(wanted);
  });

  test.each(['', '   ', '...', 'zzzz', '<script>alert(1)</script>', '123456'])(
    '"%s" matches nothing',
    (remark) => {
      expect(readRemark(remark)).toEqual([]);
    },
  );

  test('returns four reasons at most, also for a very long text', () => {
    const all = 'challan photo insurance noc signature medical toll original fee '.repeat(200);
    expect(readRemark(all)).toHaveLength(4);
  });
});
