import { describe, expect, test } from 'vitest';
import { isOwnChallanNumber } from './receipt-number.ts';

const challan = 'DL12345678901234567';

describe('a receipt number', () => {
  test.each([
    'DL12345678901234567',
    'dl 1234 5678 9012 34567',
    'DL/1234-5678.9012_34567',
    '12345678901234567',
    'Challan no. DL12345678901234567',
    'ＤＬ１２３４５６７８９０１２３４５６７',
  ])('that is the challan number as %s is refused', (typed) => {
    expect(isOwnChallanNumber(typed, challan)).toBe(true);
  });

  test.each(['DLR/2611/0042', 'DL12345678901234567/2', '1234567890', 'RCP-12345678901234568'])(
    'of the authority, %s, is taken',
    (typed) => {
      expect(isOwnChallanNumber(typed, challan)).toBe(false);
    },
  );

  test('is compared in full with a challan number without state letters', () => {
    expect(isOwnChallanNumber('22 1100 5533', '2211005533')).toBe(true);
    expect(isOwnChallanNumber('HR55A/1', 'HR55A/1')).toBe(true);
  });
});
