import { describe, expect, test } from 'vitest';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { paise, rupees } from '../shared/money.ts';
import {
  amountFault,
  coarseLimits,
  presetsWithin,
  rechargeLimits,
  roomIn,
} from './recharge-room.ts';
import { walletCapsOn } from './wallet-caps.ts';

const today = parseIstDate('2026-11-23') as IstDate;
const biller = { minAmount: rupees(100), maxAmount: rupees(1_00_000) };
const use = (balance: number, month = 0, year = 0) => ({
  balance: rupees(balance),
  loadedThisMonth: rupees(month),
  loadedThisYear: rupees(year),
});

describe('room in a wallet', () => {
  test.each([
    ['R1', 'small', use(300), 9_700, 'balance'],
    ['R2', 'small', use(300, 8_000, 40_000), 2_000, 'month'],
    ['R3', 'small', use(300, 1_000, 1_19_500), 500, 'year'],
    ['R4', 'small', use(9_950), 50, 'balance'],
    ['R5', 'full', use(99_400), 600, 'balance'],
  ] as const)('%s', (_, kyc, used, room, bound) => {
    expect(roomIn(walletCapsOn(kyc, today), used)).toEqual({ room: rupees(room), bound });
  });

  test('below the least of the biller nothing can be recharged, and the cap is named', () => {
    const wallet = { caps: walletCapsOn('small', today), use: use(9_950) };
    expect(rechargeLimits(biller, wallet)).toEqual({
      least: rupees(100),
      most: rupees(50),
      bound: 'balance',
      canRecharge: false,
    });
  });

  test('an overfull wallet has no room, not less than none', () => {
    expect(roomIn(walletCapsOn('small', today), use(12_000)).room).toBe(0);
  });
});

describe('limits of a recharge', () => {
  test("the biller's own maximum binds when it is the least, or when the wallet is not known", () => {
    const wallet = { caps: walletCapsOn('full', today), use: use(0) };
    const narrow = { minAmount: rupees(100), maxAmount: rupees(5_000) };
    expect(rechargeLimits(narrow, wallet)).toMatchObject({ most: rupees(5_000), bound: 'biller' });
    expect(rechargeLimits(narrow, null)).toMatchObject({ most: rupees(5_000), bound: 'biller' });
  });

  test('a stranger cannot compute the balance from the limit', () => {
    const limitsAt = (balance: number) =>
      coarseLimits(
        rechargeLimits(biller, { caps: walletCapsOn('small', today), use: use(balance) }),
      );
    expect(limitsAt(86).most).toBe(limitsAt(499).most);
    expect(limitsAt(9_850)).toMatchObject({ most: rupees(150), canRecharge: true });
    expect(limitsAt(9_920)).toMatchObject({ most: rupees(50), canRecharge: false });
  });

  test('amounts to choose from lie within the limits', () => {
    expect(presetsWithin({ least: rupees(100), most: rupees(999) })).toEqual([
      rupees(200),
      rupees(500),
    ]);
    expect(presetsWithin({ least: rupees(100), most: rupees(150) })).toEqual([]);
  });

  test('the limits themselves are accepted, one paisa beyond is not', () => {
    const limits = { least: rupees(100), most: rupees(500) };
    expect(amountFault(rupees(100), limits)).toBeNull();
    expect(amountFault(rupees(500), limits)).toBeNull();
    expect(amountFault(paise(9_999), limits)).toBe('too-little');
    expect(amountFault(paise(50_001), limits)).toBe('too-much');
  });
});
