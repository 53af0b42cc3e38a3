import { expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { walletState } from './wallet.ts';

test.each([
  [null, { state: 'none', daysLeft: null }],
  ['2026-11-27', { state: 'over', daysLeft: -1 }],
  ['2026-11-28', { state: 'soon', daysLeft: 0 }],
  ['2026-12-28', { state: 'soon', daysLeft: 30 }],
  ['2026-12-29', { state: 'in-order', daysLeft: 31 }],
  ['2028-02-29', { state: 'in-order', daysLeft: 458 }],
] as const)('a copy valid to %s on 28 November 2026', (upto, expected) => {
  expect(walletState(upto as IstDate | null, '2026-11-28' as IstDate)).toEqual(expected);
});
